import { useMemo, useState, useSyncExternalStore } from 'react';
import { ChangeSaver } from '@/lib/client/saving/changeSaver';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';

/** Other sessions' updates show through. `save` and `onProblem` are those of the first render. */
export function useChanges<Values extends object>(
  stored: Values,
  save: (changed: Partial<Values>) => Promise<unknown>,
  onProblem: (problem: unknown) => void,
): readonly [Values, (changed: Partial<Values>) => void, SaveStatus] {
  const [saver] = useState(() => new ChangeSaver<Values>(save, onProblem));
  const waiting = useSyncExternalStore(saver.subscribe, saver.waiting, saver.waiting);
  const status = useSyncExternalStore(saver.subscribe, saver.status, saver.status);
  return [useMemo(() => ({ ...stored, ...waiting }), [stored, waiting]), saver.change, status];
}
