import fc from 'fast-check';
import { addPaise, amountInWords, shareInWholeRupees, toPaise, toRupees, toWordedAmount } from './money';

test.each([
  [14_288, 800, 1_143],
  [13_145, 500, 657],
  [13_145, 800, 1_052],
  [12_488, 9_250, 11_551],
  [12_488, 8_500, 10_615],
  [1, 5_000, 1],
  [1, 4_999, 0],
  [0, 800, 0],
])('%i rupees at %i basis points are %i whole rupees', (rupees, share, expected) => {
  expect(toRupees(shareInWholeRupees(toPaise(rupees), share))).toBe(expected);
});

test('several shares are multiplied first and rounded once', () => {
  expect(toRupees(shareInWholeRupees(toPaise(3), 5_000, 5_000))).toBe(1);
  expect(toRupees(shareInWholeRupees(toPaise(99_99_999), 40_000, 30_000, 12_200))).toBe(14_63_99_985);
});

test('a share is never further than half a rupee from the exact value', () => {
  fc.assert(
    fc.property(fc.nat(1e8), fc.nat(30_000), (rupees, share) => {
      const exact = (rupees * share) / 10_000;
      const rounded = toRupees(shareInWholeRupees(toPaise(rupees), share));
      expect(rounded - exact).toBeGreaterThan(-0.5 - 1e-6);
      expect(rounded - exact).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});

test('rupees with paise survive the way there and back', () => {
  expect(toPaise(0.29)).toBe(29);
  expect(toRupees(addPaise([toPaise(19.99), toPaise(0.01)]))).toBe(20);
  expect(() => toPaise(Number.NaN)).toThrow(RangeError);
});

test.each([
  [10_00_000, '10 Lakh'],
  [12_50_000, '12.50 Lakh'],
  [1_00_00_000, '1 Crore'],
  [1_90_00_00_000, '190 Crore'],
  [10_50_000, '10.50 Lakh'],
  [99_99_999, '1.00 Crore'],
  [5_000, '5 Thousand'],
  [12_488, '12.49 Thousand'],
  [250, '2.50 Hundred'],
  [100, '1 Hundred'],
  [99, '99'],
  [0, '0'],
  [-5_00_000, '-5 Lakh'],
])('%i rupees are worded %s', (rupees, expected) => {
  expect(amountInWords(rupees)).toBe(expected);
});

test('a worded amount keeps number and unit apart, so that each language words its own', () => {
  expect(toWordedAmount(10_00_000)).toEqual({ value: '10', unit: 'Lakh' });
});
