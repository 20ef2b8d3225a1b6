import { act, renderHook } from '@testing-library/react';
import type { DraftStore } from '@/lib/client/saving/draftSaver';
import { closeDrafts } from '@/lib/client/saving/openDrafts';
import { aStore } from '@/tests/browser/draftStore';
import { openSealing, proves, settled } from '@/tests/browser/sealing';
import { openChannels } from '@/tests/browser/tabs';
import { useServerDraft } from './useServerDraft';

beforeEach(() => {
  jest.useFakeTimers();
  openChannels();
  openSealing();
  proves('9876543210');
});
afterEach(() => {
  closeDrafts();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function typesWithoutLine(right?: DraftStore['right']) {
  const { server, store } = aStore({ values: {}, version: 1 }, { right });
  const open = () => store;
  const { result } = renderHook(() => useServerDraft<{ pan: string }>('kyc', '1', open));
  await act(() => jest.advanceTimersByTimeAsync(0));
  server.error = new TypeError('Failed to fetch');
  act(() => result.current.change({ pan: 'A' }));
  expect(isAsked()).toBe(false);
  await act(async () => {
    await jest.advanceTimersByTimeAsync(2_000);
    await settled();
  });
  return result;
}

test('whoever closes a page whose draft is kept on the device is not asked', async () => {
  const { current } = await typesWithoutLine('journeys');
  expect(current.status).toEqual({ state: 'retrying', isKept: true });
  expect(isAsked()).toBe(false);
});

test('where it can’t be kept there, whoever closes the page is asked first', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { current } = await typesWithoutLine('journeys');
  expect(current.status).toEqual({ state: 'retrying', isKept: false });
  expect(isAsked()).toBe(true);
});

test('drafts of staff are not kept on the device, so whoever closes the page is asked', async () => {
  await typesWithoutLine();
  expect(isAsked()).toBe(true);
});
