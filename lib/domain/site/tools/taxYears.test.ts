import { addShares, spreadPremium } from './taxYears';

test.each([
  ['2026-03-31', '2025-26', '80D'],
  ['2026-04-01', '2026-27', '126'],
  ['2027-01-01', '2026-27', '126'],
  ['1999-04-01', '1999-00', '80D'],
])('%s lies in tax year %s, section %s', (date, name, section) => {
  const premium = { paidOn: date, coverUntil: date, tenure: 1 };
  expect(spreadPremium(1, premium)).toEqual([{ name, section, amount: 1 }]);
});

test('a premium for one year counts in the year of payment', () => {
  const premium = { paidOn: '2026-11-20', coverUntil: '2027-11-19', tenure: 1 };
  expect(spreadPremium(12_488, premium)).toEqual([{ name: '2026-27', section: '126', amount: 12_488 }]);
});

test('a premium for three years is spread over the four tax years that it touches', () => {
  const shares = spreadPremium(37_426, { paidOn: '2026-11-20', coverUntil: '2029-11-19', tenure: 3 });
  expect(shares.map(({ name, amount }) => [name, amount])).toEqual([
    ['2026-27', 9_358],
    ['2027-28', 9_356],
    ['2028-29', 9_356],
    ['2029-30', 9_356],
  ]);
});

test('a premium across the change of the law names both sections', () => {
  const shares = spreadPremium(20_000, { paidOn: '2026-03-01', coverUntil: '2028-02-29', tenure: 2 });
  expect(shares.map(({ section }) => section)).toEqual(['80D', '126', '126']);
});

test('what was paid for somebody who came later adds up with the premium, year by year', () => {
  const premium = spreadPremium(37_426, { paidOn: '2026-11-20', coverUntil: '2029-11-19', tenure: 3 });
  const later = spreadPremium(2_000, { paidOn: '2027-05-02', coverUntil: '2029-11-19', tenure: 2 });
  expect(addShares([...later, ...premium]).map(({ name, amount }) => [name, amount])).toEqual([
    ['2026-27', 9_358],
    ['2027-28', 9_356 + 668],
    ['2028-29', 9_356 + 666],
    ['2029-30', 9_356 + 666],
  ]);
});
