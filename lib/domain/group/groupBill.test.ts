import { GROUP_SIZE, GROUP_TERMS } from './group.data';
import { termsFor, toGroupBill, toGroupSize } from './groupBill';

// The amounts of the design, worked out by hand.
test.each([
  [7, [34_020, 0, 0, 6_124, 0], 40_144, 5_735],
  [19, [92_340, 0, 0, 16_621, 0], 1_08_961, 5_735],
  [20, [97_200, -3_888, 12_800, 19_100, 0], 1_25_212, 6_261],
  [50, [2_43_000, -17_010, 32_000, 46_438, 0], 3_04_428, 6_089],
  [100, [4_86_000, -48_600, 64_000, 90_252, 0], 5_91_652, 5_917],
  [200, [9_72_000, -1_26_360, 1_28_000, 1_75_255, 0], 11_48_895, 5_744],
  [350, [17_01_000, -2_55_150, 2_24_000, 3_00_573, 0], 19_70_423, 5_630],
  [500, [24_30_000, -4_13_100, 3_20_000, 4_20_642, 0], 27_57_542, 5_515],
])('%i people: each line, the total, for one person', (people, amounts, total, each) => {
  const bill = toGroupBill(people);
  expect(bill.lines.map(({ amount }) => amount)).toEqual(amounts);
  expect([bill.total, bill.each]).toEqual([total, each]);
});

test('every size has whole amounts that add up', () => {
  for (let people = GROUP_SIZE.least; people <= GROUP_SIZE.most; people += 1) {
    const { lines, total } = toGroupBill(people);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(lines.every(({ amount }) => Number.isInteger(amount))).toBe(true);
  }
});

test.each([
  [6, 7],
  [7, 7],
  [49.6, 50],
  [501, 500],
  [Number.NaN, 50],
])('a group of %d is one of %i', (given, people) => {
  expect(toGroupSize(given)).toBe(people);
});

test('the terms of every size follow each other without a gap', () => {
  for (const { from, to } of GROUP_TERMS) {
    expect([termsFor(from).from, termsFor(to).from]).toEqual([from, from]);
  }
  expect([GROUP_TERMS[0].from, GROUP_TERMS.at(-1)?.to]).toEqual([GROUP_SIZE.least, GROUP_SIZE.most]);
});
