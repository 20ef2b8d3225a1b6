import { useTranslations } from 'next-intl';
import { AgainButton } from '@/components/common/ui/states/AgainButton';
import { Face } from '@/components/common/ui/states/Face';
import { Note } from '@/components/common/ui/states/Note';
import { Skeleton } from '@/components/common/ui/states/Skeleton';

type Props = { hasFailed: boolean; isPaused: boolean; onRetry: () => unknown };

export function NoPrices({ hasFailed, isPaused, onRetry }: Props) {
  const t = useTranslations('travel.sum');
  if (isPaused) {
    return (
      <Note kind="warn" role="alert">
        {t('paused')}
      </Note>
    );
  }
  if (!hasFailed) return <Skeleton lines={[{ height: '6rem' }, { height: '6rem' }]} label={t('waiting')} />;
  return (
    <Face
      kind={navigator.onLine ? 'error' : 'offline'}
      title={t('failedTitle')}
      action={<AgainButton onAgain={onRetry}>{t('tryAgain')}</AgainButton>}
    >
      {t('failed')}
    </Face>
  );
}
