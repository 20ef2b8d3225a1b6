import { dueDayOf, openGroupOf, PORT_GROUPS, problemsOfGroup, rupeesIn } from './port';

test('its due day is the last of the window, or today once that is over', () => {
  expect(dueDayOf('2027-03-31', '2026-11-28')).toBe('2027-02-14');
  expect(dueDayOf('2027-03-31', '2027-02-14')).toBe('2027-02-14');
  expect(dueDayOf('2027-03-31', '2027-03-01')).toBe('2027-03-01');
  // Sixty days before 29 April 2028 is 29 February.
  expect(dueDayOf('2028-04-14', '2028-01-01')).toBe('2028-02-29');
});

test('each problem belongs to one screen, and the first open one is shown', () => {
  const problems = { 'people.1.name': 1, endsOn: 1, 'claims.0.year': 1 };
  const counts = PORT_GROUPS.map((group) => problemsOfGroup(group, problems).length);
  expect(counts).toEqual([0, 1, 0, 1, 1, 0, 0]);
  expect([openGroupOf(problems), openGroupOf({})]).toEqual(['ends', 'you']);
});

test.each([
  ['5,00,000', 5_00_000],
  ['₹ 5 00 000', 5_00_000],
  ['5 lakh', undefined],
  ['-5', undefined],
  ['', undefined],
])('"%s" is %s rupees', (typed, rupees) => expect(rupeesIn(typed)).toBe(rupees));
