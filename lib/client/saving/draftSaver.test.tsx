import { setImmediate } from 'node:timers';
import { aStore } from '@/tests/browser/draftStore';
import { openChannels } from '@/tests/browser/tabs';
import type { DraftValues } from '@/lib/domain/common/drafts/draft';
import { ApiError } from '@/lib/client/common/apiError';
import { DraftSaver, type DraftStore } from './draftSaver';

let count = 0;
const open: DraftSaver[] = [];
function openDraft(store: DraftStore, name = `draft-${(count += 1)}`): DraftSaver {
  const saver = new DraftSaver(name, store);
  open.push(saver);
  return saver;
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
/** Polls in real time: BroadcastChannel ignores fake timers. */
async function untilFollowed(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1_000 && !isSo(); tries += 1) await turn();
  expect(isSo()).toBe(true);
}
const valuesOf = (saver: DraftSaver): DraftValues | undefined => saver.state().values;

beforeEach(() => {
  jest.useFakeTimers();
  openChannels();
});
afterEach(() => {
  open.splice(0).forEach((saver) => saver.close());
  jest.useRealTimers();
});

test('what is typed is on the server two seconds after the first key, however fast one types', async () => {
  const { server, store } = aStore();
  const saver = openDraft(store);
  await pass(0);
  for (const pan of ['A', 'AB', 'ABC', 'ABCD']) {
    saver.change({ pan });
    await pass(500);
  }
  expect(server.saves).toMatchObject([{ changed: { pan: 'ABCD' }, values: { pan: 'ABCD' } }]);
  expect(saver.state().status).toMatchObject({ state: 'saved' });
});

test('what is typed before the draft has come stays, beside what comes', async () => {
  const { server, store } = aStore({ values: { pan: 'OLD', city: 'Pune' }, version: 3 });
  const saver = openDraft(store);
  saver.change({ pan: 'NEW' });
  await pass(2_000);
  expect(server.stored).toMatchObject({ values: { pan: 'NEW', city: 'Pune' }, version: 4 });
});

test('a page that goes away sends at once, only what was typed, over whatever version is there', async () => {
  const { server, store } = aStore({ values: { city: 'Pune' }, version: 3 });
  const saver = openDraft(store);
  await pass(0);
  saver.change({ pan: 'A' });
  window.dispatchEvent(new Event('pagehide'));
  const sent = server.saves.map(({ fields, version }) => ({ fields, version }));
  expect(sent).toEqual([{ fields: { pan: 'A' }, version: undefined }]);
});

test('who comes back to a page that was sent on leaving does not undo what came from elsewhere meanwhile', async () => {
  const { server, store } = aStore({ values: { pan: '', city: '' }, version: 1 });
  const saver = openDraft(store);
  await pass(0);
  server.stored = { values: { pan: '', city: 'Pune' }, version: 2 };
  saver.change({ pan: 'A' });
  window.dispatchEvent(new Event('pagehide'));
  await pass(0);
  // The server merges a save without a version into the stored draft.
  server.stored = { values: { pan: 'A', city: 'Pune' }, version: 3 };
  saver.change({ pan: 'AB' });
  await pass(2_000);
  expect(server.stored.values).toEqual({ pan: 'AB', city: 'Pune' });
});

test('of two devices the later save wins, field by field, and the other fields of both stay', async () => {
  const { server, store } = aStore({ values: { pan: '', city: '', name: '' }, version: 1 });
  const phone = openDraft(store);
  const laptop = openDraft(store);
  await pass(0);
  phone.change({ pan: 'PHONE', name: 'Asha' });
  await pass(1);
  laptop.change({ pan: 'LAPTOP', city: 'Pune' });
  await pass(2_000);
  expect(server.stored?.values).toEqual({ pan: 'LAPTOP', city: 'Pune', name: 'Asha' });
  expect(valuesOf(laptop)).toEqual(server.stored?.values);
});

test('tabs follow each other at once, and none undoes the other', async () => {
  const { server, store } = aStore({ values: { pan: '', city: '' }, version: 1 });
  const one = openDraft(store, 'shared');
  const other = openDraft(store, 'shared');
  await pass(0);
  one.change({ pan: 'A' });
  await untilFollowed(() => valuesOf(other)?.pan === 'A');
  other.change({ city: 'Pune' });
  await untilFollowed(() => valuesOf(one)?.city === 'Pune');
  await pass(2_000);
  await untilFollowed(() => server.saves.length >= 2);
  for (const values of [valuesOf(one), valuesOf(other), server.stored?.values]) {
    expect(values).toEqual({ pan: 'A', city: 'Pune' });
  }
});

test('what another tab typed over while there was no line waits there alone', async () => {
  const { server, store } = aStore({ values: { pan: '' }, version: 1 });
  const one = openDraft(store, 'typed-over');
  const other = openDraft(store, 'typed-over');
  await pass(0);
  server.error = new TypeError('Failed to fetch');
  one.change({ pan: 'A' });
  await untilFollowed(() => valuesOf(other)?.pan === 'A');
  await pass(2_000);
  expect(one.state().status).toMatchObject({ state: 'retrying' });
  other.change({ pan: 'AB' });
  await untilFollowed(() => valuesOf(one)?.pan === 'AB');
  expect(one.state()).toMatchObject({ status: { state: 'idle' }, error: undefined });
  await pass(2_000);
  expect(other.state().status).toMatchObject({ state: 'retrying' });
});

test('an expired code takes nothing: it says so, and the next proof sends it', async () => {
  const { server, store } = aStore();
  const saver = openDraft(store);
  await pass(0);
  server.error = new ApiError(401);
  saver.change({ pan: 'A' });
  await pass(2_000);
  expect(saver.state()).toMatchObject({
    status: { state: 'retrying' },
    error: server.error,
    values: { pan: 'A' },
  });
  await pass(120_000);
  expect(server.saves).toHaveLength(1);
  await expect(saver.flush()).rejects.toBe(server.error);
  server.error = undefined;
  await saver.flush();
  expect(server.stored?.values).toEqual({ pan: 'A' });
  expect(saver.state()).toMatchObject({ status: { state: 'saved' }, error: undefined });
});

test.each([
  ['counts as saved once that is seen', 'A', 2],
  ['does not stand in the way of what is typed then', 'AB', 3],
])('a save that arrived and whose answer was lost %s', async (_what, pan, version) => {
  const { server, store } = aStore({ values: { pan: '' }, version: 1 });
  const saver = openDraft(store);
  await pass(0);
  saver.change({ pan: 'A' });
  server.isLossy = true;
  await pass(2_000);
  server.isLossy = false;
  if (pan !== 'A') saver.change({ pan });
  await pass(2_000);
  expect(server.stored).toMatchObject({ values: { pan }, version });
  expect(saver.state()).toMatchObject({ status: { state: 'saved' }, error: undefined });
});

test('without a line it waits; when the line is back the oldest goes first', async () => {
  const kyc = aStore();
  const health = aStore();
  const [one, other] = [openDraft(kyc.store), openDraft(health.store)];
  await pass(0);
  kyc.server.error = health.server.error = new TypeError('Failed to fetch');
  other.change({ smoker: 'no' });
  await pass(10);
  one.change({ pan: 'A' });
  await pass(2_000);
  expect([one, other].map((saver) => saver.state().status.state)).toEqual(['retrying', 'retrying']);
  kyc.server.error = health.server.error = undefined;
  const order: string[] = [];
  one.subscribe(() => order.push('one'));
  other.subscribe(() => order.push('other'));
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect([...new Set(order)]).toEqual(['other', 'one']);
  expect(kyc.server.stored?.values).toEqual({ pan: 'A' });
  expect(health.server.stored?.values).toEqual({ smoker: 'no' });
});

test('a form that was handed in sends nothing any more', async () => {
  const { server, store } = aStore();
  const saver = openDraft(store);
  await pass(0);
  saver.change({ pan: 'A' });
  saver.close();
  await pass(5_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(server.saves).toEqual([]);
});
