import { useEffect, useState } from 'react';
import { useHydrated } from './useHydrated';
import { pressAgain } from './keepPressed';
import { keepTyped } from './keepTyped';
import { PRESSED } from './typed';

// Read before hydration; React replays later events itself.
const pressedBefore =
  typeof document === 'undefined'
    ? undefined
    : (document.querySelector<HTMLButtonElement>(`button[${PRESSED}]`) ?? undefined);

/** As keepTyped, for checkboxes. */
function keepTicked(form: HTMLElement): () => void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=radio]')];
  const ticked = boxes.filter((box) => box.checked !== box.defaultChecked);
  const wanted = ticked.map((box) => ({ box, isTicked: box.checked }));
  return () => {
    for (const { box, isTicked } of wanted) {
      // Toggled back first: React reacts only to a change.
      box.checked = !isTicked;
      box.click();
    }
  };
}

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
