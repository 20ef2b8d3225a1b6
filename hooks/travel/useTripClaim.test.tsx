import { renderHook, waitFor } from '@testing-library/react';
import { onUnproven } from '@/lib/client/common/unproven';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { useTripClaim } from './useTripClaim';

test('a session that ended has its page ask for a code; what was typed is read once it is proven', async () => {
  catchLog();
  const details = { place: 'Lisbon' };
  fakeApi({ status: 401, body: { code: 'NOT_SIGNED_IN' } }, { body: { details, version: 1 } });
  let told = 0;
  const stop = onUnproven(() => void (told += 1));
  const first = renderHook(() => useTripClaim('SKT2026-01234567897'));
  await waitFor(() => expect(told).toBe(1));
  expect(first.result.current.draft.values).toBeUndefined();
  first.unmount();
  const next = renderHook(() => useTripClaim('SKT2026-01234567897'));
  await waitFor(() => expect(next.result.current.details).toEqual(details));
  stop();
});
