import { useTranslations } from 'next-intl';
import { PincodeSearch } from '@/components/common/form/pincode/PincodeSearch';
import { type Branch, nearestBranches } from '@/lib/domain/places/branches';
import styles from './StoreFinder.module.css';

/** Finds branches. Without JavaScript the table of all branches below does. */
export function StoreFinder({ branches }: { branches: readonly Branch[] }) {
  const t = useTranslations('stores');
  return (
    <PincodeSearch id="find" say={t}>
      {({ centre }) =>
        centre ? (
          <ol className={styles.near}>
            {nearestBranches(branches, centre).map(({ pincode, city, place, hours, km }) => (
              <li key={pincode}>
                <b>{city}</b> {t('km', { km })}
                <br />
                {place}
                <br />
                <span className="small">{hours}</span>
              </li>
            ))}
          </ol>
        ) : (
          <p>{t('nowhere')}</p>
        )
      }
    </PincodeSearch>
  );
}
