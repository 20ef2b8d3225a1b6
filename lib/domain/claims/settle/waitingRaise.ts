import type { IsoDate } from '@/lib/domain/common/dates';
import type { Paise } from '@/lib/domain/common/money';
import type { ClaimTerms } from './claimTerms';
import { type Cause, waitsOf } from './notCoveredYet';

/** What the sum insured was before it was raised, for an illness that the part above doesn't pay yet. */
export type WaitingRaise = {
  sumInsured: Paise;
  /** The first day on which the whole sum pays. */ coveredFrom: IsoDate;
};

/** Each part above begins its waits with its raise; accidents have none. */
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
