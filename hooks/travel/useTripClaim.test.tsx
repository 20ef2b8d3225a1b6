import { act, renderHook, waitFor } from '@testing-library/react';
import { onUnproven } from '@/lib/client/common/unproven';
import type { TripClaimDto } from '@/lib/domain/travel/claims/contract';
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

test('what is mended after an answer with gaps is sent at the next press, without a conflict', async () => {
  const stored = { details: {}, version: 1 };
  const calls = fakeApi(() => {
    const { method, body } = calls.at(-1) ?? {};
    if (method !== 'POST') return { body: stored };
    const {
      version = stored.version,
      details,
      submit,
    } = body as Partial<TripClaimDto> & { submit?: boolean };
    if (version !== stored.version) return { status: 409, body: { code: 'CONFLICT' } };
    Object.assign(stored, { details, version: version + 1 });
    const isWhole = submit && details?.story;
    return { body: { ...stored, ...(isWhole && { claimId: 'CL-2611-00000001' }) } };
  });
  const { result } = renderHook(() => useTripClaim('SKT2026-01234567898'));
  await waitFor(() => expect(result.current.details).toEqual({}));
  await act(() => result.current.tell());
  act(() => result.current.draft.change({ story: 'Broke an ankle' }));
  const told = await act(() => result.current.tell());
  expect(told.claimId).toBe('CL-2611-00000001');
  const saves = calls.filter(({ method }) => method === 'POST').map(({ body }) => body['version']);
  expect(saves).toEqual([undefined, 2, undefined]);
});
