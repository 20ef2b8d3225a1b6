import type { IsoDate } from '@/lib/domain/common/dates';
import type { Paise } from '@/lib/domain/common/money';
import type { ClaimTerms } from './claimTerms';
import { type Cause, waitsOf } from './notCoveredYet';

/** A raise of the sum insured that an illness still waits for. Until that ends only the sum before the raise pays. */
export type WaitingRaise = {
  sumInsured: Paise;
  /** The first day on which the whole sum pays. */
  coveredFrom: IsoDate;
};

/** Each raised part has waiting periods of its own, from the day of the raise. Accidents have none. */
export function waitingRaiseOf(
  terms: ClaimTerms,
  cause: Cause,
  admittedOn: IsoDate,
): WaitingRaise | undefined {
  if (cause.kind === 'accident') return undefined;
  const waiting = (terms.raised ?? [])
    .map(({ from, on }) => {
      const ends = waitsOf({ ...terms, coveredFrom: on }, cause).map(({ coveredFrom }) => coveredFrom);
      return { sumInsured: from, coveredFrom: ends.toSorted().at(-1) ?? on };
    })
    .filter(({ sumInsured, coveredFrom }) => admittedOn < coveredFrom && sumInsured < terms.sumInsured);
  const [least] = waiting.toSorted((one, other) => one.sumInsured - other.sumInsured);
  const last = waiting
    .map(({ coveredFrom }) => coveredFrom)
    .toSorted()
    .at(-1);
  return least && last !== undefined ? { sumInsured: least.sumInsured, coveredFrom: last } : undefined;
}
