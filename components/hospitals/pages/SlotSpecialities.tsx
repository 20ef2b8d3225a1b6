import { useTranslations } from 'next-intl';
import { SPECIALITIES } from '@/lib/domain/hospitals/specialities.data';
import { Each } from './slots';
import styles from './HospitalPages.module.css';

/** The prerendered page lists all specialities; the server keeps those of the hospital. */
export function SlotSpecialities() {
  const t = useTranslations('hospitals.specialities');
  return (
    <span className={styles.kinds}>
      {SPECIALITIES.map((each) => (
        <Each key={each} of={each}>
          <span>{t(each)}</span>
        </Each>
      ))}
    </span>
  );
}
