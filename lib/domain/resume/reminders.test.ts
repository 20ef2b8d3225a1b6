import { atDaytime, firstReminder, isDaytime, nextReminder } from './reminders';

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

test('a day and three days after the last save, and never a third time', () => {
  const savedAt = india('2026-11-21T22:00:00');
  expect(firstReminder(savedAt)).toEqual(india('2026-11-23T09:00:00'));
  expect(nextReminder(1, savedAt)).toEqual(india('2026-11-25T09:00:00'));
  expect(nextReminder(2, savedAt)).toBeUndefined();
});
