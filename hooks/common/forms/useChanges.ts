import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { ChangeSaver } from '@/lib/client/saving/changeSaver';
import { keepUnsavedChanges, unsavedChanges } from '@/lib/client/saving/unsavedChanges';
import type { DraftValues } from '@/lib/domain/common/drafts/draft';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';

/**
 * Changes typed over server data, saved in the background. Values from other sessions show through where nothing was
 * typed here. Unsaved changes stay on this device for the next page with the same `id`. `save` and `onProblem` are
 * those of the first render.
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
    // Not unsubscribed on unmount, since a save may finish after it.
    saver.subscribe(() => keep());
  }, [saver]);
  return [useMemo(() => ({ ...stored, ...waiting }), [stored, waiting]), saver.change, status];
}
