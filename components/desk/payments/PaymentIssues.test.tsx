import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig } from 'swr';
import type { StaffSessionDto } from '@/lib/domain/desk/contract';
import type { Messages } from '@/lib/i18n/messages';
import type { PaymentIssueDto } from '@/lib/domain/desk/paymentIssues';
import desk from '@/locales/en/desk.json';
import forms from '@/locales/en/forms.json';
import paymentIssues from '@/locales/en/paymentIssues.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { PaymentIssues } from './PaymentIssues';

const supervisor: StaffSessionDto = {
  staffId: 'SAMPLE-2001',
  name: 'Sample Rao',
  role: 'supervisor',
  expiresAt: '2026-11-21T20:00:00Z',
  idleSeconds: 900,
};
const issue: PaymentIssueDto = {
  issueId: 'sandbox|sample',
  problem: 'amount',
  gateway: 'sandbox',
  toldAt: '2026-11-20T05:12:00Z',
  received: 12_487.5,
  currency: 'INR',
  orderId: 'sbx_SK-SAMPL-22345',
  payment: {
    reference: 'SK-SAMPL-22345',
    expected: 12_488,
    quoteId: 'quote-1',
    name: 'Sample Asha',
    mobileNumber: '60xxxx0001',
  },
};
const aPage = (issues: readonly PaymentIssueDto[], total = issues.length) => ({
  body: { issues, page: 1, limit: 20, total },
});

function show(staff = supervisor) {
  catchLog();
  const messages = { desk, forms, paymentIssues } as unknown as Messages;
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Kolkata">
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <PaymentIssues staff={staff} />
      </SWRConfig>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

test('a supervisor reads why, and closes it with a note that says something', async () => {
  const calls = fakeApi(aPage([issue]), {}, aPage([]));
  const user = show();
  const card = await screen.findByRole('listitem');
  for (const text of [paymentIssues.problems.amount, '₹12,488', 'Sample Asha 60xxxx0001']) {
    expect(within(card).getByText(text)).toBeVisible();
  }
  await user.click(screen.getByRole('button', { name: paymentIssues.mark }));
  expect(screen.getByText(paymentIssues.noteMissing)).toBeVisible();
  expect(screen.getByLabelText(paymentIssues.note)).toHaveFocus();
  expect(calls).toHaveLength(1);
  await user.type(screen.getByLabelText(paymentIssues.note), 'A test of the gateway');
  await user.click(screen.getByRole('button', { name: paymentIssues.mark }));
  expect(await screen.findByText(paymentIssues.empty)).toBeVisible();
  expect(screen.getByRole('group', { name: paymentIssues.title })).toHaveFocus();
  expect(calls[1]?.body).toMatchObject({ issueId: issue.issueId, note: 'A test of the gateway' });
});

test('what could not be sent keeps its note; what somebody else closed says so', async () => {
  fakeApi(aPage([issue]), 'offline', { status: 409, body: { code: 'CONFLICT' } });
  const user = show();
  await user.type(await screen.findByLabelText(paymentIssues.note), 'A test of the gateway');
  await user.click(screen.getByRole('button', { name: paymentIssues.mark }));
  expect(await screen.findByText(paymentIssues.notSent)).toBeVisible();
  expect(screen.getByLabelText(paymentIssues.note)).toHaveFocus();
  expect(screen.getByLabelText(paymentIssues.note)).toHaveValue('A test of the gateway');
  await user.click(screen.getByRole('button', { name: paymentIssues.mark }));
  expect(await screen.findByText(paymentIssues.conflict)).toBeVisible();
});

test('a telecaller sees what waits and has nothing to press; pages are asked for one by one', async () => {
  const calls = fakeApi(aPage([issue], 41));
  const user = show({ ...supervisor, role: 'telecaller' });
  await screen.findByRole('listitem');
  expect(screen.queryByRole('button', { name: paymentIssues.mark })).toBeNull();
  expect(screen.getByText(paymentIssues.supervisorNotes)).toBeVisible();
  await user.click(screen.getByRole('button', { name: desk.next }));
  await waitFor(() => expect(calls.at(-1)?.url).toContain('status=open&page=2'));
  expect(screen.getByRole('group', { name: paymentIssues.title })).toHaveFocus();
});

test('what did not come is asked for again', async () => {
  fakeApi({ status: 503, body: {} }, aPage([]));
  const user = show();
  await user.click(await screen.findByRole('button', { name: desk.again }));
  expect(await screen.findByText(paymentIssues.emptyText)).toBeVisible();
});

test('a page whose last one was closed leads back to the page before it', async () => {
  const none = { body: { issues: [], page: 2, limit: 20, total: 20 } };
  const calls = fakeApi(aPage([issue], 21), none, aPage([issue], 20));
  const user = show();
  await user.click(await screen.findByRole('button', { name: desk.next }));
  expect(await screen.findByText(paymentIssues.empty)).toBeVisible();
  await user.click(screen.getByRole('button', { name: desk.previous }));
  expect(await screen.findByRole('listitem')).toBeVisible();
  await waitFor(() => expect(calls).toHaveLength(3));
});
