import { useState, useSyncExternalStore } from 'react';
import { LIVE, NAMED } from '@/lib/late/before/typed';

function isPlansNamed(): boolean {
  if (typeof document === 'undefined') return false;
  const { documentElement: root } = document;
  return root.getAttribute(NAMED) === 'plans' && !root.hasAttribute(LIVE);
}

const never = () => () => undefined;

/**
 * Whether the URL named the plans before hydration. Their placeholder (PlansAhead.tsx) then replaces the family's
 * questions, which nobody would see and whose hydration would delay the plans.
 */
export function useAhead(): boolean {
  const [isAhead] = useState(isPlansNamed);
  return useSyncExternalStore(
    never,
    () => isAhead,
    () => false,
  );
}
