import { act, renderHook } from '@testing-library/react';
import useSWR from 'swr';
import { getJson } from '@/lib/client/common/fetcher';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { useReadAgain } from './useSentPapers';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a list that could not be read is read again until what arrived is in it, and then no more', async () => {
  catchLog();
  const calls = fakeApi({ body: [] }, { status: 503 }, { body: ['p1'] });
  const later = () => act(() => jest.advanceTimersByTimeAsync(60_000));
  const { result, rerender } = renderHook(
    ({ isMissing }) => {
      useReadAgain({ key: '/list' }, isMissing);
      return useSWR<readonly string[]>('/list', getJson, { shouldRetryOnError: false }).data;
    },
    { initialProps: { isMissing: false } },
  );
  await later();
  expect(calls).toHaveLength(1);
  rerender({ isMissing: true });
  await later();
  expect(result.current).toEqual(['p1']);
  rerender({ isMissing: false });
  const { length } = calls;
  await later();
  expect(calls).toHaveLength(length);
});

test('what never comes to be in the list is asked for ever more seldom', async () => {
  const calls = fakeApi({ body: [] });
  const { unmount } = renderHook(() => {
    useReadAgain({ key: '/none' }, true);
    return useSWR<readonly string[]>('/none', getJson).data;
  });
  const inAnHour = async () => {
    const before = calls.length;
    await act(() => jest.advanceTimersByTimeAsync(3_600_000));
    return calls.length - before;
  };
  expect(await inAnHour()).toBeLessThan(15);
  expect(await inAnHour()).toBeLessThan(2);
  unmount();
});
