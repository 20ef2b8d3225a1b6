import { ageInYears, type IsoDate } from '@/lib/domain/common/dates';
import { isChild, type Member } from '@/lib/domain/quote/members';
import { shareInWholeRupees, toPaise } from '@/lib/domain/common/money';
import { negative, totalOf, type Line } from './billLines';
import { toMessageCase, toPercent } from './lineValues';
import { rowAt, shareAt } from './rates';
import type { BasisPoints, RateTable, ReferenceRates } from './rateTable';

export type PricedMember = Member & {
  readonly loading?: BasisPoints;
  /** The age that prices a renewal, if it isn't today's: some variants keep the age of entry. */
  readonly ratedAge?: number;
};

export function memberLines(
  table: RateTable,
  ordered: readonly PricedMember[],
  shares: { tier: BasisPoints; cover: BasisPoints },
  today: IsoDate,
): readonly Line[] {
  const ages = ordered.map(({ dateOfBirth, ratedAge }) => ratedAge ?? ageInYears(dateOfBirth, today));
  const eldestAge = Math.max(...ages);
  const lines = ordered.map(({ relation, dateOfBirth }, at) => {
    const ratedAge = ages[at] ?? eldestAge;
    const age = ageInYears(dateOfBirth, today);
    const position = positionOf(ordered, at, table);
    const curve = table.agesOf?.[position] ?? table.ages;
    const row = shareAt(curve, table.basis === 'floater' ? eldestAge : ratedAge);
    const rate = toPaise(table.reference[position]);
    const amount = shareInWholeRupees(rate, row, shares.tier, shares.cover);
    const values = { relation: toMessageCase(relation), age, ...(ratedAge !== age && { ratedAge }) };
    return at === 0 && table.basis === 'floater'
      ? { key: 'member', label: 'memberEldest', values: { ...values, ...rowAt(table, eldestAge) }, amount }
      : { key: 'member', label: 'member', values, amount };
  });
  return [
    ...lines,
    ...familyDiscountLine(lines, table),
    ...ordered.flatMap(({ loading }, at) => loadingLine(lines[at], loading)),
  ];
}

function familyDiscountLine(lines: readonly Line[], { familyDiscount }: RateTable): readonly Line[] {
  if (!familyDiscount || lines.length < 2) return [];
  const values = { name: 'family', percent: toPercent(familyDiscount) };
  const amount = negative(shareInWholeRupees(totalOf(lines), familyDiscount));
  return [{ key: 'discount', label: 'familyDiscount', values, amount }];
}

function loadingLine(own: Line | undefined, loading: BasisPoints | undefined): readonly Line[] {
  if (!own || !loading) return [];
  const values = { ...own.values, percent: toPercent(loading) };
  return [{ key: 'loading', label: 'loading', values, amount: shareInWholeRupees(own.amount, loading) }];
}

/** The first adult counts as the eldest even beside an older child: no birthday lowers the price. */
function positionOf(ordered: readonly Member[], at: number, { basis }: RateTable): keyof ReferenceRates {
  const childAt = ordered.findIndex(isChild);
  if (ordered[at] && isChild(ordered[at])) return at === childAt ? 'child' : 'nextChild';
  const adultAt = ordered.findIndex((member) => !isChild(member));
  return basis === 'individual' || at === adultAt ? 'eldest' : 'adult';
}
