import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { api } from '@/lib/config/paths';
import deskDrawer from '@/locales/en/deskDrawer.json';
import { aHistory, showDrawer } from '@/tests/browser/drawer';

test('while the customer has a link, nobody is told to send one', async () => {
  const link = {
    linkId: 'l1',
    kind: 'payment',
    state: 'opened',
    channel: 'sms',
    by: 'SAMPLE-1001',
    opens: 1,
  };
  const at = { askedAt: '2026-11-23T04:54:00.000Z', validUntil: '2026-12-07T18:30:00.000Z' };
  const links = { links: [{ ...link, ...at }], liveId: 'l1', sentToday: 1, mostADay: 3, offers: [] };
  showDrawer(aHistory(), { [api.deskLinks]: () => ({ body: links }) });
  expect(await screen.findByText(deskDrawer.task.awaitLink)).toBeVisible();
  expect(screen.queryByText(deskDrawer.task.sendPayment)).toBeNull();
});
