import { portWindowOf } from './portWindow';

// A policy that ends on 31 March 2027.
test.each([
  ['2026-11-23', 'early', 68],
  ['2027-01-29', 'early', 1],
  ['2027-01-30', 'open', 15],
  ['2027-02-14', 'open', 0],
  ['2027-02-15', 'late', 1],
  ['2027-03-31', 'late', 45],
  ['2027-04-01', 'past', 1],
] as const)('on %s the window is %s', (today, state, days) => {
  const window = { from: '2027-01-30', until: '2027-02-14', state, days };
  expect(portWindowOf('2027-03-31', today)).toEqual(window);
});
