import type { BreakdownLine } from '@/lib/domain/quote/pricing/contract';
import { adultsOf, type Member } from '@/lib/domain/quote/members';
import { addPaise, shareInWholeRupees, toPaise, toRupees, type Paise } from '@/lib/domain/common/money';
import type { Place } from '@/lib/domain/places/places';
import { RIDER_KEYS, type RiderKey } from '@/lib/domain/plans/riders.data';
import type { Zone } from '@/lib/domain/places/zones.data';
import type { BasisPoints, RateTable, RiderRate } from './rateTable';
import { toMessageCase, toPercent } from './lineValues';

export type Line = Omit<BreakdownLine, 'amount'> & { readonly amount: Paise };

export function zoneLine(base: Paise, place: Place, zone: Zone, table: RateTable): Line {
  const share = table.zoneDiscounts[zone];
  const values = { place: place.name, zone, percent: toPercent(share) };
  const amount = negative(shareInWholeRupees(base, share));
  const isOneZone = Object.values(table.zoneDiscounts).every((discount) => discount === share);
  const undiscounted = isOneZone ? 'zoneSame' : 'zoneDearest';
  return { key: 'zone', label: share === 0 ? undiscounted : 'zone', values, amount };
}

export function riderLines(
  inZone: Paise,
  riders: readonly RiderKey[],
  members: readonly Member[],
  rates: RateTable['riders'],
): readonly Line[] {
  return RIDER_KEYS.filter((key) => riders.includes(key)).map((key) =>
    riderLine(key, inZone, members, rates[key]),
  );
}

function riderLine(key: RiderKey, inZone: Paise, members: readonly Member[], rate: RiderRate): Line {
  const values = { rider: toMessageCase(key) };
  if ('share' in rate) {
    const amount = shareInWholeRupees(inZone, rate.share);
    return {
      key: 'rider',
      label: 'riderShare',
      values: { ...values, percent: toPercent(rate.share) },
      amount,
    };
  }
  const count = 'perAdult' in rate ? adultsOf(members).length : members.length;
  const each = 'perAdult' in rate ? rate.perAdult : rate.perMember;
  return { key: 'rider', label: 'rider', values: { ...values, count, each }, amount: toPaise(count * each) };
}

export function discountLine(premium: Paise, { name, share }: { name: string; share: BasisPoints }): Line {
  const amount = negative(shareInWholeRupees(premium, share));
  return { key: 'discount', label: 'discount', values: { name, percent: toPercent(share) }, amount };
}

export function termLines(
  annual: Paise,
  tenure: number,
  { termDiscounts }: Pick<RateTable, 'termDiscounts'>,
  inInstalments = false,
): readonly Line[] {
  return termDiscounts.slice(1, tenure).map((termDiscount, at) => {
    const discount = inInstalments ? 0 : termDiscount;
    const amount = shareInWholeRupees(annual, 10_000 - discount);
    const saves = toRupees(annual) - toRupees(amount);
    const label = discount === 0 ? 'year' : 'yearAhead';
    return { key: 'term', label, values: { year: at + 2, percent: toPercent(discount), saves }, amount };
  });
}

export function taxLine(premium: Paise, share: BasisPoints): Line {
  const label = share === 0 ? 'gstExempt' : 'gst';
  return {
    key: 'tax',
    label,
    values: { percent: toPercent(share) },
    amount: shareInWholeRupees(premium, share),
  };
}

export const feeLine: Line = { key: 'fee', label: 'fee', amount: toPaise(0) };

export function totalOf(lines: readonly Line[]): Paise {
  return addPaise(lines.map(({ amount }) => amount));
}

export function toBreakdownLine(line: Line): BreakdownLine {
  return { ...line, amount: toRupees(line.amount) };
}

// `0 - amount` avoids -0.
export function negative(amount: Paise): Paise {
  return (0 - amount) as Paise;
}
