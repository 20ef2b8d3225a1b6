import { ProviderError } from './callProvider';
import { createCircuit } from './circuit';

const away = () => Promise.reject(new ProviderError('Signzy', 500));

test('after three failures in a row nobody is asked for a while, and then one call tries', async () => {
  let now = 0;
  let asked = 0;
  const through = createCircuit('Signzy', { failures: 3, restMs: 1_000 }, () => now);
  const call = (answer: () => Promise<unknown>) =>
    through(() => {
      asked += 1;
      return answer();
    });
  for (let at = 0; at < 5; at += 1) await expect(call(away)).rejects.toThrow(ProviderError);
  expect(asked).toBe(3);
  now = 1_000;
  await expect(call(away)).rejects.toThrow('answered 500');
  await expect(call(away)).rejects.toThrow('did not answer');
  now = 2_000;
  await expect(call(() => Promise.resolve('here'))).resolves.toBe('here');
  await expect(call(away)).rejects.toThrow('answered 500');
  await expect(call(() => Promise.resolve('here'))).resolves.toBe('here');
  expect(asked).toBe(7);
});

test('an answer that is an error of its own says nothing about the provider', async () => {
  const through = createCircuit('Signzy', { failures: 1, restMs: 1_000 });
  await expect(through(() => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
  await expect(through(() => Promise.resolve('here'))).resolves.toBe('here');
});

test('a provider rests no longer when the clock is set back', async () => {
  const through = createCircuit('Signzy', { failures: 1, restMs: 0 });
  await expect(through(away)).rejects.toThrow('answered 500');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  await expect(through(() => Promise.resolve('here'))).resolves.toBe('here');
  jest.restoreAllMocks();
});
