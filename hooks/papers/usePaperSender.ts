import { useMemo, useSyncExternalStore } from 'react';
import { useAskBeforeLeaving } from '@/hooks/common/page/useAskBeforeLeaving';
import type { PaperSender } from '@/lib/client/papers/paperSender';

/** The files that were chosen here, and how far each is. Asks before the tab is closed while one is being sent. */
export function usePaperSender<Kind extends string>(sender: PaperSender<Kind>) {
  const papers = useSyncExternalStore(sender.subscribe, sender.papers, sender.papers);
  useAskBeforeLeaving(sender.isBusy());
  return useMemo(() => {
    const { add, stop, drop, discard, retry } = sender;
    return { papers, add, stop, drop, discard, retry };
  }, [sender, papers]);
}
