import fc from 'fast-check';
import { deductionOf, type InsuredGroup } from './taxDeduction';

const nobody: InsuredGroup = { premium: 0, checkups: 0, hasSenior: false };
const group = (premium: number, more: Partial<InsuredGroup> = {}) => ({ ...nobody, premium, ...more });

test.each([
  ['a premium below the limit counts whole', group(12_488), nobody, 12_488],
  ['above it, up to ₹25,000', group(40_000), nobody, 25_000],
  ['with somebody of 60, up to ₹50,000', group(60_000, { hasSenior: true }), nobody, 50_000],
  ['parents count beside it', group(40_000), group(60_000, { hasSenior: true }), 75_000],
  ['check-ups count inside the limit', group(23_000, { checkups: 5_000 }), nobody, 25_000],
  ['and up to ₹5,000', group(10_000, { checkups: 9_000 }), nobody, 15_000],
  ['of both groups together', group(10_000, { checkups: 4_000 }), group(10_000, { checkups: 4_000 }), 25_000],
])('%s', (_name, family, parents, total) => {
  expect(deductionOf(family, parents, 20).total).toBe(total);
});

test('what is saved is the rate with its cess of 4%', () => {
  expect(deductionOf(group(25_000), nobody, 30).saved).toBe(7_800);
  expect(deductionOf(group(12_488), nobody, 5).saved).toBe(649);
});

test('never more than ₹1,00,000, and never more than was paid', () => {
  const groups = fc.record({
    premium: fc.integer({ min: 0, max: 5_00_000 }),
    checkups: fc.integer({ min: 0, max: 50_000 }),
    hasSenior: fc.boolean(),
  });
  fc.assert(
    fc.property(groups, groups, (family, parents) => {
      const { total } = deductionOf(family, parents, 30);
      const paid = family.premium + family.checkups + parents.premium + parents.checkups;
      expect(total).toBeLessThanOrEqual(Math.min(paid, 1_00_000));
    }),
  );
});
