import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '@/lib/config/paths';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import { SAVE_DEBOUNCE_MS } from '@/lib/domain/resume/resume';
import desk from '@/locales/en/desk.json';
import deskClaims from '@/locales/en/deskClaims.json';
import { holdAnswers } from '@/tests/browser/fakeApi';
import { type Answer, claim, list, row, shows } from '@/tests/browser/deskClaims';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T07:00:00Z') }));
afterEach(() => jest.useRealTimers());

test('each row says what is due, and what is late', async () => {
  shows();
  const [first, second] = await screen.findAllByRole('row', { name: /Sample Asha/ });
  expect(first).toHaveTextContent('Decide: 60 min late');
  expect(second).toHaveTextContent('Answer the request: 1 h left');
  expect(screen.getByText('1 is late')).toBeVisible();
});

test('an empty queue says so; one that could not be loaded is tried again', async () => {
  let answer: Answer = { status: 500 };
  const { user } = shows({ [api.deskClaims]: () => answer });
  expect(await screen.findByText(deskClaims.failed)).toBeVisible();
  answer = { body: { ...list, claims: [] } };
  await user.click(screen.getByRole('button', { name: desk.again }));
  expect(await screen.findByText(deskClaims.empty)).toBeVisible();
});

test('narrowing asks for a state and a kind, and widening for neither', async () => {
  const { calls, user } = shows();
  await user.click(await screen.findByRole('button', { name: /^With us/ }));
  await user.selectOptions(screen.getByLabelText(deskClaims.kind), 'cashless');
  await waitFor(() => expect(calls.at(-1)?.url).toMatch(/status=review&kind=cashless/));
  await user.click(screen.getByRole('button', { name: /^Open/ }));
  await user.selectOptions(screen.getByLabelText(deskClaims.kind), deskClaims.kinds.all);
  await waitFor(() => expect(calls.at(-1)?.url).toBe(`${api.deskClaims}?limit=20`));
});

test('a second press while a page is on its way turns no further, and the focus stays', async () => {
  const { calls, user } = shows({
    [api.deskClaims]: () => ({
      body: calls.at(-1)?.url.includes('cursor') ? list : { ...list, next: 'second' },
    }),
  });
  const next = await screen.findByRole('button', { name: desk.next });
  const letGo = holdAnswers();
  await user.dblClick(next);
  letGo();
  await waitFor(() => expect(screen.getByText('21 to 22')).toBeVisible());
  expect(next).toHaveFocus();
  await user.click(screen.getByRole('button', { name: desk.previous }));
  expect(await screen.findByText('1 to 2')).toBeVisible();
});

test('a bill that is not whole is not sent, and says where', async () => {
  const { calls, user } = shows();
  await user.click((await screen.findAllByRole('button', { name: 'Sample Asha' }))[0]!);
  expect(await screen.findByText('5 days of rooms are billed for a stay of 4.')).toBeVisible();
  const line = screen.getByRole('group', { name: 'Line 1' });
  await user.selectOptions(within(line).getByLabelText(deskClaims.bill.head), 'surgeon');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const amount = within(line).getByLabelText(deskClaims.bill.amount);
  expect(amount).toBeInvalid();
  expect(amount).toHaveAccessibleDescription(/\S/);
  expect(document.activeElement).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Mend 4 fields');
  expect(calls.some(({ url }) => url === api.deskClaimDecide)).toBe(false);
});

test('a refusal needs its reason and a second look; Escape goes back to the row', async () => {
  const { calls, user } = shows({ [api.deskClaimRefuse]: () => ({ body: { status: 'refused' } }) });
  const opener = (await screen.findAllByRole('button', { name: 'Sample Asha' }))[0]!;
  await user.click(opener);
  await user.click(await screen.findByText(deskClaims.refuse.title));
  await user.selectOptions(screen.getByLabelText(deskClaims.refuse.cause), 'cosmetic');
  expect(screen.getByText('Clause: Exclusion Excl08')).toBeVisible();
  const send = screen.getByRole('button', { name: deskClaims.refuse.send });
  await user.click(send);
  expect(screen.getByText(deskClaims.refuse.missing)).toBeVisible();
  await user.click(screen.getByLabelText(deskClaims.refuse.sure));
  await user.click(send);
  const sent = calls.find(({ url }) => url === api.deskClaimRefuse);
  expect(sent?.body).toMatchObject({ claimId: row.claimId, version: 3, cause: 'cosmetic' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('what is typed when the session ends is kept, and sent after the next sign-in', async () => {
  const signedOut = { status: 401, body: { code: 'NOT_SIGNED_IN' } };
  let isIn = true;
  const { calls, user } = shows({
    [api.staffSession]: () => (isIn ? { body: { staffId: 'SAMPLE-4001' } } : signedOut),
    [api.deskClaimBill]: () => (isIn ? { body: { claimId: row.claimId, version: 1 } } : signedOut),
  });
  await user.click((await screen.findAllByRole('button', { name: 'Sample Asha' }))[0]!);
  const number = await screen.findByLabelText(deskClaims.bill.number);
  const sent = () => calls.filter(({ url }) => url === api.deskClaimBill).map(({ body }) => body['typed']);
  isIn = false;
  await user.type(number, 'PG/26/0091');
  await act(() => jest.advanceTimersByTimeAsync(SAVE_DEBOUNCE_MS));
  expect(sent()).toEqual([{ number: 'PG/26/0091' }]);
  expect(calls.filter(({ url }) => url === api.staffSession).length).toBeGreaterThan(1);
  isIn = true;
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(number).toHaveValue('PG/26/0091');
});

test('a claim that is opened again at once has what was typed in it, and what is new', async () => {
  let typedBill: DeskClaimDto['typedBill'] = {};
  const { calls, user } = shows({
    [api.deskClaim]: () => ({ body: { ...claim, typedBill } }),
    [api.deskClaimBill]: () => {
      typedBill = calls.at(-1)?.body['typed'] as typeof typedBill;
      return { body: { claimId: row.claimId, version: 1 } };
    },
  });
  const opener = (await screen.findAllByRole('button', { name: 'Sample Asha' }))[0]!;
  await user.click(opener);
  await user.type(await screen.findByLabelText(deskClaims.bill.number), 'PG/26');
  await user.keyboard('{Escape}');
  await user.click(opener);
  expect(await screen.findByLabelText(deskClaims.bill.number)).toHaveValue('PG/26');
});

test('Enter in a line goes to the next one, no further than the empty one; a removed line leaves its place', async () => {
  const { user } = shows();
  await user.click((await screen.findAllByRole('button', { name: 'Sample Asha' }))[0]!);
  const headOf = (at: number) =>
    within(screen.getByRole('group', { name: `Line ${at}` })).getByLabelText(deskClaims.bill.head);
  await screen.findByRole('group', { name: 'Line 1' });
  await user.selectOptions(headOf(1), 'surgeon');
  await user.keyboard('{Tab}50,000{Enter}');
  expect(headOf(2)).toHaveFocus();
  await user.keyboard('{Tab}{Enter}');
  expect(headOf(2)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
  expect(headOf(1)).toHaveFocus();
});
