import {
  about,
  aDraft,
  draftName,
  isKept,
  killTabs,
  loses,
  OFFLINE,
  openTab,
  OTHER,
  OWN,
  pass,
  shownNext,
  startDraftTabs,
  waitingCount,
} from '@/tests/browser/draftTabs';
import { openSealing, proves, settled, until } from '@/tests/browser/sealing';
import { aStore } from '@/tests/browser/draftStore';
import { forgetHere } from '@/lib/client/verify/forgetHere';
import { leaveHere } from '@/lib/client/verify/signOut';
import { DraftSaver } from '@/lib/client/saving/draftSaver';
import { closeDrafts, openDraft } from '@/lib/client/saving/openDrafts';
import { listWaiting, readWaiting, writeWaiting } from '@/lib/client/saving/storage';

startDraftTabs();

const DAY_MS = 24 * 60 * 60 * 1000;

test('what another number left is neither opened nor destroyed, until its own number comes', async () => {
  await loses({ pan: 'A' });
  proves(OTHER);
  const other = await openTab(aDraft().store);
  await settled();
  expect(other.state().values).toEqual(about.values);
  expect(waitingCount()).toBe(1);
  killTabs();
  proves(OWN);
  expect(await shownNext()).toMatchObject({ pan: 'A' });
});

test('what another draft of the same number left stays for that draft', async () => {
  await loses({ pan: 'A' });
  const other = await openTab(aDraft().store, 'health:1');
  expect(other.state().values).toEqual(about.values);
  expect(await shownNext()).toMatchObject({ pan: 'A' });
});

test('what was changed or moved on the device is thrown away', async () => {
  await loses({ pan: 'A' });
  const [place = ''] = listWaiting();
  const sealed = JSON.parse(localStorage.getItem(place) ?? '') as Record<string, string>;
  writeWaiting('waiting_moved', sealed);
  writeWaiting(place, { ...sealed, text: `${sealed['text']?.slice(0, -4)}AAA=` });
  localStorage.setItem('waiting_broken', '{');
  expect(await shownNext()).toEqual(about.values);
  expect(waitingCount()).toBe(0);
});

test('after 45 days it is thrown away, whoever’s it is', async () => {
  await loses({ pan: 'A' });
  proves(OTHER);
  jest.setSystemTime(Date.now() + 45 * DAY_MS - 60_000);
  await openTab(aDraft().store);
  expect(waitingCount()).toBe(1);
  jest.setSystemTime(Date.now() + 120_000);
  await openTab(aDraft().store);
  expect(waitingCount()).toBe(0);
});

test('a clock that was ahead keeps it no longer than that', async () => {
  await loses({ pan: 'A' });
  proves(OTHER);
  jest.setSystemTime(Date.now() - 45 * DAY_MS + 60_000);
  await openTab(aDraft().store);
  expect(waitingCount()).toBe(1);
  jest.setSystemTime(Date.now() - 120_000);
  await openTab(aDraft().store);
  expect(waitingCount()).toBe(0);
});

test('of two tabs none removes what the other waits with', async () => {
  const [one, other] = [aDraft(), aDraft()];
  const first = await openTab(one.store);
  const second = await openTab(other.store);
  one.server.error = other.server.error = OFFLINE;
  first.change({ pan: 'A' });
  second.change({ city: 'Pune' });
  await pass(2_000);
  await until(() => isKept(first) && isKept(second));
  one.server.error = undefined;
  await first.flush();
  expect(waitingCount()).toBe(1);
  killTabs();
  expect(await shownNext()).toMatchObject({ city: 'Pune' });
});

test('a tab that opens while another still waits does not undo what that one saves', async () => {
  const { server, store } = aDraft();
  const waits = await openTab(store);
  waits.change({ pan: 'A' });
  await pass(1_000);
  const next = await openTab(store);
  await pass(1_000);
  await until(() => next.state().values?.['pan'] === 'A');
  next.change({ city: 'Pune' });
  await pass(2_000);
  expect(server.stored?.values).toEqual({ pan: 'A', city: 'Pune' });
});

test('what a new tab takes and does not send, a tab that still waits with it writes again', async () => {
  const here = aDraft();
  const waits = await openTab(here.store);
  here.server.error = OFFLINE;
  waits.change({ pan: 'HERE' });
  await pass(2_000);
  await until(() => isKept(waits));
  const [place = ''] = listWaiting();
  const removed = jest.spyOn(Storage.prototype, 'removeItem');
  await openTab(aDraft({ values: { pan: 'THERE', city: '' }, version: 2 }).store);
  expect(removed).toHaveBeenCalledWith(place);
  await until(() => listWaiting().includes(place));
});

test.each([
  ['a draft that is finished', 'only what is another number’s', () => closeDrafts(draftName()), 1],
  ['whoever starts a new search', 'only what is another number’s', () => forgetHere(), 1],
  ['whoever signs out', 'nothing', () => leaveHere(), 0],
])('%s leaves %s on the device', async (_who, _what, leave, left) => {
  await loses({ pan: 'A' });
  // In this test the first tab still runs, and would remove its copy by name.
  const [place = ''] = listWaiting();
  writeWaiting('waiting_of_dead_tab', readWaiting(place));
  writeWaiting(place, undefined);
  proves(OTHER);
  const { server, store } = aDraft();
  const saver = openDraft(draftName(), () => new DraftSaver(draftName(), store));
  await until(() => !saver.state().isLoading);
  server.error = OFFLINE;
  saver.change({ pan: 'B' });
  await pass(2_000);
  await until(() => isKept(saver));
  // The copy is being sealed while the draft is closed.
  saver.change({ pan: 'BC' });
  leave();
  await settled();
  expect(waitingCount()).toBe(left);
});

test('a draft that turns out to be sent already leaves nothing of it', async () => {
  await loses({ pan: 'A' });
  const { server, store } = aDraft({ ...about, isOver: true });
  const saver = await openTab(store);
  await until(() => waitingCount() === 0);
  expect(saver.state().values).toEqual(about.values);
  await pass(5_000);
  expect(server.saves).toEqual([]);
});

test('what is typed after another number was proven is sealed for that number', async () => {
  const { server, store } = aDraft();
  const saver = await openTab(store);
  proves(OTHER);
  server.error = OFFLINE;
  saver.change({ pan: 'A' });
  await pass(2_000);
  await until(() => isKept(saver));
  killTabs();
  expect(await shownNext()).toMatchObject({ pan: 'A' });
});

test('one request brings the keys of all drafts of a page, and none is made for drafts of staff or where nothing can be sealed', async () => {
  const calls = proves(OWN);
  await openTab(aStore(about).store, 'bill:1');
  openSealing(false);
  await openTab(aDraft().store, 'insecure:1');
  await settled();
  expect(calls).toEqual([]);
  openSealing();
  await openTab(aDraft().store, 'health:1');
  await openTab(aDraft().store, 'kyc:1');
  await settled();
  expect(calls).toHaveLength(1);
});
