import { closesWithin } from './shutDown';

test.each<[string, () => Promise<void>, boolean]>([
  ['what closes', () => Promise.resolve(), true],
  ['what hangs', () => new Promise(() => undefined), false],
  ['what fails', () => Promise.reject(new Error('sample')), false],
])('%s is not waited for longer than the deadline', async (_what, close, isClosed) => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await closesWithin(20, close)).toBe(isClosed);
  expect(written).toHaveBeenCalledTimes(isClosed ? 0 : 1);
  written.mockRestore();
});
