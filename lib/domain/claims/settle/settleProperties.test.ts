import fc from 'fast-check';
import { addDays } from '@/lib/domain/common/dates';
import { addPaise, type Paise } from '@/lib/domain/common/money';
import { PLAN_FEATURES } from '@/lib/domain/plans/planFeatures.data';
import { RIDER_KEYS } from '@/lib/domain/plans/riders.data';
import { BILL_HEADS, type BillHead, CUT_REASONS, ROOMS } from './billHeads.data';
import { claimTermsOf } from './claimTerms';
import { coverLeftOn, type PastClaim } from './coverLeft';
import { type HospitalBill, settle } from './settle';

const startsOn = '2026-11-22';
const plans = Object.entries(PLAN_FEATURES).flatMap(([product, tiers]) =>
  Object.keys(tiers).map((tier) => ({ product, tier })),
);
const paise = (most: number) => fc.integer({ min: 0, max: most }) as fc.Arbitrary<Paise>;
const anyDay = fc.nat(3 * 365).map((days) => addDays(startsOn, days));
const anyTerms = fc
  .record({
    plan: fc.constantFrom(...plans),
    riders: fc.subarray([...RIDER_KEYS]),
    sumInsured: fc.constantFrom(3_00_000, 5_00_000, 10_00_000, 1_00_00_000),
  })
  .map(({ plan, ...rest }) => claimTermsOf({ ...plan, ...rest, startsOn, endsOn: '2029-11-21' }))
  .filter((terms) => terms !== undefined);
const anyLine = fc.record(
  {
    head: fc.constantFrom(...(Object.keys(BILL_HEADS) as BillHead[])),
    billed: paise(6_00_000_00),
    on: anyDay,
    cut: fc.record({ by: paise(50_000_00), reason: fc.constantFrom(...CUT_REASONS) }),
  },
  { requiredKeys: ['head', 'billed'] },
);
const anyBill: fc.Arbitrary<HospitalBill> = fc
  .record({
    admittedOn: anyDay,
    days: fc.nat(40),
    billsByRoom: fc.boolean(),
    room: fc.option(
      fc.record({ taken: fc.constantFrom(...ROOMS), rate: paise(30_000_00), coveredRate: paise(20_000_00) }),
      { nil: undefined },
    ),
    cause: fc.record({
      kind: fc.constantFrom('accident' as const, 'illness' as const, 'maternity' as const),
      isExisting: fc.boolean(),
      isManaged: fc.boolean(),
      isNamed: fc.boolean(),
    }),
    lines: fc.array(anyLine, { maxLength: 12 }),
  })
  .map(({ days, room, ...bill }) => ({
    ...bill,
    ...(room && { room }),
    dischargedOn: addDays(bill.admittedOn, days),
  }));
const anyHistory = fc.array(anyBill, { maxLength: 6 });

/** Decided one after the other, as the desk does. */
function decideAll(terms: Parameters<typeof settle>[0], bills: readonly HospitalBill[]) {
  const past: PastClaim[] = [];
  return bills.map((bill) => {
    const left = coverLeftOn(terms, past, bill.admittedOn);
    const settled = settle(terms, bill, past);
    const admitted = addPaise(settled.lines.map((line) => line.admitted));
    past.push({ admittedOn: bill.admittedOn, admitted, paid: settled.paid });
    return { bill, left, settled };
  });
}

const holds = (check: (decided: ReturnType<typeof decideAll>[number]) => void) =>
  fc.assert(
    fc.property(anyTerms, anyHistory, (terms, bills) => decideAll(terms, bills).forEach(check)),
    { numRuns: 300 },
  );

test('never more than was billed, in a line or in all', () => {
  holds(({ settled }) => {
    for (const { billed, admitted } of settled.lines) expect(admitted).toBeLessThanOrEqual(billed);
    expect(settled.paid).toBeLessThanOrEqual(settled.billed);
  });
});

test('never more than what is left of the sum insured', () => {
  holds(({ settled, left }) => expect(settled.paid).toBeLessThanOrEqual(left.base + left.carried));
});

test('the lines add up, and nothing in them is below zero', () => {
  holds(({ settled }) => {
    const { lines, billed, notPayable, deductible, coPayment, overCover, paid } = settled;
    expect(billed - notPayable - deductible - coPayment - overCover).toBe(paid);
    expect(addPaise(lines.map((line) => line.billed))).toBe(billed);
    const all = [notPayable, deductible, coPayment, overCover, paid, ...lines.map((line) => line.admitted)];
    for (const amount of all) expect(amount).toBeGreaterThanOrEqual(0);
    for (const amount of [deductible, coPayment, overCover, paid]) expect(amount % 100).toBe(0);
  });
});

test('a line that is not paid in full says why', () => {
  holds(({ settled }) => {
    if (settled.refusal) return;
    for (const { billed, admitted, reasons } of settled.lines)
      if (admitted < billed) expect(reasons).not.toEqual([]);
  });
});

test('a rupee more on a bill never lowers what is paid', () => {
  fc.assert(
    fc.property(anyTerms, anyBill, fc.nat(11), (terms, bill, at) => {
      const lines = bill.lines.map((line, index) =>
        index === at ? { ...line, billed: (line.billed + 100) as Paise } : line,
      );
      const [before, after] = [bill, { ...bill, lines }].map((each) => settle(terms, each, []).paid);
      expect(after).toBeGreaterThanOrEqual(before ?? 0);
    }),
    { numRuns: 300 },
  );
});

test('hospital cash depends on the stay and its rider alone, and uses no cover', () => {
  fc.assert(
    fc.property(anyTerms, anyBill, anyBill, (terms, bill, other) => {
      const { admittedOn, dischargedOn, cause } = bill;
      const [one, another] = [bill, { ...other, admittedOn, dischargedOn, cause }].map((each) =>
        settle(terms, each, []),
      );
      expect(one?.cash).toEqual(another?.cash);
      if (one?.cash) expect([one.refusal, terms.cash?.perDay]).toEqual([undefined, one.cash.perDay]);
      const { cash: _none, ...without } = terms;
      expect(settle(without, bill, []).paid).toBe(one?.paid);
    }),
    { numRuns: 300 },
  );
});
