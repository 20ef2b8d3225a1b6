import {
  aDraft,
  isKept,
  killTabs,
  loses,
  OFFLINE,
  openTab,
  pass,
  shownNext,
  startDraftTabs,
  waitingCount,
} from '@/tests/browser/draftTabs';
import { openSealing, settled, until } from '@/tests/browser/sealing';
import { ApiError } from '@/lib/client/common/apiError';

startDraftTabs();

const onDevice = () => JSON.stringify({ ...localStorage });

test('what a tab that died without a line could not save is there in the next, and is sent', async () => {
  await loses({ pan: 'AAAPS1111A' });
  expect(onDevice()).not.toMatch(/AAAPS|pan|kyc/);
  const { server, store } = aDraft();
  const next = await openTab(store);
  expect(next.state().values).toEqual({ pan: 'AAAPS1111A', city: '' });
  await pass(2_000);
  expect(server.stored?.values).toEqual({ pan: 'AAAPS1111A', city: '' });
  expect(waitingCount()).toBe(0);
});

test('while saves go through nothing is written on the device', async () => {
  const { store } = aDraft();
  const saver = await openTab(store);
  const writes = jest.spyOn(Storage.prototype, 'setItem');
  for (const pan of ['A', 'AB', 'ABC']) {
    saver.change({ pan });
    await pass(2_000);
    await settled();
  }
  expect(saver.state().status.state).toBe('saved');
  expect(writes).not.toHaveBeenCalled();
});

test.each([
  ['has no line', { error: OFFLINE }, 2_000],
  ['waits for a new code', { error: new ApiError(401) }, 2_000],
  ['is on its way for more than a second', { isHung: true }, 3_000],
])('a save that %s stands on the device meanwhile, each later key too', async (_what, state, ms) => {
  const { server, store } = aDraft();
  const saver = await openTab(store);
  Object.assign(server, state);
  saver.change({ pan: 'A' });
  await pass(ms - 1);
  await settled();
  expect(waitingCount()).toBe(0);
  await pass(1);
  await until(() => waitingCount() === 1);
  const before = onDevice();
  saver.change({ pan: 'AB' });
  await until(() => onDevice() !== before);
  killTabs();
  expect(await shownNext()).toMatchObject({ pan: 'AB' });
});

test('once the line is back and it is saved, nothing is left on the device', async () => {
  const { server, store } = aDraft();
  const saver = await openTab(store);
  server.error = OFFLINE;
  saver.change({ pan: 'A' });
  await pass(2_000);
  await until(() => isKept(saver));
  server.error = undefined;
  await saver.flush();
  expect(server.stored?.values).toMatchObject({ pan: 'A' });
  expect(waitingCount()).toBe(0);
});

test('it outlives one lost line after the other', async () => {
  await loses({ pan: 'A' });
  await loses({ city: 'Pune' });
  expect(waitingCount()).toBe(1);
  expect(await shownNext()).toEqual({ pan: 'A', city: 'Pune' });
});

test.each<[string, () => void]>([
  ['where storage is full or blocked', () => blockStorage()],
  ['on an insecure origin', () => openSealing(false)],
])('%s it is as without a copy', async (_where, begin) => {
  begin();
  const { server, store } = aDraft();
  const saver = await openTab(store);
  server.error = OFFLINE;
  saver.change({ pan: 'A' });
  await pass(2_000);
  await settled();
  expect(saver.state()).toMatchObject({ status: { state: 'retrying', isKept: false }, values: { pan: 'A' } });
  server.error = undefined;
  await saver.flush();
  expect(server.stored?.values).toMatchObject({ pan: 'A' });
});

function blockStorage(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}
