import { act, renderHook, waitFor } from '@testing-library/react';
import { readLeadIds, readSession } from '@/lib/client/saving/storage';
import { fakeApi } from '@/tests/browser/fakeApi';
import { inPage } from '@/tests/browser/inPage';
import { useQuote, useSaveQuote } from './useQuote';

const stored = { quoteId: 'q1', version: 1 };

test('a quote is fetched again each time that a page shows it', async () => {
  const calls = fakeApi({ body: stored }, { body: { ...stored, version: 2 } });
  const { result, rerender } = renderHook((id: string | undefined) => useQuote(id), {
    wrapper: inPage(),
    initialProps: 'q1',
  });
  await waitFor(() => expect(result.current.data).toEqual(stored));
  rerender(undefined);
  rerender('q1');
  await waitFor(() => expect(result.current.data?.version).toBe(2));
  expect(calls.map(({ url }) => url)).toEqual(Array(2).fill('/api/health-insurance-plan/quote?quoteId=q1'));
});

test('what was saved leaves its ids in the specification’s places', async () => {
  fakeApi({ status: 201, body: { ...stored, dialerId: 'd1' } });
  const { result } = renderHook(() => useSaveQuote(), { wrapper: inPage() });
  await act(() => result.current({ mobileNumber: '9876543210' }));
  expect(readLeadIds()).toEqual({ quoteId: 'q1', dialerId: 'd1' });
  expect(JSON.parse(localStorage.getItem('leadIds') ?? '')).toEqual({ quoteId: 'q1', dialerId: 'd1' });
  expect(readSession('quoteId')).toBe('q1');
});
