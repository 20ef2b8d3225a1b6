import { ageInYears, type IsoDate } from '@/lib/domain/common/dates';
import { type Paise, shareInWholeRupees, toPaise, toRupees } from '@/lib/domain/common/money';
import { totalOf } from '@/lib/domain/quote/pricing/billLines';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { PricedMember } from '@/lib/domain/quote/pricing/memberLines';
import { findRateTable, findTableNamed } from '@/lib/domain/quote/pricing/rates';
import type { RateTable } from '@/lib/domain/quote/pricing/rateTable';
import { SENIOR_RISE } from './renewal.data';
import { type RenewalWish, takenLines, toRenewalPrice, yearOf } from './renewalBill';
import type { RenewalCause, RenewalPriceDto } from './contract';
import { asBilled, asRenewed } from './ratedAge';

export type LastTerm = {
  /** The bill that was paid. */
  bill: Pick<PriceDto, 'breakdown' | 'sumInsured' | 'rateVersion'>;
  /** The people that the paid bill names. */
  members: readonly (PricedMember & { readonly memberId: string })[];
};

export type RenewalTerms = Omit<RenewalWish, 'members'> & {
  last: LastTerm;
  /**
   * `leave`: ids of people of the last bill who are not renewed. `join`: people who came since that bill, or come now.
   */
  leave: readonly string[];
  join: readonly PricedMember[];
  keepsAge: boolean;
  startsOn: IsoDate;
  earnedPercent: number;
  /** Whole rupees that we paid for claims of the term. They change no price. */
  claimed: number;
  validUntil: IsoDate;
};

/**
 * The next term's price for one, two and three years, and why it differs from the last price. Undefined without rates.
 */
export function priceRenewal(terms: RenewalTerms): RenewalPriceDto | undefined {
  const { last, startsOn, leave, join, earnedPercent, claimed, ...plan } = terms;
  const now = findRateTable(plan.product, startsOn);
  if (now?.tiers[plan.tier] === undefined) return undefined;
  const then = findTableNamed(plan.product, last.bill.rateVersion) ?? now;
  const paid = paidYear(last);
  const wishOf = (members: readonly PricedMember[], sumInsured = last.bill.sumInsured): RenewalWish => ({
    ...plan,
    members,
    sumInsured,
  });
  const rate = (wish: RenewalWish, table: RateTable) => yearOf(wish, table, startsOn);
  const billed = asBilled(last.members, last.bill.breakdown);
  const stayed = billed.filter(({ memberId }) => !leave.includes(memberId));
  const aged = stayed.map((member) => asRenewed(member, { keepsAge: terms.keepsAge, on: startsOn }));
  const family = [...aged, ...join.map((member) => asRenewed(member, { keepsAge: false, on: startsOn }))];
  const wish = wishOf(family, terms.sumInsured);

  const reckoned = totalOf(rate(wishOf(billed), then));
  const without = totalOf(rate(wishOf(stayed), then));
  const atRates = totalOf(rate(wishOf(stayed), now));
  const atAges = totalOf(rate(wishOf(aged), now));
  const together = totalOf(rate(wishOf(family), now));
  const year = rate(wish, now);
  const before = (paid.year + paid.cap - reckoned + without) as Paise;
  const cap = seniorCap({ before, after: atAges, people: aged, startsOn });
  const taken = takenLines(year, { percent: earnedPercent, cap });
  const whole = [...year, ...taken];
  const prices = ([1, 2, 3] as const).map((tenure) =>
    toRenewalPrice(wish, whole, { table: now, tenure, startsOn, validUntil: terms.validUntil }),
  );
  const lastPrice = (paid.net + shareInWholeRupees(paid.net, paid.tax)) as Paise;
  const firstYear = (prices[0]?.priceAfterTax ?? 0) * 100;
  const tax = { before: lastPrice - paid.net, now: firstYear - totalOf(whole) };
  const causes = toCauses({
    age: atAges - atRates,
    claim: 0,
    rates: atRates - without,
    cap: 0 - cap - paid.cap,
    left: without - reckoned,
    joined: together - atAges,
    cover: totalOf(year) - together,
    tax: tax.now - tax.before,
    other: reckoned - paid.year,
    earned: totalOf(taken) + cap - paid.earned,
  });
  return {
    lastPrice: toRupees(lastPrice),
    causes,
    rows: { was: rowAgeOf(stayed), is: rowAgeOf(aged) },
    claimed,
    prices,
  };
}

/** Causes that are named even at zero, since people expect them to raise a price. */
const ALWAYS_SAID: readonly string[] = ['age', 'claim', 'rates', 'earned'];

/** In the order of the given amounts, which is that of the page. Amounts in paise. */
function toCauses(amounts: Readonly<Record<RenewalCause['key'], number>>): readonly RenewalCause[] {
  return Object.entries(amounts)
    .map(([key, amount]) => ({ key: key as RenewalCause['key'], amount: toRupees(amount as Paise) }))
    .filter(({ key, amount }) => amount !== 0 || ALWAYS_SAID.includes(key));
}

/** A year's price of the paid bill, with and without what was taken off for that year only. */
function paidYear({ bill: { breakdown } }: LastTerm) {
  const sumOf = (keys: readonly string[]) =>
    toPaise(breakdown.reduce((sum, { key, amount }) => (keys.includes(key) ? sum + amount : sum), 0));
  const net = sumOf(['member', 'loading', 'zone', 'rider', 'discount', 'cap', 'earned']);
  const [cap, earned] = [sumOf(['cap']), sumOf(['earned'])];
  const tax = Number(breakdown.find(({ key }) => key === 'tax')?.values?.['percent'] ?? 0) * 100;
  return { net, cap, earned, tax, year: (net - cap - earned) as Paise };
}

type Rise = { before: Paise; after: Paise; people: readonly PricedMember[]; startsOn: IsoDate };

/**
 * How much is taken off by the regulator's limit on a rise by rates and age. What a customer adds is priced in full.
 */
function seniorCap({ before, after, people, startsOn }: Rise): Paise {
  const isSenior = people.some(({ dateOfBirth }) => ageInYears(dateOfBirth, startsOn) >= SENIOR_RISE.fromAge);
  const most = shareInWholeRupees(before, 10_000 + SENIOR_RISE.mostPercent * 100);
  return (isSenior ? Math.max(0, after - most) : 0) as Paise;
}

function rowAgeOf(members: readonly PricedMember[]): number {
  return Math.max(0, ...members.map(({ ratedAge = 0 }) => ratedAge));
}
