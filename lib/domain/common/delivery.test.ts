import { nextAttemptAt } from './delivery';

const india = (time: string) => new Date(`2026-11-21T${time}+05:30`);
const failed = (attempts: number, at: string, isRefused = false) =>
  nextAttemptAt({ attempts, now: india(at), giveUpAt: new Date('2026-11-22T18:00+05:30'), isRefused });

test.each([
  [1, 10],
  [2, 30],
  [5, 900],
])('after %i failed attempts the next comes in %s seconds, at any hour', (attempts, seconds) => {
  const next = new Date(india('23:00').getTime() + seconds * 1000);
  expect([failed(attempts, '23:00'), failed(attempts, '23:00', true)]).toEqual([next, next]);
});

test.each([
  ['12:10', india('13:10')],
  ['19:30', new Date('2026-11-22T09:00+05:30')],
])('a provider that is still away at %s is tried again by day', (at, next) => {
  expect([failed(6, at), failed(20, at)]).toEqual([next, next]);
});

test('what was refused six times is given up', () => {
  expect(failed(6, '12:10', true)).toBeUndefined();
});

test.each([1, 6])('after %i attempts nothing is planned for when nobody needs it any more', (attempts) => {
  const now = india('12:00');
  const giveUpAt = new Date(now.getTime() + 10_000);
  expect(nextAttemptAt({ attempts, now, giveUpAt, isRefused: false })).toBeUndefined();
});
