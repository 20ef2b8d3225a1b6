import { useMemo, useState, useSyncExternalStore } from 'react';
import { ChangeSaver } from '@/lib/client/saving/changeSaver';

/** Other sessions' updates show through. `save` and `onProblem` are those of the first render. */
export function useChanges<Values extends object>(
  stored: Values,
  save: (changed: Partial<Values>) => Promise<unknown>,
  onProblem: (problem: unknown) => void,
): readonly [Values, (changed: Partial<Values>) => void] {
  const [saver] = useState(() => new ChangeSaver<Values>(save, onProblem));
  const waiting = useSyncExternalStore(saver.subscribe, saver.waiting, saver.waiting);
  return [useMemo(() => ({ ...stored, ...waiting }), [stored, waiting]), saver.change];
}
