import { atDaytime, isDaytime } from './daytime';

const india = (time: string) => new Date(`${time}+05:30`);

test.each([
  ['2026-11-21T08:59:59', '2026-11-21T09:00:00'],
  ['2026-11-21T09:00:00', '2026-11-21T09:00:00'],
  ['2026-11-21T19:59:59', '2026-11-21T19:59:59'],
  ['2026-11-21T20:00:00', '2026-11-22T09:00:00'],
  ['2026-11-21T23:30:10', '2026-11-22T09:00:00'],
  ['2026-12-31T00:00:00', '2026-12-31T09:00:00'],
])('at %s in India the next daytime is %s', (at, daytime) => {
  expect(atDaytime(india(at))).toEqual(india(daytime));
  expect(isDaytime(india(at))).toBe(at === daytime);
});
