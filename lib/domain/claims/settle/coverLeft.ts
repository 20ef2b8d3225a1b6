import { dayAfterTerm, type IsoDate } from '@/lib/domain/common/dates';
import { addPaise, type Paise, toPaise } from '@/lib/domain/common/money';
import type { ClaimTerms } from './claimTerms';

export type PastClaim = {
  admittedOn: IsoDate;
  /** What of the bill is payable before deductible and co-payment. It counts towards the deductible. */
  admitted: Paise;
  paid: Paise;
  /** How much of `paid` used cover of earlier years. If absent, it is what exceeded the sum insured that was left. */
  ofCarried?: Paise;
  /** Taken off because premium was refunded. */
  setOff?: Paise;
};

/** The cover that is left for a claim on a day. */
export type CoverLeft = {
  /** Left of the sum insured, refilled after an earlier claim. */
  base: Paise;
  /** Left of the cover carried from earlier years. */
  carried: Paise;
  deductible: Paise;
};

type Pools = CoverLeft & { refill: Paise; /** Never refilled: what may be carried forward. */ unused: Paise };

const none = toPaise(0);
const less = (amount: Paise, other: Paise) => Math.max(0, amount - other) as Paise;
const least = (...amounts: readonly Paise[]) => Math.min(...amounts) as Paise;

/** `past`: claims paid or approved under the policy, in the order of their decisions. */
export function coverLeftOn(terms: ClaimTerms, past: readonly PastClaim[], day: IsoDate): CoverLeft {
  let pools = openYear(terms, least(terms.carriedIn ?? none, mostCarried(terms)));
  for (let year = 0; ; year += 1) {
    const [from, to] = [year, year + 1].map((each) => dayAfterTerm(terms.startsOn, each * 12));
    if (from === undefined || to === undefined) break;
    const inYear = past.filter(({ admittedOn }) => admittedOn >= from && admittedOn < to);
    for (const claim of inYear) pools = afterClaim(terms, pools, claim);
    if (day < to) break;
    pools = openYear(terms, least(addPaise([pools.unused, pools.carried]), mostCarried(terms)));
  }
  const { base, carried, deductible } = pools;
  return { base, carried, deductible };
}

function mostCarried({ sumInsured, carriedTimes }: ClaimTerms): Paise {
  return (sumInsured * carriedTimes) as Paise;
}

function openYear({ sumInsured, deductible, refill }: ClaimTerms, carried: Paise): Pools {
  const refills = { none, once: sumInsured, unlimited: Number.MAX_SAFE_INTEGER as Paise };
  return { base: sumInsured, unused: sumInsured, carried, deductible, refill: refills[refill] };
}

/** The sum insured is used before what was carried, and is refilled for the next claim, never for this one. */
function afterClaim(
  { sumInsured }: ClaimTerms,
  pools: Pools,
  { admitted, paid, ofCarried = none }: PastClaim,
): Pools {
  const fromBase = least(less(paid, ofCarried), pools.base);
  const left = less(pools.base, fromBase);
  const refilled = paid > 0 ? least(less(sumInsured, left), pools.refill) : none;
  return {
    base: addPaise([left, refilled]),
    carried: less(pools.carried, less(paid, fromBase)),
    deductible: less(pools.deductible, admitted),
    refill: less(pools.refill, refilled),
    unused: less(pools.unused, fromBase),
  };
}
