import { useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import type { FoundHospitalDto } from '@/lib/domain/hospitals/contract';
import { directionsTo, telOf } from '@/lib/domain/hospitals/links';
import styles from './Rings.module.css';

/** Shows the chosen hospital on a phone, where a name has no room beside its pin. */
export function ChosenPin({ hospital }: { hospital: FoundHospitalDto }) {
  const t = useTranslations('hospitals');
  const { name, phone, from, isCashless } = hospital;
  return (
    <div className={styles.chosen}>
      <p>
        <b>{name}</b>
        <small>
          {from && `${t('row.km', { km: from.km })} ${t(`directions.${from.direction}`)}, `}
          {t(isCashless ? 'row.cashless' : 'row.neverCashless')}
        </small>
      </p>
      <a href={telOf(phone)} aria-label={t('row.call', { name })}>
        <Icon name="phone" />
      </a>
      <a
        href={directionsTo(hospital)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('row.directionsTo', { name })}
      >
        <Icon name="directions" />
      </a>
    </div>
  );
}
