import { ageInDays, type IsoDate } from '@/lib/domain/common/dates';
import type { BreakdownLine, PriceDto } from '@/lib/domain/quote/pricing/contract';
import { type PriceInput, priceOne } from '@/lib/domain/quote/pricing/price';
import type { Member } from '@/lib/domain/quote/members';

/** The least that can be paid, in rupees. */
const ADDITION_AT_LEAST = 1;

/** Amounts are whole rupees. The lines add up to `price`. */
export type AdditionDto = {
  breakdown: readonly BreakdownLine[];
  price: number;
  /** Days of cover left, today included, and of the whole term. */
  daysLeft: number;
  days: number;
  rateVersion: string;
};

type Term = { startsOn: IsoDate; endsOn: IsoDate };

/** The first day of an added person's cover. It lies ahead if the policy was renewed before its term begins. */
export function coverStartOf({ startsOn }: Pick<Term, 'startsOn'>, today: IsoDate): IsoDate {
  return today > startsOn ? today : startsOn;
}

/**
 * What adding a person costs: the price with them less the price without, for the days that are left, rounded to whole
 * rupees; and the bill that its payment keeps. Undefined if the plan takes no such person.
 */
export function billAddition(
  policy: PriceInput & Term,
  person: Member,
  today: IsoDate,
): { addition: AdditionDto; bill: PriceDto } | undefined {
  const { startsOn, endsOn, ...wish } = policy;
  const from = coverStartOf({ startsOn }, today);
  const before = priceOne(wish, from);
  const after = priceOne({ ...wish, members: [...wish.members, person] }, from);
  if (before.kind === 'refused' || after.kind === 'refused') return undefined;
  const [without, withPerson] = [before.price.priceAfterTax, after.price.priceAfterTax];
  const difference = Math.max(0, withPerson - without);
  const days = ageInDays(startsOn, endsOn) + 1;
  const daysLeft = ageInDays(from, endsOn) + 1;
  const price = Math.max(ADDITION_AT_LEAST, Math.round((difference * daysLeft) / days));
  const breakdown: readonly BreakdownLine[] = [
    { key: 'member', label: 'additionWith', amount: without + difference },
    { key: 'member', label: 'additionWithout', amount: -without },
    {
      key: 'term',
      label: 'additionDays',
      values: { passed: days - daysLeft, days },
      amount: price - difference,
    },
  ];
  // The same share of tax as in the whole price.
  const tax = Math.round((after.price.tax * price) / withPerson);
  return {
    addition: { breakdown, price, daysLeft, days, rateVersion: after.price.rateVersion },
    bill: { ...after.price, breakdown, priceBeforeTax: price - tax, tax, priceAfterTax: price },
  };
}
