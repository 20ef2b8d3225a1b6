import fc from 'fast-check';
import { SUMS_INSURED } from '@/lib/domain/quote/journey/planForm';
import { coverNeedOf, type CoverWish } from './coverNeed';

const alone: CoverWish = { town: 'metro', people: 1, eldestAge: 30, hasIllness: false, fromEmployer: 0 };

test('one young person in a metro is ready for a bill of five years ahead', () => {
  expect(coverNeedOf(alone)).toEqual({
    lines: [
      { key: 'bill', percent: 100, amount: 8_00_000 },
      { key: 'rise', percent: 61, amount: 4_88_000 },
    ],
    need: 12_88_000,
    suggested: 25_00_000,
  });
});

test('every circumstance has its line, and employer’s cover counts half', () => {
  const wish = { ...alone, people: 4, eldestAge: 46, hasIllness: true, fromEmployer: 5_00_000 };
  const { lines, need } = coverNeedOf(wish);
  expect(lines.map(({ key, amount }) => [key, amount])).toEqual([
    ['bill', 8_00_000],
    ['people', 3_60_000],
    ['older', 2_00_000],
    ['illness', 2_00_000],
    ['rise', 9_51_600],
    ['employer', -2_50_000],
  ]);
  expect(need).toBe(22_61_600);
  expect(coverNeedOf({ ...wish, eldestAge: 45 }).lines.map(({ key }) => key)).not.toContain('older');
});

const wishes = fc.record({
  town: fc.constantFrom('metro', 'city', 'town'),
  people: fc.integer({ min: 1, max: 6 }),
  eldestAge: fc.integer({ min: 18, max: 99 }),
  hasIllness: fc.boolean(),
  fromEmployer: fc.integer({ min: 0, max: 1_00_00_000 }),
});

test('the lines add up, the amount is on offer, and more people never need less', () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      const { lines, need, suggested } = coverNeedOf(wish);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(need);
      expect(need).toBeGreaterThanOrEqual(0);
      expect(SUMS_INSURED).toContain(suggested);
      expect(coverNeedOf({ ...wish, people: wish.people + 1 }).need).toBeGreaterThanOrEqual(need);
    }),
  );
});
