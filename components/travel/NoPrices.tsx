import { useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/states/Face';
import { Skeleton } from '@/components/common/ui/states/Skeleton';

export function NoPrices({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const t = useTranslations('travel.sum');
  if (!hasFailed) return <Skeleton lines={[{ height: '6rem' }, { height: '6rem' }]} label={t('waiting')} />;
  return (
    <Face
      kind={navigator.onLine ? 'error' : 'offline'}
      title={t('failedTitle')}
      action={
        <Button kind="act" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t('failed')}
    </Face>
  );
}
