import { addMonths } from '@/lib/domain/common/dates';
import { toPaise, toRupees } from '@/lib/domain/common/money';
import type { BillHead } from './billHeads.data';
import { claimTermsOf, type InsuredPlan } from './claimTerms';
import { coverLeftOn } from './coverLeft';
import { payableOf } from './hospitalCash';
import type { Cause } from './notCoveredYet';
import { type HospitalBill, settle } from './settle';

const LAKH = 1_00_000;
const platinum: InsuredPlan = {
  product: 'reassurev2',
  tier: 'Platinum+',
  riders: ['safeguard-plus'],
  sumInsured: 10 * LAKH,
  startsOn: '2026-11-22',
  endsOn: '2029-11-21',
};
const termsOf = (more: Partial<InsuredPlan> = {}) => claimTermsOf({ ...platinum, ...more })!;
const bronze = termsOf({ tier: 'Bronze+', riders: [] });

function aBill(lines: readonly [BillHead, number][], more: Partial<HospitalBill> = {}): HospitalBill {
  return {
    admittedOn: '2028-10-10',
    dischargedOn: '2028-10-14',
    billsByRoom: true,
    cause: { kind: 'illness' },
    lines: lines.map(([head, rupees]) => ({ head, billed: toPaise(rupees) })),
    ...more,
  };
}

const sums = (settlement: ReturnType<typeof settle>) => {
  const { billed, notPayable, deductible, coPayment, overCover, paid } = settlement;
  return [billed, notPayable, deductible, coPayment, overCover, paid].map(toRupees);
};

const dengue: readonly [BillHead, number][] = [
  ['room', 24_000],
  ['nursing', 4_800],
  ['doctor', 12_500],
  ['tests', 21_640],
  ['blood', 22_600],
  ['pharmacy', 34_180],
  ['consumables', 5_960],
  ['registration', 1_200],
  ['attendantMeals', 1_840],
  ['toiletries', 460],
];

describe('a sum insured that was raised from 5 to 10 lakh at a renewal', () => {
  const raised = [{ from: 5 * LAKH, on: '2027-11-22' }];
  const raisedTerms = termsOf({
    tier: 'Bronze+',
    riders: [],
    startsOn: '2027-11-22',
    endsOn: '2032-11-21',
    raised,
  });
  const later = { ...raisedTerms, coveredFrom: '2020-11-22', carriedIn: toPaise(0) };
  const large: readonly [BillHead, number][] = [['surgeon', 8 * LAKH]];
  const settledOn = (admittedOn: string, cause: Cause) =>
    settle(later, aBill(large, { admittedOn, dischargedOn: admittedOn, cause }), []);
  const known: Cause = { kind: 'illness', isExisting: true };

  test('pays what it was for an illness that the part above waits for, and says until when', () => {
    const settled = settledOn('2028-01-10', known);
    expect(toRupees(settled.paid)).toBe(5 * LAKH);
    expect(settled.raise).toEqual({
      sumInsured: toPaise(5 * LAKH),
      coveredFrom: addMonths('2027-11-22', later.existingMonths),
    });
  });

  test.each([
    ['an accident', '2027-11-23', { kind: 'accident' }],
    ['an illness that is new', '2028-01-10', { kind: 'illness' }],
    ['an illness whose wait is over', addMonths('2027-11-22', later.existingMonths), known],
  ] as const)('pays all of it for %s', (_what, day, cause) => {
    const settled = settledOn(day, cause);
    expect(toRupees(settled.paid)).toBe(8 * LAKH);
    expect(settled.raise).toBeUndefined();
  });

  test('pays what is left where that is less than what it was', () => {
    const past = [{ admittedOn: '2027-12-30', admitted: toPaise(7 * LAKH), paid: toPaise(7 * LAKH) }];
    const none = { ...later, refill: 'none' as const };
    const stay = { admittedOn: '2028-01-10', dischargedOn: '2028-01-12', cause: known };
    const settled = settle(none, aBill(large, stay), past);
    expect(toRupees(settled.paid)).toBe(3 * LAKH);
    expect(settled.raise).toBeUndefined();
  });
});

test('the worked family’s dengue: 1,29,180 billed, three lines not treatment, 1,25,680 paid', () => {
  const settled = settle(termsOf(), aBill(dengue), []);
  expect(sums(settled)).toEqual([1_29_180, 3_500, 0, 0, 0, 1_25_680]);
  expect(settled.lines.filter(({ reasons }) => reasons.length > 0).map(({ head }) => head)).toEqual([
    'registration',
    'attendantMeals',
    'toiletries',
  ]);
});

test('without Safeguard+ gloves and kits are the customer’s', () => {
  const settled = settle(termsOf({ riders: [] }), aBill(dengue), []);
  expect(sums(settled)).toEqual([1_29_180, 9_460, 0, 0, 0, 1_19_720]);
  expect(settled.lines[6]).toMatchObject({ admitted: 0, reasons: ['consumables'] });
});

test('a room above the plan’s takes its share off what rises with it, and off nothing else', () => {
  const room = { taken: 'suite', rate: toPaise(9_000), coveredRate: toPaise(6_000) } as const;
  const bill = aBill(
    [
      ['room', 36_000],
      ['nursing', 1_000],
      ['intensiveCare', 30_000],
      ['pharmacy', 10_000],
      ['tests', 9_000],
      ['implants', 50_000],
    ],
    { room },
  );
  expect(
    settle(bronze, bill, []).lines.map(({ admitted, reasons }) => [toRupees(admitted), ...reasons]),
  ).toEqual([[24_000, 'room'], [667, 'withRoom'], [30_000], [10_000], [9_000], [50_000]]);
  const same = settle(bronze, { ...bill, billsByRoom: false }, []).lines;
  expect(same.slice(0, 2).map(({ admitted }) => toRupees(admitted))).toEqual([24_000, 1_000]);
  expect(sums(settle(termsOf(), bill, []))[1]).toBe(0);
});

test('the co-payment is a share of what the deductible leaves, and doesn’t use the sum insured', () => {
  const senior = termsOf({ product: 'senior-first', tier: 'Gold', riders: [], sumInsured: 5 * LAKH });
  expect(sums(settle(senior, aBill([['surgeon', 42_000]]), []))).toEqual([42_000, 0, 0, 8_400, 0, 33_600]);
  expect(sums(settle(senior, aBill([['surgeon', 6 * LAKH]]), []))).toEqual([
    6 * LAKH,
    0,
    0,
    1_20_000,
    0,
    4_80_000,
  ]);
});

test('a top-up pays what is above the year’s first five lakh, all its bills together', () => {
  const recharge = termsOf({ product: 'health-recharge', tier: '', riders: [], sumInsured: 20 * LAKH });
  const bill = aBill([['surgeon', 4 * LAKH]]);
  const first = settle(recharge, bill, []);
  expect(sums(first)).toEqual([4 * LAKH, 0, 4 * LAKH, 0, 0, 0]);
  const past = [{ admittedOn: '2028-01-10', admitted: toPaise(4 * LAKH), paid: first.paid }];
  expect(sums(settle(recharge, bill, past))).toEqual([4 * LAKH, 0, LAKH, 0, 0, 3 * LAKH]);
});

test('where a plan had both, the deductible goes first', () => {
  const both = { ...termsOf(), deductible: toPaise(25_000), coPaymentPercent: 10 };
  expect(sums(settle(both, aBill([['surgeon', 1_20_000]]), []))).toEqual([
    1_20_000, 0, 25_000, 9_500, 0, 85_500,
  ]);
});

const known: Cause = { kind: 'illness', isExisting: true };
const sugar: Cause = { ...known, isManaged: true };
const cataract: Cause = { kind: 'illness', isNamed: true };
test.each<[string, string, Cause, Partial<InsuredPlan>, string | undefined]>([
  ['in the first 30 days', '2026-12-21', { kind: 'illness' }, {}, 'firstDays'],
  ['on day 31', '2026-12-22', { kind: 'illness' }, {}, undefined],
  ['an accident on day 2', '2026-11-23', { kind: 'accident', isNamed: true }, {}, undefined],
  ['a named illness', '2028-11-21', cataract, {}, 'namedIllness'],
  ['the same after 24 months', '2028-11-22', cataract, {}, undefined],
  ['an existing illness after 24 months', '2028-11-22', known, {}, 'existingIllness'],
  ['the same with the shorter wait', '2028-11-22', known, { riders: ['shorter-wait'] }, undefined],
  ['an existing named illness', '2028-11-21', { ...known, isNamed: true }, {}, 'existingIllness'],
  ['diabetes that existed', '2026-12-22', sugar, {}, 'existingIllness'],
  ['the same with SmartHealth', '2026-12-22', sugar, { riders: ['smart-health'] }, undefined],
  ['a birth before 24 months', '2028-11-21', { kind: 'maternity' }, {}, 'maternity'],
  ['a birth after 24 months', '2028-11-22', { kind: 'maternity' }, {}, undefined],
  [
    'a birth in a plan without',
    '2028-11-22',
    { kind: 'maternity' },
    { product: 'go-active', tier: '' },
    'maternityNotCovered',
  ],
  ['before the policy', '2026-11-21', { kind: 'accident' }, {}, 'notInForce'],
  ['after its end', '2029-11-22', { kind: 'accident' }, {}, 'notInForce'],
])('%s', (_what, admittedOn, cause, more, reason) => {
  const bill = aBill([['surgeon', 1_000]], { admittedOn, dischargedOn: admittedOn, cause });
  const settled = settle(termsOf(more), bill, []);
  expect(settled.refusal?.reason).toBe(reason);
  expect(sums(settled).at(-1)).toBe(reason ? 0 : 1_000);
});

test('for a person who was added later all waits begin on that day', () => {
  const added = { ...termsOf(), coveredFrom: '2027-03-01' };
  const refusalOn = (admittedOn: string, cause: Cause) =>
    settle(added, aBill([['surgeon', 1_000]], { admittedOn, dischargedOn: admittedOn, cause }), []).refusal;
  expect(refusalOn('2027-02-28', { kind: 'accident' })?.reason).toBe('notInForce');
  expect(refusalOn('2027-03-01', { kind: 'accident' })).toBeUndefined();
  const first = { reason: 'firstDays', coveredFrom: '2027-03-31' };
  expect(refusalOn('2027-03-30', { kind: 'illness' })).toEqual(first);
  expect(refusalOn('2028-11-22', cataract)).toMatchObject({ coveredFrom: '2029-03-01' });
});

const paidOn = (admittedOn: string, rupees: number) => {
  const paid = toPaise(rupees);
  return { admittedOn, admitted: paid, paid };
};
const left = (terms: ReturnType<typeof termsOf>, day: string, ...past: ReturnType<typeof paidOn>[]) => {
  const { base, carried } = coverLeftOn(terms, past, day);
  return [toRupees(base) / LAKH, toRupees(carried) / LAKH];
};

test('what a year leaves unused goes on, up to the plan’s times, refilled or not', () => {
  expect(left(termsOf(), '2027-11-22')).toEqual([10, 10]);
  expect(left(termsOf(), '2028-11-22', paidOn('2028-10-10', 1_25_680))).toEqual([10, 18.7432]);
  expect(left(termsOf({ product: 'go-active', tier: '' }), '2027-11-22')).toEqual([10, 0]);
  expect(left(termsOf(), '2036-11-22')).toEqual([10, 50]);
});

test('the sum insured is full again for a later claim: always, once, or never', () => {
  const past = [paidOn('2026-12-25', 4 * LAKH), paidOn('2027-01-10', 8 * LAKH)];
  expect(left(termsOf(), '2027-02-01', ...past)).toEqual([10, 0]);
  const once = termsOf({ tier: 'Bronze+' });
  expect(left(once, '2027-01-01', past[0]!)).toEqual([10, 0]);
  expect(left(once, '2027-02-01', ...past)).toEqual([8, 0]);
  const never = termsOf({ product: 'health-recharge', tier: '' });
  expect(left(never, '2027-02-01', paidOn('2026-12-25', 4 * LAKH))).toEqual([6, 0]);
});

test('the last day of a policy year that began on 29 February is of that year', () => {
  const leap = { startsOn: '2028-02-29', endsOn: '2030-02-28' };
  const never = termsOf({ product: 'health-recharge', tier: '', ...leap });
  const spent = paidOn('2028-05-01', 4 * LAKH);
  expect(left(never, '2029-02-28', spent)).toEqual([6, 0]);
  expect(left(never, '2029-03-01', spent)).toEqual([10, 0]);
});

test('one claim never has more than the sum insured and what was carried', () => {
  const settled = settle(termsOf(), aBill([['surgeon', 25 * LAKH]]), []);
  expect(sums(settled)).toEqual([25 * LAKH, 0, 0, 0, 5 * LAKH, 20 * LAKH]);
});

test('medicines long before or after the stay are not of it', () => {
  const line = (on: string) => ({ head: 'pharmacy' as const, billed: toPaise(500), on });
  const lines = ['2028-08-10', '2028-08-11', '2029-04-12', '2029-04-13'].map(line);
  const settled = settle(termsOf(), { ...aBill([]), lines }, []);
  expect(settled.lines.map(({ admitted }) => toRupees(admitted))).toEqual([0, 500, 500, 0]);
  expect(settled.lines[0]?.reasons).toEqual(['outsideDays']);
});

test('a person cuts a line for a reason; paise are not paid', () => {
  const cut = { by: toPaise(1_500), reason: 'aboveTariff' } as const;
  const lines = [
    { head: 'surgeon' as const, billed: toPaise(10_000), cut },
    { head: 'tests' as const, billed: toPaise(99.5) },
  ];
  expect(settle(termsOf(), { ...aBill([]), lines }, []).lines).toMatchObject([
    { admitted: toPaise(8_500), reasons: ['aboveTariff'] },
    { admitted: toPaise(99), reasons: ['paise'] },
  ]);
});

test('plans that pay lump sums have no terms for hospital bills', () => {
  const lumps = ['accident-care', 'criti-care', 'corona-rakshak'];
  for (const product of lumps) expect(claimTermsOf({ ...platinum, product, tier: '' })).toBeUndefined();
});

test.each([
  ['2028-10-14', 4, 4_000],
  ['2028-10-11', 1, 1_000],
  ['2028-10-10', undefined, 0],
  ['2028-11-08', 29, 29_000],
])('hospital cash until %s: ₹1,000 a day from the second, beside the bill', (dischargedOn, days, rupees) => {
  const terms = termsOf({ riders: ['safeguard-plus', 'hospital-cash'] });
  const bill = aBill(dengue, { dischargedOn });
  const settled = settle(terms, bill, []);
  expect(settled.cash?.days).toBe(days);
  expect(toRupees(payableOf(settled))).toBe(1_25_680 + rupees);
  const { cash: _cash, ...withoutCash } = settled;
  expect(withoutCash).toEqual(settle(termsOf(), bill, []));
});

test('a wait refuses hospital cash too', () => {
  const riders = ['hospital-cash'];
  const early = aBill(dengue, { admittedOn: '2026-11-25', dischargedOn: '2026-11-28' });
  expect(settle(termsOf({ riders }), early, []).cash).toBeUndefined();
});
