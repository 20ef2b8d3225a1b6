import { useTranslations } from 'next-intl';
import band from './FamilyBand.module.css';
import styles from './PlansStep.module.css';
import { PlansWaiting } from './PlansStates';

/** Stands for the step until its script and prices are here. Its heading is the largest thing that it shows. */
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
