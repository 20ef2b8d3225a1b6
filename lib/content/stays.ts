import type { Stay } from './facts';
import { BILL_LINES } from './kinds';

/** Whole rupees. */
export function totalOf(stay: Stay): number {
  return BILL_LINES.reduce((sum, line) => sum + (stay[line] ?? 0), 0);
}

/** What a policy without limits pays: all but the consumables. */
export function paidOf(stay: Stay): number {
  return totalOf(stay) - (stay.consumables ?? 0);
}
