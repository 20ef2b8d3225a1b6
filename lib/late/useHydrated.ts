import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { isAwaited } from './before/typed';

const never = () => () => undefined;

/** Parts that are hydrated, and not yet drawn as what they are in the browser. */
const waiting = new Set<() => void>();

/** Who types or presses finds all of them drawn: nothing is saved without what this device has kept. */
function drawNow(): void {
  if (waiting.size > 0) flushSync(() => waiting.forEach((draw) => draw()));
}
if (typeof window !== 'undefined') {
  for (const touch of ['pointerdown', 'keydown', 'input', 'click'])
    window.addEventListener(touch, drawNow, { capture: true, passive: true });
}

/** Answers as the server did for as long as the part lives that was hydrated with that. */
function createAnswer() {
  let isOfServer = false;
  return {
    atFirst: () => {
      isOfServer = true;
      return false;
    },
    now: () => !isOfServer,
  };
}

/**
 * False while a prerendered part is hydrated; then React draws it again in steps. A store that answers otherwise than on
 * the server would have it drawn in one task, 60 ms of a cheap phone.
 */
export function useHydrated(): boolean {
  const [answer] = useState(createAnswer);
  const [isDrawn, setDrawn] = useState(false);
  const isHydrated = useSyncExternalStore(never, answer.now, answer.atFirst) || isDrawn;
  useEffect(() => {
    if (isHydrated) return undefined;
    const draw = () => setDrawn(true);
    waiting.add(draw);
    if (isAwaited()) draw();
    else startTransition(draw);
    return () => void waiting.delete(draw);
  }, [isHydrated]);
  return isHydrated;
}
