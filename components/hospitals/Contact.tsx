import { useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import type { FoundHospitalDto } from '@/lib/domain/hospitals/contract';
import { directionsTo, telOf } from '@/lib/domain/hospitals/links';
import styles from './Hospitals.module.css';

type Props = { hospital: FoundHospitalDto; isOffline: boolean | undefined; isChosen: boolean };

export function Contact({ hospital, isOffline, isChosen }: Props) {
  const t = useTranslations('hospitals.row');
  const { name, phone } = hospital;
  return (
    <p className={isChosen ? `${styles.contact} ${styles.large}` : styles.contact}>
      <a className="link" href={telOf(phone)} aria-label={`${t('call', { name })}: ${phone}`}>
        <Icon name="phone" size="small" />
        <span className="num">{phone}</span>
      </a>
      {isOffline ? (
        <span className="tiny">{t('noDirections')}</span>
      ) : (
        <Link className="link" newTab href={directionsTo(hospital)}>
          <Icon name="directions" size="small" />
          <span aria-hidden="true">{t('directions')}</span>
          <span className="visuallyHidden">{t('directionsTo', { name })}</span>
        </Link>
      )}
    </p>
  );
}
