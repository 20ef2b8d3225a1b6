import { nextAttemptAt } from './delivery';

test.each([
  [1, 10],
  [2, 30],
  [5, 900],
  [6, undefined],
])('after %i failed attempts the next comes in %s seconds', (attempts, seconds) => {
  const next = nextAttemptAt(attempts, 1_000_000);
  expect(next).toBe(seconds === undefined ? undefined : 1_000_000 + seconds * 1000);
});
