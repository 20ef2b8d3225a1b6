import { useState, useSyncExternalStore } from 'react';
import { LIVE, NAMED } from '@/lib/late/before/typed';

function isPlansNamed(): boolean {
  if (typeof document === 'undefined') return false;
  const { documentElement: root } = document;
  return root.getAttribute(NAMED) === 'plans' && !root.hasAttribute(LIVE);
}

const never = () => () => undefined;

/**
 * Whether the address named the plans before React was here. Their frame then stands in the place of the family's
 * questions (PlansAhead.tsx): nobody sees those, and hydrating them would hold the plans up.
 */
export function useAhead(): boolean {
  const [isAhead] = useState(isPlansNamed);
  return useSyncExternalStore(
    never,
    () => isAhead,
    () => false,
  );
}
