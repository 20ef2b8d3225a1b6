import { aDraft, openTab, pass, startDraftTabs } from '@/tests/browser/draftTabs';

startDraftTabs();

test('of one section too both devices keep what each typed, and a page that leaves sends that alone', async () => {
  const { server, store } = aDraft({ values: { nominee: { name: '', relation: '' } }, version: 1 });
  const phone = await openTab(store, 'phone');
  const laptop = await openTab(store, 'laptop');
  phone.change({ nominee: { name: 'Ravi', relation: '' } });
  await pass(2_000);
  laptop.change({ nominee: { name: '', relation: 'son' } });
  await pass(2_000);
  expect(server.stored?.values).toEqual({ nominee: { name: 'Ravi', relation: 'son' } });
  expect(laptop.state().values).toEqual(server.stored?.values);
  phone.change({ nominee: { name: 'Ravi K', relation: '' } });
  window.dispatchEvent(new Event('pagehide'));
  expect(server.saves.at(-1)?.typed).toEqual({ nominee: { name: 'Ravi K' } });
});
