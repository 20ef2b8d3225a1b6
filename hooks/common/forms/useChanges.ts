import { useMemo, useState, useSyncExternalStore } from 'react';
import { ChangeSaver } from '@/lib/client/saving/changeSaver';

/**
 * A record as it is stored, under what was changed here and is not stored yet. It follows what is stored by others;
 * `save` and `onProblem` are those of the first render.
 */
export function useChanges<Values extends object>(
  stored: Values,
  save: (changed: Partial<Values>) => Promise<unknown>,
  onProblem: (problem: unknown) => void,
): readonly [Values, (changed: Partial<Values>) => void] {
  const [saver] = useState(() => new ChangeSaver<Values>(save, onProblem));
  const waiting = useSyncExternalStore(saver.subscribe, saver.waiting, saver.waiting);
  return [useMemo(() => ({ ...stored, ...waiting }), [stored, waiting]), saver.change];
}
