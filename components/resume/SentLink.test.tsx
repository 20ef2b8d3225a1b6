import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SentLinkViewDto } from '@/lib/domain/desk/links';
import savedQuotes from '@/locales/en/savedQuotes.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { SentLink } from './SentLink';

const view: SentLinkViewDto = {
  kind: 'payment',
  productName: 'ReAssure 2.0',
  tier: 'Platinum+',
  sumInsured: 1_000_000,
  tenure: 1,
  amount: 12_488,
  isPaid: false,
};

const unproven = { status: 401, body: { code: 'NOT_SIGNED_IN' } };

async function opens(...answers: readonly { status?: number; body?: object }[]) {
  catchLog();
  const calls = fakeApi(...answers);
  render(<SentLink linkCode="7Kq2abcdEF12" />, { wrapper: inPage() });
  expect(calls).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: savedQuotes.continue }));
  return calls;
}

test('nothing is opened before Continue; then plan and price show, and the code is asked for', async () => {
  const calls = await opens({ body: { ...view, previousAmount: 12_000 } }, unproven);
  expect(await screen.findByRole('heading', { name: 'ReAssure 2.0 Platinum+' })).toBeVisible();
  expect(screen.getByText('₹12,488')).toBeVisible();
  expect(screen.getByText(/The message said ₹12,000/)).toBeVisible();
  expect(screen.getByText(savedQuotes.sent.payLead)).toBeVisible();
  expect(calls[0]?.body).toMatchObject({ linkCode: '7Kq2abcdEF12' });
});

test('where the number is proven already, it leads on without a code', async () => {
  const { router, pushed } = aRouter();
  const calls = fakeApi(
    { body: view },
    { body: { uuid: 'u1', quoteId: 'q1', stage: 'kyc_117', url: '/next' } },
  );
  render(<SentLink linkCode="7Kq2abcdEF12" />, { wrapper: inPage(router) });
  await userEvent.click(screen.getByRole('button', { name: savedQuotes.continue }));
  await waitFor(() => expect(pushed).toEqual(['/next']));
  expect(calls).toHaveLength(2);
});

test('once paid no amount is asked for', async () => {
  await opens({ body: { ...view, isPaid: true } }, unproven);
  expect(await screen.findByText(savedQuotes.sent.paid)).toBeVisible();
  expect(screen.queryByText('₹12,488')).toBeNull();
});

test('an expired link is renewed with one tap', async () => {
  const calls = await opens({ status: 410, body: { code: 'EXPIRED' } }, { status: 202 });
  await userEvent.click(await screen.findByRole('button', { name: savedQuotes.renew }));
  expect(await screen.findByText(savedQuotes.renewed)).toBeVisible();
  expect(calls[1]?.body).toMatchObject({ linkCode: '7Kq2abcdEF12' });
});

test('a cancelled link says so, and how to go on', async () => {
  await opens(
    { status: 410, body: { code: 'LINK_CANCELLED' } },
    { status: 401, body: { code: 'NOT_SIGNED_IN' } },
  );
  expect(await screen.findByText(savedQuotes.sent.cancelledTitle)).toBeVisible();
  expect(await screen.findByText(savedQuotes.numberLead)).toBeVisible();
});
