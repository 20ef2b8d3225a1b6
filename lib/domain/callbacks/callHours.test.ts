import { isCallTime, nextCallWindow } from './callHours';

const india = (time: string, day = '2026-11-22') => new Date(`${day}T${time}:00+05:30`);

test.each([
  ['08:59', false],
  ['09:00', true],
  ['20:59', true],
  ['21:00', false],
] as const)('a call at %s: %s', (time, expected) => {
  expect(isCallTime(india(time))).toBe(expected);
});

test.each([
  ['morning', '07:00', '2026-11-22', '09:00', '12:00'],
  ['morning', '11:00', '2026-11-22', '09:00', '12:00'],
  ['morning', '11:01', '2026-11-23', '09:00', '12:00'],
  ['evening', '23:30', '2026-11-23', '16:00', '20:00'],
] as const)('%s asked for at %s is on %s, from %s to %s', (when, asked, day, from, to) => {
  expect(nextCallWindow(when, india(asked))).toEqual({ from: india(from, day), to: india(to, day) });
});
