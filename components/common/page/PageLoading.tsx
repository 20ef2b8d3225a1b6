import { useTranslations } from 'next-intl';
import styles from './PageLoading.module.css';
import { usePageLoading } from './usePageLoading';

/** A progress bar for page changes; CSS delays it, so that quick ones never show it. */
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
