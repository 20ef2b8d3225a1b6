import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { ChangeSaver } from '@/lib/client/saving/changeSaver';
import { keepUnsavedChanges, unsavedChanges } from '@/lib/client/saving/unsavedChanges';
import type { DraftValues } from '@/lib/domain/common/drafts/draft';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';

/**
 * Other sessions' updates show through. What isn't saved yet stays on this device for the next page of `id`. `save` and
 * `onProblem` are those of the first render.
 */
export function useChanges<Values extends object>(
  id: string,
  stored: Values,
  save: (changed: Partial<Values>) => Promise<unknown>,
  onProblem: (problem: unknown) => void,
): readonly [Values, (changed: Partial<Values>) => void, SaveStatus] {
  const [saver] = useState(() => new ChangeSaver<Values>(save, onProblem));
  const waiting = useSyncExternalStore(saver.subscribe, saver.waiting, saver.waiting);
  const status = useSyncExternalStore(saver.subscribe, saver.status, saver.status);
  const keep = useEffectEvent(() =>
    keepUnsavedChanges(id, saver.waiting() as DraftValues, stored as DraftValues),
  );
  const sendEarlier = useEffectEvent(() => {
    const earlier = unsavedChanges(id, stored as DraftValues) as Partial<Values>;
    if (Object.keys(earlier).length > 0) saver.change(earlier);
  });
  useEffect(() => {
    sendEarlier();
    // Not ended with the component: what it saves later isn't unsaved any more.
    saver.subscribe(() => keep());
  }, [saver]);
  return [useMemo(() => ({ ...stored, ...waiting }), [stored, waiting]), saver.change, status];
}
