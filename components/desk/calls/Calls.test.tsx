import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskCallDto } from '@/lib/domain/callbacks/contract';
import type { StaffSessionDto } from '@/lib/domain/desk/contract';
import common from '@/locales/en/common.json';
import desk from '@/locales/en/desk.json';
import deskCalls from '@/locales/en/deskCalls.json';
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
  render(<Calls staff={staff} />, { wrapper: wrapper() });
  const user = userEvent.setup();
  expect(await screen.findByText(deskCalls.late)).toBeVisible();
  await user.click(screen.getByRole('button', { name: deskCalls.claim }));
  expect(await screen.findByRole('link', { name: 'Number of Sample Asha' })).toHaveAttribute(
    'href',
    'tel:9876543210',
  );
  await user.click(await screen.findByRole('button', { name: deskCalls.reached }));
  expect(await screen.findByText(deskCalls.empty)).toBeVisible();
  expect(calls[3]?.body).toMatchObject({ callbackId: 'c1', outcome: 'reached' });
});

test('where the consent is gone there is nothing to take over', async () => {
  fakeApi(listOf({ ...call, consent: 'withdrawn' }));
  render(<Calls staff={staff} />, { wrapper: wrapper() });
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
  await user.click(screen.getByRole('button', { name: deskCalls.reasons.asked }));
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: deskCalls.reasons.quote }));
  expect(await screen.findByRole('link', { name: 'Number of Asha' })).toHaveFocus();
  expect(calls[1]?.body).toMatchObject({ leadId: 'l1', reason: 'quote' });
});

test('without a line the list says so', async () => {
  catchLog();
  fakeApi('offline');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Calls staff={staff} />, { wrapper: wrapper() });
  expect(await screen.findByRole('heading', { name: common.offline.title })).toBeInTheDocument();
  jest.restoreAllMocks();
});
