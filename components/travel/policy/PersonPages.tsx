import { useTranslations } from 'next-intl';
import type { TripPolicyDto } from '@/lib/domain/travel/contract';
import { certificateUrl } from './certificateUrl';
import styles from './TripPolicy.module.css';

/** A certificate for each person, for visas that each applies for alone: nobody's paper then tells of the others. */
export function PersonPages({ policy: { policyNumber, travellers } }: { policy: TripPolicyDto }) {
  const t = useTranslations('tripPolicy');
  if (travellers.length < 2) return null;
  return (
    <details className={styles.persons}>
      <summary>{t('eachPerson')}</summary>
      <ul>
        {travellers.map(({ givenNames, surname }, at) => (
          <li key={at}>
            <a href={certificateUrl(policyNumber, at + 1)} download>
              {[givenNames, surname].filter(Boolean).join(' ')}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
