import { USD_IN_EUR } from './rates.data';

/** Whole euros, rounded down: a consulate must never read more than is insured. */
export function inEuros(usd: number): number {
  return Math.floor((usd * USD_IN_EUR) / 10_000);
}
