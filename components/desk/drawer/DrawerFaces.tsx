import { useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/states/Face';
import { Note } from '@/components/common/ui/states/Note';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { useOnline } from '@/hooks/common/useOnline';
import type { QuoteHistory } from '@/hooks/desk/drawer/useQuoteHistory';

/** What stands in the drawer before the quote is there, and above it while it can't be renewed. */
export function DrawerFaces({ history: { history, error, isGone, retry } }: { history: QuoteHistory }) {
  const t = useTranslations('deskDrawer');
  const offline = useTranslations('common.offline');
  const isOnline = useOnline();
  if (history) {
    return isOnline ? null : (
      <Note kind="warn" icon="offline" role="status">
        {t('stale')}
      </Note>
    );
  }
  if (!error)
    return (
      <Skeleton lines={[{ height: '4rem' }, { height: '6rem' }, { height: '18rem' }]} label={t('loading')} />
    );
  if (isGone) {
    return (
      <Face kind="empty" title={t('gone')}>
        {t('goneText')}
      </Face>
    );
  }
  const again = (
    <Button kind="line" onClick={retry}>
      {t('again')}
    </Button>
  );
  return (
    <Face
      kind={isOnline ? 'error' : 'offline'}
      title={isOnline ? t('failed') : offline('title')}
      action={again}
    >
      {t('failedText')}
    </Face>
  );
}
