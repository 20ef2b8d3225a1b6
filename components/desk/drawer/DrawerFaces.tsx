import { useTranslations } from 'next-intl';
import { Face } from '@/components/common/ui/states/Face';
import { Note } from '@/components/common/ui/states/Note';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { DeskAway } from '@/components/desk/DeskAway';
import { useOnline } from '@/hooks/common/useOnline';
import type { QuoteHistory } from '@/hooks/desk/drawer/useQuoteHistory';

/** Shown instead of the quote until it is loaded, and above it while it can't be refreshed. */
export function DrawerFaces({ history: { history, error, isGone, retry } }: { history: QuoteHistory }) {
  const t = useTranslations('deskDrawer');
  const desk = useTranslations('desk');
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
        {desk('goneText')}
      </Face>
    );
  }
  return <DeskAway title={t('failed')} onAgain={retry} />;
}
