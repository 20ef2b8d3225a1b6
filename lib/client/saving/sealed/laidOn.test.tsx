import {
  about,
  aDraft,
  beginTab,
  isKept,
  killTabs,
  loses,
  OFFLINE,
  openTab,
  OWN,
  pass,
  shownNext,
  startDraftTabs,
  waitingCount,
} from '@/tests/browser/draftTabs';
import { proves, settled, until } from '@/tests/browser/sealing';
import { ApiError } from '@/lib/client/common/apiError';
import { catchLog, fakeApi, holdAnswers } from '@/tests/browser/fakeApi';

startDraftTabs();

test('a field that another device changed since stays as it is there; what only this one touched is sent', async () => {
  await loses({ pan: 'HERE', city: 'Pune' });
  const { server, store } = aDraft({ values: { pan: 'THERE', city: '' }, version: 2 });
  const next = await openTab(store);
  expect(next.state().values).toEqual({ pan: 'THERE', city: 'Pune' });
  await pass(2_000);
  expect(server.stored?.values).toEqual({ pan: 'THERE', city: 'Pune' });
  expect(waitingCount()).toBe(0);
});

test('a save that arrived and whose answer was lost is nobody else’s change', async () => {
  const { server, store } = aDraft();
  const saver = await openTab(store);
  server.isLossy = true;
  saver.change({ pan: 'AAAPS1111' });
  await pass(2_000);
  server.error = OFFLINE;
  saver.change({ pan: 'AAAPS1111A' });
  await until(() => isKept(saver));
  await settled();
  killTabs();
  expect(await shownNext({ values: { pan: 'AAAPS1111', city: '' }, version: 2 })).toMatchObject({
    pan: 'AAAPS1111A',
  });
});

test('a number that comes back behind its mask is still the one that was typed over', async () => {
  const { server, store } = aDraft();
  const saver = await openTab(store);
  saver.change({ pan: 'AAAPS1111A' });
  await pass(2_000);
  server.error = OFFLINE;
  saver.change({ pan: 'AAAPS2222B' });
  await pass(2_000);
  await until(() => isKept(saver));
  killTabs();
  expect(await shownNext({ values: { pan: '••••••111A', city: 'Pune' }, version: 3 })).toEqual({
    pan: 'AAAPS2222B',
    city: 'Pune',
  });
});

test('a number corrected before the end that its mask shows is not taken for saved', async () => {
  const { server, store } = aDraft();
  const saver = await openTab(store);
  saver.change({ pan: 'ABCPS1111A' });
  await pass(2_000);
  server.error = OFFLINE;
  saver.change({ pan: 'ACBPS1111A' });
  await pass(2_000);
  await until(() => isKept(saver));
  killTabs();
  expect(await shownNext({ values: { pan: '••••••111A', city: '' }, version: 2 })).toMatchObject({
    pan: 'ACBPS1111A',
  });
});

test('what the server refuses, as after a deploy that dropped an answer, blocks no later page', async () => {
  await loses({ dropped: 'A' });
  const { server, store } = aDraft();
  const save: typeof store.save = async (draft) => {
    if ('dropped' in draft.changed) throw new ApiError(400);
    return store.save(draft);
  };
  const refused = await openTab({ ...store, save });
  await pass(2_000);
  await settled();
  expect(refused.state().status).toMatchObject({ state: 'retrying', isKept: false });
  expect(waitingCount()).toBe(0);
  killTabs();
  const next = await openTab({ ...store, save });
  next.change({ city: 'Pune' });
  await pass(2_000);
  expect(server.stored?.values).toEqual({ pan: '', city: 'Pune' });
});

test('keys that come late open what waits all the same, under what was typed since', async () => {
  await loses({ pan: 'A', city: 'Pune' });
  proves(OWN);
  const answer = globalThis.fetch;
  catchLog();
  fakeApi('offline');
  const { server, store } = aDraft();
  const saver = await openTab(store);
  expect(saver.state().values).toEqual(about.values);
  globalThis.fetch = answer;
  saver.change({ pan: '' });
  await pass(2_000);
  await until(() => saver.state().values?.['city'] === 'Pune');
  await pass(2_000);
  expect(server.saves.map(({ changed }) => changed)).toEqual([{ pan: '' }, { city: 'Pune' }]);
  expect(server.stored?.values).toEqual({ pan: '', city: 'Pune' });
});

test.each([
  ['a form that was sent meanwhile stays as it was sent', true],
  ['a form that could not be sent takes them all the same', false],
])('keys that come late: %s', async (_what, isSent) => {
  await loses({ pan: 'A', city: 'Pune' });
  proves(OWN);
  const answer = globalThis.fetch;
  catchLog();
  fakeApi('offline');
  const { server, store } = aDraft();
  const saver = await openTab(store);
  saver.change({ pan: 'B' });
  const sent = saver.submit(async () => {
    globalThis.fetch = answer;
    // One more save requests the keys again.
    saver.change({ pan: 'BC' });
    await pass(2_000);
    if (!isSent) throw new ApiError(503);
    return {};
  });
  await sent.catch(() => undefined);
  await settled();
  await pass(2_000);
  expect(server.stored?.values).toEqual({ pan: 'BC', city: isSent ? '' : 'Pune' });
  expect(waitingCount()).toBe(0);
});

test('what is refused though its version was right leaves no copy', async () => {
  await loses({ pan: 'A' });
  const { server, store } = aDraft();
  const save: typeof store.save = async (draft) => {
    await store.save({ ...draft, version: 99 });
    throw new Error('never');
  };
  const refused = await openTab({ ...store, save });
  await pass(2_000);
  await settled();
  expect(refused.state().status).toMatchObject({ state: 'retrying', isKept: false });
  expect(waitingCount()).toBe(0);
  expect(server.saves).toHaveLength(1);
});

test('a form does not wait for keys that hang, and takes them when they come', async () => {
  await loses({ pan: 'A' });
  proves(OWN);
  const letGo = holdAnswers();
  const saver = beginTab(aDraft().store);
  await pass(2_999);
  expect(saver.state().isLoading).toBe(true);
  await pass(1);
  expect(saver.state().values).toEqual(about.values);
  letGo();
  await until(() => saver.state().values?.['pan'] === 'A');
});
