import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { RenewalDto } from '@/lib/domain/renewals/contract';
import renewals from '@/locales/en/renewals.json';
import { policyNumber, texts, worked } from '@/tests/browser/aRenewal';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { openChannels } from '@/tests/browser/tabs';
import { RenewalsPage } from './RenewalsPage';

// jsdom has no channel between tabs.
beforeAll(openChannels);
afterEach(() => jest.restoreAllMocks());

const child = {
  hasChild: true,
  childName: 'Tara Sample',
  childRelation: 'daughter',
  childBirth: '2028-07-01',
};
const conflict = { status: 409, body: { code: 'CONFLICT', message: 'Changed.' } };
const paid = { body: { paymentId: 'p1' } };

/** A server where another device may choose: `stored` is what it holds. */
function showStored(numberOfPage: string) {
  const number = `${policyNumber.slice(0, -1)}${numberOfPage}`;
  const server = { stored: worked({ policyNumber: number, data: child, about: 'tara' }) };
  const calls = fakeApi((url) => {
    if (url.endsWith('/pay')) {
      return calls.at(-1)?.body['about'] === server.stored.about ? paid : conflict;
    }
    if (url.endsWith('/renewal')) {
      const { data, version } = calls.at(-1)!.body as { data: RenewalDto['data']; version: number };
      if (version !== server.stored.version) return conflict;
      const about = `${server.stored.about}+`;
      server.stored = { ...server.stored, data, about, version: version + 1 };
      return { body: server.stored };
    }
    if (url.includes('renewal?')) return { body: server.stored };
    const { tier, productName, endsOn, status } = server.stored;
    return { body: { renewals: [{ policyNumber: number, tier, productName, endsOn, status }] } };
  });
  const { router, pushed } = aRouter('/renewals');
  render(<RenewalsPage />, { wrapper: inPage(router, texts) });
  const other = (data: RenewalDto['data']) => {
    const { stored } = server;
    server.stored = {
      ...stored,
      data: { ...stored.data, ...data },
      about: 'ravi',
      version: stored.version + 1,
    };
  };
  return { calls, pushed, other, number, pays: () => calls.filter(({ url }) => url.endsWith('/pay')) };
}

const press = async () =>
  fireEvent.click((await screen.findAllByRole('button', { name: 'Pay ₹12,547' }))[0]!);
const name = () => screen.findByDisplayValue('Tara Sample');

test('what another device chose at the same price is shown and said before it is paid', async () => {
  catchLog();
  const { other, pays, pushed } = showStored('1');
  await name();
  other({ childName: 'Ravi Sample', childRelation: 'son' });
  await press();
  expect(await screen.findByText(renewals.pay.other)).toBeVisible();
  expect(await screen.findByDisplayValue('Ravi Sample')).toBeVisible();
  expect(pays().map(({ body }) => body['about'])).toEqual(['tara']);
  await press();
  await waitFor(() => expect(pushed).toHaveLength(1));
  expect(pays().map(({ body }) => body['about'])).toEqual(['tara', 'ravi']);
  expect(screen.queryByText(renewals.pay.other)).toBeNull();
});

test('a page that is looked at again shows what was chosen meanwhile, before a press', async () => {
  const { other, pays } = showStored('9');
  await name();
  other({ childName: 'Ravi Sample', childRelation: 'son' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByDisplayValue('Ravi Sample')).toBeVisible();
  expect(pays()).toEqual([]);
});

test('what is typed is saved with the press, and paid as it was saved', async () => {
  const { pays, pushed } = showStored('2');
  fireEvent.change(await name(), { target: { value: 'Tara Rao' } });
  await press();
  await waitFor(() => expect(pushed).toHaveLength(1));
  expect(pays().map(({ body }) => body['about'])).toEqual(['tara+']);
});

test.each(['/renewal', '/pay'])('a press whose %s is not answered says that no money moved', async (lost) => {
  catchLog();
  const { pays, pushed } = showStored(lost === '/pay' ? '5' : '6');
  fireEvent.change(await name(), { target: { value: 'Tara Rao' } });
  const answered = globalThis.fetch;
  globalThis.fetch = (url, init) =>
    String(url).endsWith(lost) ? Promise.reject(new TypeError('Failed to fetch')) : answered(url, init);
  await press();
  expect(await screen.findByText(texts.bill.unopened)).toBeVisible();
  expect(pushed).toEqual([]);
  globalThis.fetch = answered;
  await press();
  await waitFor(() => expect(pushed).toHaveLength(1));
  expect(pays().map(({ body }) => body['about'])).toEqual(['tara+']);
  expect(screen.queryByText(texts.bill.unopened)).not.toBeInTheDocument();
});

test('what came from another device with the answer to one’s own save is not paid unseen', async () => {
  catchLog();
  const { other, pays, pushed } = showStored('3');
  const field = await name();
  other({ childRelation: 'son' });
  fireEvent.change(field, { target: { value: 'Tara Rao' } });
  await press();
  expect(await screen.findByText(renewals.pay.other)).toBeVisible();
  expect(pays()).toEqual([]);
  await press();
  await waitFor(() => expect(pushed).toHaveLength(1));
  expect(pays().map(({ body }) => body['about'])).toEqual(['ravi+']);
});

test('what another tab saved, and shows here, is paid with the first press', async () => {
  const { other, pays, pushed, number } = showStored('4');
  await name();
  other({ childRelation: 'son' });
  const tab = new BroadcastChannel(`renewal:${number}`);
  const saved = { values: { childRelation: 'son' }, stamps: { childRelation: Date.now() } };
  tab.postMessage({ version: 2, saved });
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Son' })).toBeChecked());
  tab.close();
  await press();
  await waitFor(() => expect(pushed).toHaveLength(1));
  expect(pays().map(({ body }) => body['about'])).toEqual(['ravi']);
  expect(screen.queryByText(renewals.pay.other)).toBeNull();
});
