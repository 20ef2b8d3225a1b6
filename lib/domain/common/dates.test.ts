import fc from 'fast-check';
import {
  addDays,
  addMonths,
  ageInDays,
  ageInYears,
  dayAfterTerm,
  isIsoDate,
  minimumAgeDate,
  parseDayMonthYear,
  parseIsoDate,
  quoteDateWindow,
  timeInIndia,
  todayInIndia,
} from './dates';

test.each(['2024-02-29', '1900-01-01', '9999-12-31', '1991-04-02'])('%s is a date', (text) => {
  expect(isIsoDate(text)).toBe(true);
});

test.each([
  '2023-02-29',
  '2023-02-30',
  '2000-13-01',
  '2000-00-10',
  '0050-01-01',
  '2000-1-1',
  '0',
  '',
  '2000-01-01T00:00',
  '2000-01-01\n',
  '२०००-०१-०१',
  20000101,
  null,
])('%j is no date', (text) => {
  expect(isIsoDate(text)).toBe(false);
});

test('a date falls into its parts', () => {
  expect(parseIsoDate('1991-04-02')).toEqual({ year: 1991, month: 4, day: 2 });
});

test('the day in India begins at half past six in the evening of UTC', () => {
  expect(todayInIndia(new Date('2026-11-20T18:29:59.999Z'))).toBe('2026-11-20');
  expect(todayInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
  expect(timeInIndia(new Date('2026-11-20T05:12:59Z'))).toBe('10:42');
});

test.each([
  ['2008-11-20', '2026-11-19', 17],
  ['2008-11-20', '2026-11-20', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-29', 20],
  ['2026-11-20', '2026-11-20', 0],
])('born on %s, on %s the age is %i', (dateOfBirth, today, age) => {
  expect(ageInYears(dateOfBirth, today)).toBe(age);
});

test('age in days counts calendar days, leap days too', () => {
  expect(ageInDays('2024-02-28', '2024-03-01')).toBe(2);
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1900-01-01', days));

test('the minimum-age date is the last birthday that is old enough', () => {
  expect(minimumAgeDate('2026-11-20')).toBe('2008-11-20');
  expect(minimumAgeDate('2028-02-29')).toBe('2010-02-28');
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 99 }), (today, years) => {
      const limit = minimumAgeDate(today, years);
      expect(ageInYears(limit, today)).toBe(years);
      expect(ageInYears(addDays(limit, 1), today)).toBe(years - 1);
    }),
  );
});

test('the quote window starts today or 30 days back and ends 59 days ahead', () => {
  expect(quoteDateWindow('2026-11-20', 'today')).toEqual({ start: '20 Nov 2026', end: '18 Jan 2027' });
  expect(quoteDateWindow('2026-11-20', 'earlier')).toEqual({ start: '21 Oct 2026', end: '18 Jan 2027' });
});

test.each([
  ['04 Jan 2027', '2027-01-04'],
  ['29 FEB 2028', '2028-02-29'],
  ['29 Feb 2027', undefined],
  ['4 Jan 2027', undefined],
  ['04 Jam 2027', undefined],
  ['2027-01-04', undefined],
])('%s is the day %s', (text, expected) => {
  expect(parseDayMonthYear(text)).toBe(expected);
});

test.each([
  ['2026-11-21', 12, '2027-11-21'],
  ['2026-11-21', 36, '2029-11-21'],
  ['2026-05-31', 9, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-01-15', 0, '2026-01-15'],
])('%s and %d months is %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected));

test.each([
  ['2026-11-21', 12, '2027-11-21'],
  ['2028-02-29', 12, '2029-03-01'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2027-01-31', 1, '2027-03-01'],
  ['2027-01-30', 1, '2027-03-01'],
  ['2028-01-30', 1, '2028-03-01'],
  ['2027-01-29', 1, '2027-03-01'],
  ['2027-01-28', 1, '2027-02-28'],
  ['2026-01-15', 0, '2026-01-15'],
])('the day after a term from %s of %d months is %s', (firstDay, months, expected) =>
  expect(dayAfterTerm(firstDay, months)).toBe(expected),
);
