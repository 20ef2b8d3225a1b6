import { useTranslations } from 'next-intl';
import band from './FamilyBand.module.css';
import styles from './PlansStep.module.css';
import { PlansWaiting } from './PlansStates';

/**
 * A placeholder until the step's script and prices have loaded. Its heading is its largest element, and so the largest
 * contentful paint.
 */
export function PlansFrame() {
  const t = useTranslations('quote.plans');
  return (
    <>
      <div className={`dark ${band.band}`}>
        <div className={`wrap ${band.row}`} />
      </div>
      <div className={`wrap ${styles.page}`}>
        <div className={styles.heading}>
          <h1>{t('titleLoading')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
        <PlansWaiting />
      </div>
    </>
  );
}
