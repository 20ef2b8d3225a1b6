import { useTranslations } from 'next-intl';
import styles from './PageLoading.module.css';
import { usePageLoading } from './usePageLoading';

/** A bar on the upper edge from the start of a change of page to its end; quick changes never show it. */
export function PageLoading() {
  const t = useTranslations('common');
  const isLoading = usePageLoading();
  return (
    <div className={styles.place} role="status">
      {isLoading && (
        <div className={styles.bar}>
          <span className="visuallyHidden">{t('loadingPage')}</span>
        </div>
      )}
    </div>
  );
}
