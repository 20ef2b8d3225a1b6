import { useEffect, useState } from 'react';
import { useHydrated } from '@/lib/late/useHydrated';
import { pressAgain } from './keepPressed';
import { keepTicked } from './keepTicked';
import { keepTyped } from './keepTyped';
import { PRESSED } from './typed';

// Read before hydration; React replays later events itself.
const pressedBefore =
  typeof document === 'undefined'
    ? undefined
    : (document.querySelector<HTMLButtonElement>(`button[${PRESSED}]`) ?? undefined);

/**
 * Replays input and presses from before hydration, for a form that is not an island. Call it after whatever subscribes
 * to the form.
 */
export function useTypedBefore(id: string): void {
  const isHydrated = useHydrated();
  // During the first render, before React writes its values into the boxes.
  const [tell] = useState(() => {
    const form = isHydrated || typeof document === 'undefined' ? null : document.getElementById(id);
    if (!form) return undefined;
    const pressed = form.contains(pressedBefore ?? null) ? pressedBefore : undefined;
    return { ticked: keepTicked(form), typed: keepTyped(form), pressed };
  });
  useEffect(() => {
    // React handles events synchronously only after its own work.
    queueMicrotask(() => {
      tell?.ticked();
      tell?.typed();
      if (tell?.pressed) pressAgain(tell.pressed);
    });
  }, [tell]);
}
