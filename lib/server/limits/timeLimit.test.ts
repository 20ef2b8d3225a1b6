import { setImmediate as turn } from 'node:timers/promises';
import { tracing } from '@/lib/server/telemetry/trace';
import { offTheClock, TimeLimit } from './timeLimit';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

const LONG_MS = 60_000;

test('work that does not end is answered, but not while somebody with a limit of their own is waited for', async () => {
  await tracing(undefined, async () => {
    let answer = (): void => undefined;
    const others = new Promise<void>((resolve) => (answer = resolve));
    const refused = jest.fn();
    new TimeLimit()
      .spend(async () => {
        await offTheClock(() => others);
        await new Promise(() => undefined);
      })
      .catch(refused);
    await jest.advanceTimersByTimeAsync(LONG_MS);
    expect(refused).not.toHaveBeenCalled();
    answer();
    await turn();
    await jest.advanceTimersByTimeAsync(LONG_MS);
    expect(refused).toHaveBeenCalledWith(expect.objectContaining({ code: 'UNAVAILABLE' }));
  });
});

test.each([
  ['at once', () => 1],
  ['later', () => Promise.resolve(1)],
])('what comes %s is passed on, and leaves no timer', async (_when, work) => {
  expect(await new TimeLimit().spend(work)).toBe(1);
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  [
    'at once',
    () => {
      throw new Error('sample');
    },
  ],
  ['later', () => Promise.reject(new Error('sample'))],
])('so is what is thrown %s', async (_when, work: () => Promise<never>) => {
  await expect(new TimeLimit().spend(work)).rejects.toThrow('sample');
  expect(jest.getTimerCount()).toBe(0);
});
