import { useTranslations } from 'next-intl';
import { AwayFace } from '@/components/common/ui/states/AwayFace';
import { Face } from '@/components/common/ui/states/Face';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { brand } from '@/lib/brand';
import { phoneInText } from '@/lib/i18n/format';
import styles from './PlansStep.module.css';

export function PlansWaiting() {
  const t = useTranslations('quote.plans');
  const lines = [
    { width: '60%', height: '1.5rem' },
    { width: '85%' },
    { height: '2.75rem' },
    { height: '3rem' },
  ];
  return (
    <ul className={styles.list}>
      {[0, 1, 2].map((at) => (
        <li key={at} className="card">
          <Skeleton lines={lines} label={t('working')} />
        </li>
      ))}
    </ul>
  );
}

export function NoPlans() {
  const t = useTranslations('quote.plans');
  return (
    <Face kind="empty" title={t('emptyTitle')}>
      {t('emptyText', { phone: phoneInText(brand.helplineNewPolicy) })}
    </Face>
  );
}

export function PlansFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('quote.plans');
  return (
    <AwayFace
      title={t('errorTitle')}
      text={t('errorText')}
      offlineText={t('offlineText')}
      again={t('tryAgain')}
      onAgain={onRetry}
    />
  );
}
