import { coverLeftOn, type PastClaim } from '@/lib/domain/claims/settle/coverLeft';
import type { ClaimTerms } from '@/lib/domain/claims/settle/claimTerms';
import { addDays, type IsoDate } from '@/lib/domain/common/dates';
import { type Paise, toRupees } from '@/lib/domain/common/money';
import type { CarriedDto } from './contract';

/** The cover that an ending term carries forward. */
export function carriedBy(terms: ClaimTerms, past: readonly PastClaim[]): Paise {
  return coverLeftOn(terms, past, addDays(terms.endsOn, 1)).carried;
}

/**
 * What is carried forward, up to the variant's number of sums insured. Undefined in plans that carry nothing forward.
 */
export function carryForward(
  terms: ClaimTerms,
  past: readonly PastClaim[],
  sumInsured: number,
): CarriedDto | undefined {
  if (terms.carriedTimes === 0) return undefined;
  const most = sumInsured * terms.carriedTimes;
  const [now, whole] = [carriedOn(terms, past, terms.endsOn), toRupees(carriedBy(terms, past))];
  const carried = Math.min(whole, most);
  const before = Math.min(now, carried);
  return {
    sumInsured,
    carried,
    before,
    added: carried - before,
    most,
    mostTimes: terms.carriedTimes,
    times: Math.round((carried / sumInsured) * 100) / 100,
  };
}

function carriedOn(terms: ClaimTerms, past: readonly PastClaim[], day: IsoDate): number {
  return toRupees(coverLeftOn(terms, past, day).carried);
}
