import { addPaise, shareInWholeRupees, toPaise, toRupees, type Paise } from '@/lib/domain/common/money';
import { GROUP_RATES, GROUP_SIZE, GROUP_TERMS } from './group.data';

/** Texts under `group.lines`. Signed whole rupees that add up to the total. */
export type GroupLine = {
  readonly key: 'people' | 'size' | 'maternity' | 'gst' | 'fee';
  readonly values: Readonly<Record<string, number>>;
  readonly amount: number;
};

export type GroupBill = {
  readonly lines: readonly GroupLine[];
  readonly total: number;
  readonly each: number;
  readonly rateVersion: string;
};

const negative = (amount: Paise) => (amount === 0 ? amount : ((0 - amount) as Paise));

/** An indication, not an offer, of what a year costs for employees alone at the usual age. */
export function toGroupBill(people: number): GroupBill {
  const { perPerson, sizeDiscounts, maternity, gst, version } = GROUP_RATES;
  const list = toPaise(people * perPerson);
  const share = sizeDiscounts.findLast(([from]) => people >= from)?.[1] ?? 0;
  const size = negative(shareInWholeRupees(list, share));
  const births = toPaise(people >= maternity.from ? people * maternity.perPerson : 0);
  const beforeTax = addPaise([list, size, births]);
  const tax = shareInWholeRupees(beforeTax, gst);
  const total = toRupees(addPaise([beforeTax, tax]));
  return {
    lines: [
      { key: 'people', values: { people, each: perPerson }, amount: toRupees(list) },
      { key: 'size', values: { percent: share / 100, from: maternity.from }, amount: toRupees(size) },
      {
        key: 'maternity',
        values: { sum: maternity.sum, each: births === 0 ? 0 : maternity.perPerson, from: maternity.from },
        amount: toRupees(births),
      },
      { key: 'gst', values: { percent: gst / 100 }, amount: toRupees(tax) },
      { key: 'fee', values: {}, amount: 0 },
    ],
    total,
    each: Math.round(total / people),
    rateVersion: version,
  };
}

/** The nearest size that a group policy covers. */
export function toGroupSize(people: number): number {
  const whole = Number.isFinite(people) ? Math.round(people) : GROUP_SIZE.usual;
  return Math.min(Math.max(whole, GROUP_SIZE.least), GROUP_SIZE.most);
}

export function termsFor(people: number) {
  return GROUP_TERMS.findLast(({ from }) => people >= from) ?? GROUP_TERMS[0];
}
