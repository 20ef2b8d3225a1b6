import { addDays } from '@/lib/domain/common/dates';
import { CLAIM_FLAGS, type ClaimFlag, type FlagFacts, flagsOf } from './flags';
import { FLAG_LIMITS } from './flags.data';

const startsOn = '2026-01-01';
const stay = { admittedOn: '2026-10-10', dischargedOn: '2026-10-14' };
type Line = NonNullable<FlagFacts['bill']>['lines'][number];
const billed = (...lines: Line[]): Partial<FlagFacts> => ({
  bill: { dischargedOn: stay.dischargedOn, lines },
});

/** Nothing to look at: five days of a room, tests before the stay and medicines after it. */
const plain: FlagFacts = {
  startsOn,
  admittedOn: stay.admittedOn,
  kind: 'cashless',
  hospital: {},
  sameBillNumber: [],
  samePaper: [],
  recentClaims: FLAG_LIMITS.many.claims - 1,
  ...billed(
    { head: 'room', days: 4, on: stay.admittedOn },
    { head: 'intensiveCare', days: 1, on: stay.dischargedOn },
    { head: 'tests', on: addDays(stay.admittedOn, -20) },
    { head: 'pharmacy', on: addDays(stay.dischargedOn, 40) },
  ),
};

const other = 'CL-2610-00000001';
const soon = addDays(startsOn, FLAG_LIMITS.soonDays - 1);
/** The least that raises each, and the most that doesn't. */
const cases: Record<ClaimFlag['flag'], { raises: Partial<FlagFacts>; doesNot: Partial<FlagFacts> }> = {
  soonAfterStart: {
    raises: { admittedOn: soon, bill: undefined },
    doesNot: { admittedOn: addDays(soon, 1), bill: undefined },
  },
  sameBillNumber: { raises: { sameBillNumber: [other] }, doesNot: { sameBillNumber: [] } },
  samePaper: { raises: { samePaper: [other] }, doesNot: { samePaper: [] } },
  sameLoss: { raises: { sameLoss: [other] }, doesNot: { sameLoss: [] } },
  outsideStay: {
    raises: billed({ head: 'room', on: addDays(stay.admittedOn, -1) }),
    doesNot: billed({ head: 'doctor', on: addDays(stay.admittedOn, -1) }),
  },
  roomDays: {
    raises: billed({ head: 'room', days: 4 }, { head: 'intensiveCare', days: 2 }),
    doesNot: billed({ head: 'room', days: 5 }, { head: 'nursing', days: 9 }),
  },
  notListed: { raises: { hospital: undefined }, doesNot: { hospital: {} } },
  notCashless: {
    raises: { hospital: { notCashlessSince: stay.admittedOn } },
    doesNot: { hospital: { notCashlessSince: addDays(stay.admittedOn, 1) } },
  },
  premiumReturned: { raises: { refundedOn: stay.admittedOn }, doesNot: {} },
  toldOtherwise: {
    raises: { toldOn: addDays(stay.admittedOn, 1) },
    doesNot: { toldOn: stay.admittedOn },
  },
  manyClaims: {
    raises: { recentClaims: FLAG_LIMITS.many.claims },
    doesNot: { recentClaims: FLAG_LIMITS.many.claims - 1 },
  },
};
const found = (facts: Partial<FlagFacts>) => flagsOf({ ...plain, ...facts }).map(({ flag }) => flag);

test('a plain claim has none', () => expect(flagsOf(plain)).toEqual([]));

test.each(CLAIM_FLAGS)('%s: raised by its cause alone, and not a step before it', (flag) => {
  expect(found(cases[flag].raises)).toEqual([flag]);
  expect(found(cases[flag].doesNot)).toEqual([]);
});

test('a customer who paid a hospital without cashless did nothing of note', () => {
  expect(found({ ...cases.notCashless.raises, kind: 'reimbursement' })).toEqual([]);
});
