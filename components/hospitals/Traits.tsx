import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import type { FoundHospitalDto } from '@/lib/domain/hospitals/contract';
import { formatDate } from '@/lib/i18n/format';
import styles from './Hospitals.module.css';

export function Traits({ hospital }: { hospital: FoundHospitalDto }) {
  const t = useTranslations('hospitals.row');
  const { isCashless, beds } = hospital;
  return (
    <ul className={styles.traits}>
      <li className={isCashless ? styles.good : styles.warn}>
        <Icon name={isCashless ? 'check' : 'alert'} size="small" />
        <Cashless hospital={hospital} />
      </li>
      <li>
        <Icon name="clock" size="small" />
        <Hours hospital={hospital} />
      </li>
      <li className={styles.beds}>
        <Icon name="bed" size="small" />
        {t('beds', { count: beds })}
      </li>
    </ul>
  );
}

function Cashless({ hospital: { isCashless, notCashlessSince } }: { hospital: FoundHospitalDto }) {
  const t = useTranslations('hospitals.row');
  const locale = useLocale();
  if (isCashless) return t('cashless');
  return notCashlessSince
    ? t('notCashless', { date: formatDate(notCashlessSince, locale) })
    : t('neverCashless');
}

function Hours({ hospital: { isOpenAllDay, opensAt, closesAt } }: { hospital: FoundHospitalDto }) {
  const t = useTranslations('hospitals.row');
  if (isOpenAllDay) return t('allDay');
  return opensAt === undefined || closesAt === undefined
    ? t('day')
    : t('byDay', { from: opensAt, to: closesAt });
}
