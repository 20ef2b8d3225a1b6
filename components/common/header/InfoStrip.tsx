import { useTranslations } from 'next-intl';
import { useStrips } from '@/hooks/site/useStrips';
import type { PageType } from '@/lib/config/pageTypes';
import { Icon } from '@/components/common/ui/Icon';
import styles from './InfoStrip.module.css';

export function InfoStrip({ pageType }: { pageType: PageType }) {
  const t = useTranslations('layout');
  if (!useStrips().enabledOnPages.includes(pageType)) return null;
  return (
    <aside className={styles.strip} aria-label={t('infoStripLabel')}>
      <Icon name="phone" size="small" />
      {t('infoStrip')}
    </aside>
  );
}
