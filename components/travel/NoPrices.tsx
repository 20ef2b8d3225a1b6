import { useTranslations } from 'next-intl';
import { AwayFace } from '@/components/common/ui/states/AwayFace';
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
  return <AwayFace title={t('failedTitle')} text={t('failed')} again={t('tryAgain')} onAgain={onRetry} />;
}
