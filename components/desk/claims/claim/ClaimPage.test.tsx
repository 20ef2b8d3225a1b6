import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '@/lib/config/paths';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import { SAVE_DEBOUNCE_MS } from '@/lib/domain/resume/resume';
import deskClaims from '@/locales/en/deskClaims.json';
import { claim, row, shows } from '@/tests/browser/deskClaims';
import { expectFocusIn } from '@/tests/browser/inPage';

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

const today = '2026-11-20';
const typedBill = {
  number: 'PG/26',
  admittedOn: today,
  dischargedOn: today,
  cause: 'accident',
  lines: [{ head: 'surgeon', amount: '50,000', on: today }],
};
const settlement = {
  lines: [{ head: 'surgeon', billedPaise: 50_000_00, admitted: 50_000, reasons: [] }],
  billedPaise: 50_000_00,
  notPayablePaise: 0,
  deductible: 0,
  coPayment: 0,
  overCover: 0,
  paid: 50_000,
  payable: 50_000,
} as const;
const approved = { status: 'approved', bankProofs: ['p-1'] } as const;
const { ask, refuse, hospital, payout, account, bill } = deskClaims;

type Action = {
  path: string;
  before?: Partial<DeskClaimDto>;
  after: Partial<DeskClaimDto>;
  choose?: readonly (readonly [label: string, value: string])[];
  presses: readonly (string | RegExp)[];
};
const actions: Readonly<Record<string, Action>> = {
  ask: {
    path: api.deskClaimAsk,
    after: { status: 'asked' },
    choose: [[ask.reason, 'bankAccount']],
    presses: [ask.send],
  },
  note: { path: api.deskClaimNote, after: {}, presses: [hospital.send] },
  refuse: {
    path: api.deskClaimRefuse,
    after: { status: 'refused', refused: { cause: 'cosmetic', clause: 'Excl08' } },
    choose: [[refuse.cause, 'cosmetic']],
    presses: [refuse.title, refuse.sure, refuse.send],
  },
  decide: {
    path: api.deskClaimDecide,
    before: { typedBill },
    after: { status: 'approved', settlement },
    presses: [bill.preview, /50,000/],
  },
  firstDecision: {
    path: api.deskClaimDecide,
    before: { typedBill },
    after: { isOwnDecision: true },
    presses: [bill.preview, /50,000/],
  },
  enterAccount: {
    path: api.deskClaimAccount,
    before: { ...approved, payout: { state: 'due', waitsFor: 'account' } },
    after: { ...approved, payout: { state: 'due', waitsFor: 'colleague' }, isOwnAccount: true },
    presses: [account.send],
  },
  order: {
    path: api.deskClaimPayAgain,
    before: { ...approved, payout: { state: 'due', waitsFor: 'colleague' } },
    after: { ...approved, payout: { state: 'underway' } },
    presses: [payout.order],
  },
  check: {
    path: api.deskClaimPayout,
    before: { ...approved, payout: { state: 'underway' } },
    after: { ...approved, status: 'paid' },
    presses: [payout.check],
  },
};

test.each(Object.entries(actions))(
  'after %s the focus is on something named in the claim',
  async (_name, { path, before, after, choose = [], presses }) => {
    let found: DeskClaimDto = { ...claim, ...before };
    const { calls, user } = shows({
      [api.deskClaim]: () => ({ body: found }),
      [path]: () => {
        if (calls.at(-1)?.body['confirm'] !== false) found = { ...claim, ...after };
        return { body: { ...found, settlement, flags: [] } };
      },
    });
    await user.click((await screen.findAllByRole('button', { name: 'Sample Asha' }))[0]!);
    const page = await screen.findByRole('region', { name: /^Claim CL-/ });
    await within(page).findByRole('heading', { level: 1 });
    for (const [label, value] of choose) await user.selectOptions(within(page).getByLabelText(label), value);
    for (const name of presses) {
      const [one] = await within(page).findAllByText(name, { selector: 'button, summary, label *, label' });
      await user.click(one!);
    }
    await waitFor(() =>
      expect(calls.filter(({ url }) => url.startsWith(`${api.deskClaim}?`)).length).toBe(2),
    );
    await expectFocusIn(page);
  },
);

test('who comes second hears what happened, though the form is gone', async () => {
  let found = claim;
  const { user } = shows({
    [api.deskClaim]: () => ({ body: found }),
    [api.deskClaimNote]: () => {
      found = { ...claim, ...actions['refuse']!.after };
      return { status: 409, body: { code: 'CONFLICT' } };
    },
  });
  await user.click((await screen.findAllByRole('button', { name: 'Sample Asha' }))[0]!);
  await user.click(await screen.findByRole('button', { name: hospital.send }));
  expect(await screen.findByRole('alert')).toHaveTextContent(deskClaims.claim.overtaken);
});
