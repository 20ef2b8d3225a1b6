import { addMonths } from './months';

test.each([
  ['2026-11-21', 12, '2027-11-21'],
  ['2026-11-21', 36, '2029-11-21'],
  ['2026-05-31', 9, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-01-15', 0, '2026-01-15'],
])('%s and %d months is %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected));
