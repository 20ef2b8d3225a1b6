import { useLocale, useTranslations } from 'next-intl';
import { Page } from '@/components/common/page/Page';
import { ButtonLink } from '@/components/common/ui/Button';
import { Crumbs } from '@/components/common/ui/heading/Crumbs';
import { Facts } from '@/components/common/ui/heading/Facts';
import { Tag } from '@/components/common/ui/Tag';
import { paths } from '@/lib/config/paths';
import { pathIn } from '@/lib/i18n/locales';
import { SlotSpecialities } from './SlotSpecialities';
import { Each, slot } from './slots';
import styles from './HospitalPages.module.css';

/** One prerendered page for all hospitals, into which the server writes the one that was asked for. */
export function OneHospital() {
  const t = useTranslations('hospitals');
  const locale = useLocale();
  const name = slot('name');
  const words = { name, city: slot('city'), pincode: slot('pincode') };
  const hours = (
    <>
      <Each of="isOpenAllDay">{t('one.allDay')}</Each>
      <Each of="hours">{t('row.byDay', { from: slot('from'), to: slot('to') })}</Each>
    </>
  );
  const desk = (
    <Each of="desk">
      <a href={slot('deskTel')}>{slot('deskPhone')}</a>, <Each of="isDeskAllDay">{t('row.deskAllDay')}</Each>
      <Each of="deskHours">{t('row.deskHours', { from: slot('from'), to: slot('to') })}</Each>
    </Each>
  );
  const cashless = (
    <>
      <Each of="isCashless">{t('one.yes')}</Each>
      <Each of="isNotCashless">{t('one.no')}</Each>
    </>
  );
  return (
    <Page
      title={t('one.title', words)}
      description={t('one.description', words)}
      canonical={`${paths.hospitals}/hospital/${slot('id')}`}
    >
      <div className={`wrap ${styles.page}`}>
        <Crumbs
          trail={[
            { title: t('crumb'), path: paths.hospitals },
            { title: words.city, path: `${paths.hospitals}/${slot('citySlug')}` },
            { title: name },
          ]}
        />
        <h1>{name}</h1>
        <Each of="isSample">
          <p>
            <Tag>{t('row.sample')}</Tag> {t('one.sample')}
          </p>
        </Each>
        <Facts
          rows={[
            { label: t('one.cashless'), value: cashless },
            { label: t('one.phone'), value: <a href={slot('tel')}>{slot('phone')}</a> },
            { label: t('row.desk'), value: desk },
            { label: t('row.address'), value: slot('address') },
            { label: t('one.specialities'), value: <SlotSpecialities /> },
            { label: t('one.hours'), value: hours },
            { label: t('one.beds'), value: slot('beds') },
            { label: t('one.checked'), value: slot('checkedOn') },
          ]}
        />
        <p className={styles.ways}>
          <ButtonLink kind="go" href={`${paths.tellClaim()}#at-${slot('id')}`}>
            {t('row.claim')}
          </ButtonLink>
          <ButtonLink kind="line" icon="directions" href={slot('directions')} newTab>
            {t('row.directions')}
          </ButtonLink>
        </p>
        <p>
          <a className="link" href={pathIn(locale, `${paths.hospitals}/${slot('citySlug')}`)}>
            {t('one.others', words)}
          </a>
        </p>
      </div>
    </Page>
  );
}
