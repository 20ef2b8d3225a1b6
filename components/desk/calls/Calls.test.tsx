import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskCallDto } from '@/lib/domain/callbacks/contract';
import type { StaffSessionDto } from '@/lib/domain/desk/contract';
import common from '@/locales/en/common.json';
import desk from '@/locales/en/desk.json';
import deskCalls from '@/locales/en/deskCalls.json';
import { api } from '@/lib/config/paths';
import deskDrawer from '@/locales/en/deskDrawer.json';
import { aDesk, showDesk } from '@/tests/browser/desk';
import { aHistory, quote } from '@/tests/browser/drawer';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { CallCustomer } from './CallCustomer';
import { Calls } from './Calls';

const staff: StaffSessionDto = {
  staffId: 'SAMPLE-1001',
  name: 'Sample Nair',
  role: 'telecaller',
  expiresAt: '2026-11-24T20:00:00Z',
  idleSeconds: 900,
};
const call: DeskCallDto = {
  callbackId: 'c1',
  about: 'trip',
  quoteId: 'q1',
  name: 'Sample Asha',
  mobileNumber: '98xxxx3210',
  language: 'hi',
  from: '2020-11-24T10:30:00.000Z',
  to: '2020-11-24T14:30:00.000Z',
  tries: 0,
  consent: 'given',
};
const listOf = (...found: DeskCallDto[]) => ({
  body: { calls: found, page: 1, limit: 20, total: found.length },
});
const wrapper = () => inPage(aRouter().router, { desk, deskCalls });

test('a call is taken over, made and noted; one that is late says so', async () => {
  const mine = { ...call, claimedBy: 'SAMPLE-1001' };
  const calls = fakeApi(listOf(call), { body: { mobileNumber: '9876543210' } }, listOf(mine), {}, listOf());
  render(<Calls staff={staff} onOpen={() => undefined} />, { wrapper: wrapper() });
  const user = userEvent.setup();
  expect(await screen.findByText(deskCalls.late)).toBeVisible();
  await user.click(screen.getByRole('button', { name: deskCalls.claim }));
  const link = await screen.findByRole('link', { name: 'Number of Sample Asha: 9876543210' });
  expect(link).toHaveAttribute('href', 'tel:9876543210');
  expect(link).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: deskCalls.reached }));
  expect(await screen.findByText(deskCalls.empty)).toBeVisible();
  expect(calls[3]?.body).toMatchObject({ callbackId: 'c1', outcome: 'reached' });
});

test('where the consent is gone there is nothing to take over', async () => {
  fakeApi(listOf({ ...call, consent: 'withdrawn' }));
  render(<Calls staff={staff} onOpen={() => undefined} />, { wrapper: wrapper() });
  const card = await screen.findByRole('listitem');
  expect(within(card).getByText(deskCalls.consent.withdrawn)).toBeVisible();
  expect(within(card).queryByRole('button', { name: deskCalls.claim })).toBeNull();
  expect(within(card).getByRole('button', { name: deskCalls.stop })).toBeVisible();
});

test('a number is shown after a reason, or the server’s sentence why not', async () => {
  catchLog();
  const message = 'This customer has withdrawn the consent to calls and messages. Do not call or write.';
  const refused = { status: 422, body: { code: 'NO_CONSENT', message } };
  const calls = fakeApi(refused, { body: { mobileNumber: '9876543210' } });
  render(<CallCustomer leadId="l1" name="Asha" />, { wrapper: wrapper() });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: deskCalls.call }));
  expect(screen.getByRole('button', { name: deskCalls.reasons.asked })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: deskCalls.reasons.quote }));
  expect(await screen.findByRole('link', { name: 'Number of Asha: 9876543210' })).toHaveFocus();
  expect(calls[1]?.body).toMatchObject({ leadId: 'l1', reason: 'quote' });
});

test.each(['planAgreed', 'identityConfirmed'] as const)(
  'a call of who has no lead leads to the quote, where %s is noted',
  async (outcome) => {
    const { dialerId: _lead, status: _status, ...asked } = quote;
    const task = outcome === 'planAgreed' ? 'agreePlan' : 'callForIdentity';
    const calls = aDesk({
      [api.deskCalls]: () => listOf({ ...call, about: 'plan', quoteId: 'quote-1' }),
      [api.quotesHistory]: () => ({ body: aHistory({ quote: { ...asked, task } }) }),
      [api.quoteOwner]: () => ({ body: { colleagues: [] } }),
      [api.deskLinks]: () => ({ body: { links: [], sentToday: 0, mostADay: 3, offers: [] } }),
      [api.omniPayment]: () => ({ body: {} }),
      [api.deskOutcomes]: () => ({ body: {} }),
    });
    const user = showDesk();
    await user.click(await screen.findByRole('button', { name: deskCalls.title }));
    await user.click(await screen.findByRole('button', { name: 'Open quote SK-QUOTE1' }));
    const outcomes = await screen.findByRole('combobox', { name: deskDrawer.outcome.label });
    expect(screen.queryByText(deskDrawer.owner.title)).toBeNull();
    await user.selectOptions(outcomes, outcome);
    await user.click(screen.getByRole('button', { name: deskDrawer.outcome.save }));
    expect(await screen.findByText(deskDrawer.outcome.saved)).toBeVisible();
    const noted = calls.filter(({ url }) => url === api.deskOutcomes);
    expect(noted.map(({ body }) => body['outcome'])).toEqual([outcome]);
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Open quote SK-QUOTE1' })).toHaveFocus();
  },
);

test.each(['group', 'topic'] as const)('a call about a %s has no quote to open', async (about) => {
  fakeApi(listOf({ ...call, about }));
  render(<Calls staff={staff} onOpen={() => undefined} />, { wrapper: wrapper() });
  const card = await screen.findByRole('listitem');
  expect(within(card).queryByRole('button', { name: /^Open quote/ })).toBeNull();
});

test('without a line the list says so', async () => {
  catchLog();
  fakeApi('offline');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Calls staff={staff} onOpen={() => undefined} />, { wrapper: wrapper() });
  expect(await screen.findByRole('heading', { name: common.offline.title })).toBeInTheDocument();
  jest.restoreAllMocks();
});
