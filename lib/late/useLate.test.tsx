import { act, renderHook } from '@testing-library/react';
import { useLate } from './useLate';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('rules whose file fails once are here after the next try', async () => {
  let tries = 0;
  const load = () =>
    ++tries > 1 ? Promise.resolve('rules') : Promise.reject(new Error('Failed to load chunk'));
  const { result } = renderHook(() => useLate(load));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(result.current).toBeUndefined();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(result.current).toBe('rules');
});
