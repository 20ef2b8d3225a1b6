import { locales } from '@/lib/domain/common/locales';
import {
  formatAmount,
  formatCount,
  formatDate,
  formatDateOf,
  formatFigure,
  formatMoney,
  formatShortSum,
  formatTimeOf,
  phoneInText,
} from './format';

test.each(locales)('a count in %s is what Intl writes', (locale) => {
  const counts = [0, 7, 999, 1_000, 12_488, 99_999, 1_00_000, 12_34_567, 9_87_65_43_210, -1, -12_345, 2.5];
  const written = new Intl.NumberFormat(locale);
  expect(counts.map((count) => formatCount(count, locale))).toEqual(
    counts.map((count) => written.format(count)),
  );
});

test('money has the rupee sign and Indian grouping', () => {
  expect(formatMoney(12_488)).toBe('₹12,488');
  expect(formatMoney(1_23_45_678)).toBe('₹1,23,45,678');
  expect(formatMoney(-1_143)).toBe('−₹1,143');
  expect(formatMoney(99.5)).toBe('₹99.50');
  expect(formatAmount(-657)).toBe('−657');
  expect(formatAmount(0)).toBe('0');
});

test.each([
  [10_00_000, 'en', '₹10 lakh'],
  [10_00_000, 'hi', '₹10 लाख'],
  [10_00_000, 'ta', '₹10 லட்சம்'],
  [1_00_00_000, 'en', '₹1 crore'],
  [3_00_00_000, 'hi', '₹3 करोड़'],
  [10_50_000, 'en', '₹10.5 lakh'],
  [1_00_00_00_000, 'ta', '₹100 கோடி'],
  [500, 'en', '₹500'],
] as const)('the short sum of %i in %s is %s, and never breaks', (rupees, locale, expected) => {
  expect(formatShortSum(rupees, locale)).toBe(expected.replace(' ', '\u00a0'));
});

test('a trust figure is the specification’s in English, and said in the words of the other languages', () => {
  const said = locales.map((locale) => formatFigure('2 Crore+', locale));
  expect(said).toEqual(['2\u00a0Crore+', '2\u00a0करोड़+', '2\u00a0கோடி+']);
  expect(formatFigure('92.4%', 'ta')).toBe('92.4%');
});

test('days are written in the three languages', () => {
  expect(formatDate('2027-01-04', 'en')).toBe('04 Jan 2027');
  expect(formatDate('2026-09-22', 'hi')).toBe('22 सितंबर 2026');
  expect(formatDate('2026-09-22', 'ta')).toBe('22 செப்டம்பர் 2026');
});

test('moments are told by the clock and calendar of India', () => {
  expect(formatDateOf('2026-11-20T20:00:00.000Z', 'en')).toBe('21 Nov 2026');
  expect(formatTimeOf('2026-11-20T05:12:00.000Z')).toBe('10:42');
});

test('a phone number in a sentence stays on one line', () => {
  const joined = phoneInText('1860-500-8888');
  expect(joined.replaceAll('\u2060', '')).toBe('1860-500-8888');
  expect(joined).not.toMatch(/-\d/);
});
