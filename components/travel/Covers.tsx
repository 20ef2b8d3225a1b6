import { useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import styles from './Trip.module.css';

const covers = ['medical', 'home', 'baggage', 'delay'] as const;

/** Benefits that are the same at every sum insured. */
export function Covers() {
  const t = useTranslations('travel.covers');
  return (
    <section className={`card ${styles.covers}`} aria-labelledby="trip-covers">
      <h2 id="trip-covers">{t('title')}</h2>
      <ul>
        {covers.map((each) => (
          <li key={each}>
            <Icon name="check" size="small" />
            {t(each)}
          </li>
        ))}
      </ul>
      <p className="tiny">{t('sample')}</p>
    </section>
  );
}
