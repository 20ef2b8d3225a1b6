import { renderHook, waitFor } from '@testing-library/react';
import { fakeApi } from '@/tests/browser/fakeApi';
import { inPage } from '@/tests/browser/inPage';
import { useLatestQuotes } from './useLatestQuotes';

const whole = { from: '22 Oct 2026', to: '19 Jan 2027', limit: 20 } as const;

test('the latest quotes are asked for with all that is known', async () => {
  const calls = fakeApi({ body: { quotes: [] } });
  renderHook(() => useLatestQuotes({ ...whole, status: 4 }), { wrapper: inPage() });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(Object.fromEntries(new URL(calls[0]?.url ?? '', 'http://site').searchParams)).toEqual({
    from: '22 Oct 2026',
    to: '19 Jan 2027',
    limit: '20',
    status: '4',
  });
});

test.each(['from', 'to'])('nothing is asked while %s is null', async (part) => {
  const calls = fakeApi({ body: { quotes: [] } });
  renderHook(() => useLatestQuotes({ ...whole, [part]: null }), { wrapper: inPage() });
  await Promise.resolve();
  expect(calls).toHaveLength(0);
});
