import { PINCODE } from './pincode';
import { CIRCLES } from './pincodes.data';
import type { Zone } from './zones.data';

export type Circle = { readonly state: string; readonly zone: Zone };

/** Undefined for a pincode outside India. The circles are small enough for the browser, unlike the cities. */
export function findCircle(pincode: string): Circle | undefined {
  if (!PINCODE.test(pincode)) return undefined;
  const start = Number(pincode.slice(0, 2));
  return CIRCLES.find(({ from, to }) => from <= start && start <= to);
}
