import { useEffect, useState } from 'react';
import { useHydrated } from './useHydrated';
import { pressAgain } from './keepPressed';
import { keepTyped } from './keepTyped';

// Read before React takes the page over: what is pressed while it does, React hears itself.
const pressedBefore =
  typeof document === 'undefined'
    ? undefined
    : (document.querySelector<HTMLButtonElement>('button[data-pressed]') ?? undefined);

/** As keepTyped, for what was ticked. */
function keepTicked(form: HTMLElement): () => void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=radio]')];
  const ticked = boxes.filter((box) => box.checked !== box.defaultChecked);
  const wanted = ticked.map((box) => ({ box, isTicked: box.checked }));
  return () => {
    for (const { box, isTicked } of wanted) {
      // React leaves the tick and knows nothing of it: only a change is told.
      box.checked = !isTicked;
      box.click();
    }
  };
}

/**
 * What was typed, ticked and pressed in a prerendered form before the page's script was here is told to React, once it
 * listens. For a part that is no island; called after what subscribes to the form.
 */
export function useTypedBefore(id: string): void {
  const isHydrated = useHydrated();
  // Read while React takes the page over, before it writes what it knows into the boxes.
  const [tell] = useState(() => {
    const form = isHydrated || typeof document === 'undefined' ? null : document.getElementById(id);
    if (!form) return undefined;
    const pressed = form.contains(pressedBefore ?? null) ? pressedBefore : undefined;
    return { ticked: keepTicked(form), typed: keepTyped(form), pressed };
  });
  useEffect(() => {
    // Only once React's own work is done does it answer events one by one.
    queueMicrotask(() => {
      tell?.ticked();
      tell?.typed();
      if (tell?.pressed) pressAgain(tell.pressed);
    });
  }, [tell]);
}
