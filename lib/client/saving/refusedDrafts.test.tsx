import { aDraft, openTab, pass, startDraftTabs } from '@/tests/browser/draftTabs';
import { ApiError } from '@/lib/client/common/apiError';

startDraftTabs();

test('what is refused though its version was right is not sent again and again, but with the next key', async () => {
  const { server, store } = aDraft({ values: { pan: '' }, version: 1 });
  const saver = await openTab(store);
  server.error = new ApiError(409);
  const load = jest.spyOn(store, 'load').mockImplementation(async () => server.stored);
  saver.change({ pan: 'A' });
  await pass(120_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(server.saves).toHaveLength(1);
  await expect(saver.flush()).rejects.toBe(server.error);
  server.error = undefined;
  saver.change({ pan: 'AB' });
  await pass(2_000);
  expect(server.stored?.values).toEqual({ pan: 'AB' });
  expect(saver.state()).toMatchObject({ status: { state: 'saved' }, error: undefined });
});

test('a draft that turns out to be over gives up what waits, and shows what the server has', async () => {
  const { server, store } = aDraft({ values: { pan: '', city: 'Pune' }, version: 1 });
  const saver = await openTab(store);
  saver.change({ pan: 'A' });
  server.stored = { values: { pan: 'SENT', city: 'Pune' }, version: 2, isOver: true };
  await pass(120_000);
  expect(server.saves).toHaveLength(1);
  expect(saver.state()).toMatchObject({
    values: { pan: 'SENT', city: 'Pune' },
    status: { state: 'idle' },
    error: undefined,
  });
  await expect(saver.flush()).resolves.toBe(2);
});

test('sending a form with gaps saves it: what is typed then goes over that, without a conflict', async () => {
  const { server, store } = aDraft({ values: { name: '' }, version: 1 });
  const saver = await openTab(store);
  await saver.submit(async () => (server.stored = { values: { name: '' }, version: 2 }));
  saver.change({ name: 'Asha' });
  await pass(2_000);
  expect(server.saves.map(({ version }) => version)).toEqual([2]);
  expect(server.stored).toEqual({ values: { name: 'Asha' }, version: 3 });
});
