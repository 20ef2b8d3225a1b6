import { useLocale, useTranslations } from 'next-intl';
import { Page } from '@/components/common/page/Page';
import { ButtonLink } from '@/components/common/ui/Button';
import { Crumbs } from '@/components/common/ui/heading/Crumbs';
import { Tag } from '@/components/common/ui/Tag';
import { paths } from '@/lib/config/paths';
import { pathIn } from '@/lib/i18n/locales';
import { SlotSpecialities } from './SlotSpecialities';
import { Each, slot } from './slots';
import styles from './HospitalPages.module.css';

/** One prerendered page for all cities, into which the server writes the hospitals of the city that was asked for. */
export function CityHospitals() {
  const t = useTranslations('hospitals');
  const locale = useLocale();
  const words = { city: slot('city'), state: slot('state'), count: slot('count'), shown: slot('shown') };
  return (
    <Page
      title={t('inCity.title', words)}
      description={t('inCity.description', words)}
      canonical={`${paths.hospitals}/${slot('slug')}`}
    >
      <div className={`wrap ${styles.page}`}>
        <Crumbs trail={[{ title: t('crumb'), path: paths.hospitals }, { title: words.city }]} />
        <h1>{t('inCity.heading', words)}</h1>
        <p className="lead">{t('inCity.lead', words)}</p>
        <p className={styles.ways}>
          <ButtonLink kind="act" icon="search" href={`${paths.hospitals}#${slot('cityName')}`}>
            {t('inCity.find', words)}
          </ButtonLink>
        </p>
        <Each of="isCut">
          <p className="small">{t('inCity.first', words)}</p>
        </Each>
        <ul className={styles.list}>
          <Each of="hospitals">
            <li>
              <h2>
                <a href={pathIn(locale, `${paths.hospitals}/hospital/${slot('id')}`)}>{slot('name')}</a>{' '}
                <Each of="isSample">
                  <Tag>{t('row.sample')}</Tag>
                </Each>
              </h2>
              <p className="small">
                <SlotSpecialities />
              </p>
              <p className="small">{slot('address')}</p>
              <p className={styles.traits}>
                <Each of="isCashless">
                  <span>{t('row.cashless')}</span>
                </Each>
                <Each of="isNotCashless">
                  <span>{t('row.neverCashless')}</span>
                </Each>
                <Each of="isOpenAllDay">
                  <span>{t('row.allDay')}</span>
                </Each>
                <span>{t('inCity.beds', { count: slot('beds') })}</span>
                <a href={slot('tel')}>{slot('phone')}</a>
              </p>
            </li>
          </Each>
        </ul>
      </div>
    </Page>
  );
}
