import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { api } from '@/lib/config/paths';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import { SAVE_DEBOUNCE_MS } from '@/lib/domain/resume/resume';
import deskClaims from '@/locales/en/deskClaims.json';
import { claim, row, shows } from '@/tests/browser/deskClaims';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T07:00:00Z') }));
afterEach(() => jest.useRealTimers());

test('what a colleague typed meanwhile is read, and what was typed here is laid over it', async () => {
  let isFirst = true;
  const theirs = { typedBill: { number: 'PG/1', rate: '6,500' }, billVersion: 4 };
  const { calls, user } = shows({
    [api.deskClaim]: () => ({ body: isFirst ? claim : { ...claim, ...theirs } }),
    [api.deskClaimBill]: () => {
      const conflict = isFirst;
      isFirst = false;
      return conflict
        ? { status: 409, body: { code: 'CONFLICT', version: 4 } }
        : { body: { claimId: row.claimId, version: 5 } };
    },
  });
  await user.click((await screen.findAllByRole('button', { name: 'Sample Asha' }))[0]!);
  const number = await screen.findByLabelText(deskClaims.bill.number);
  await user.type(number, 'PG/26');
  await act(() => jest.advanceTimersByTimeAsync(SAVE_DEBOUNCE_MS));
  const sent = () => calls.filter(({ url }) => url === api.deskClaimBill).map(({ body }) => body);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[0]).toMatchObject({ version: 0 });
  expect(sent()[1]).toMatchObject({ version: 4, typed: { number: 'PG/26', rate: '6,500' } });
});

test('above the limit the page says whose turn it is; who entered an account does not order the money', async () => {
  const failed: Partial<DeskClaimDto> = {
    status: 'approved',
    payout: { state: 'failed' },
    bankProofs: ['p-1'],
    isOwnAccount: true,
  };
  let found: DeskClaimDto = { ...claim, firstDecision: { by: 'P-1', rupees: 6_00_000, isOwn: false } };
  const { calls, user } = shows({ [api.deskClaim]: () => ({ body: found }) });
  const opener = (await screen.findAllByRole('button', { name: 'Sample Asha' }))[0]!;
  await user.click(opener);
  expect(await screen.findByText(/P-1 has decided to pay ₹6,00,000/)).toBeVisible();
  await user.keyboard('{Escape}');
  found = { ...claim, ...failed };
  await user.click(opener);
  expect(await screen.findByText(deskClaims.account.own)).toBeVisible();
  expect(screen.queryByRole('button', { name: deskClaims.payout.again })).toBeNull();
  await user.type(screen.getByLabelText(deskClaims.account.accountNumber), '123456789012');
  await user.click(screen.getByRole('button', { name: deskClaims.account.send }));
  const entered = calls.find(({ url }) => url === api.deskClaimAccount);
  expect(entered?.body).toMatchObject({ paperId: 'p-1', accountNumber: '123456789012', version: 3 });
});

test('money without an account asks for one, and one entered after the decision is for a colleague to order', async () => {
  const due = (waitsFor: 'account' | 'colleague'): DeskClaimDto => ({
    ...claim,
    status: 'approved',
    bankProofs: ['p-1'],
    payout: { state: 'due', waitsFor },
  });
  let found = due('account');
  const { calls, user } = shows({ [api.deskClaim]: () => ({ body: found }) });
  const opener = (await screen.findAllByRole('button', { name: 'Sample Asha' }))[0]!;
  await user.click(opener);
  expect(await screen.findByText(deskClaims.payout.waitsFor.account)).toBeVisible();
  expect(screen.getByRole('button', { name: deskClaims.account.send })).toBeVisible();
  expect(screen.queryByRole('button', { name: deskClaims.payout.order })).toBeNull();
  await user.keyboard('{Escape}');
  found = due('colleague');
  await user.click(opener);
  expect(await screen.findByText(deskClaims.payout.waitsFor.colleague)).toBeVisible();
  await user.click(screen.getByRole('button', { name: deskClaims.payout.order }));
  const ordered = calls.find(({ url }) => url === api.deskClaimPayAgain);
  expect(ordered?.body).toMatchObject({ claimId: row.claimId, version: 3 });
});
