import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import renewals from '@/locales/en/renewals.json';
import { policyNumber, show, worked } from '@/tests/browser/aRenewal';

afterEach(() => jest.restoreAllMocks());

test('who is removed is shown so at once and kept, also before the server has answered of another', async () => {
  // A policy's drafts live as long as the tab, so this test has a policy of its own.
  const other = { policyNumber: 'SUK2026-01234567901' };
  const calls = show(worked(other));
  for (const name of ['Remove Tara', 'Remove Meera'])
    fireEvent.click(await screen.findByRole('button', { name }));
  for (const name of ['Keep Tara', 'Keep Meera']) expect(screen.getByRole('button', { name })).toBeVisible();
  window.dispatchEvent(new Event('pagehide'));
  const isSave = ({ method }: (typeof calls)[number]) => method === 'POST';
  await waitFor(() => expect(calls.some(isSave)).toBe(true));
  expect(calls.findLast(isSave)?.body).toMatchObject({ ...other, data: { leave: ['3', '2'] } });
});

test('each person’s waits that still run are told, served ones as served', async () => {
  const [first, second, third] = worked().people;
  const waits = [
    { reason: 'existingIllness', paidFrom: '2029-11-22' },
    { reason: 'maternity', paidFrom: '2028-12-01' },
    { reason: 'firstDays', paidFrom: '2026-12-22' },
  ] as const;
  const served = [{ reason: 'firstDays', paidFrom: '2026-12-22' }] as const;
  show(worked({ people: [{ ...first!, waits }, { ...second!, waits: served }, third!] }));
  // Each a line of its own.
  expect(await screen.findByText('Existing illnesses paid from 22 Nov 2029')).toBeVisible();
  expect(screen.getByText('Maternity paid from 01 Dec 2028')).toBeVisible();
  expect(screen.queryByText(/first days/)).toBeNull();
  expect(screen.getByText(renewals.waits.served)).toBeVisible();
});

test('pressing to pay leads to what is missing of a child that was begun, and nothing is paid', async () => {
  const fields = { childRelation: 'Choose one', childBirth: 'Enter the date of birth' };
  const calls = show(
    worked({ policyNumber: 'SUK2026-01234567919', data: { hasChild: true, childName: 'Tara' }, fields }),
  );
  const [pay, inBar] = await screen.findAllByRole('button', { name: 'Pay ₹12,547' });
  expect(inBar?.parentElement?.querySelectorAll('button')).toHaveLength(1);
  expect(screen.queryByText('Choose one')).toBeNull();
  fireEvent.click(pay!);
  expect(screen.getByText('Choose one')).toBeVisible();
  expect(screen.getByText('Enter the date of birth')).toBeVisible();
  expect(screen.getByLabelText(renewals.family.relations.son)).toHaveFocus();
  expect(calls.some(({ url }) => url.endsWith('/pay'))).toBe(false);
});

test('a lower sum that is chosen after a raised one says nothing of the raised, before the server has answered', async () => {
  const raised = { from: 10_00_000, waits: [{ reason: 'maternity', paidFrom: '2028-12-01' }] } as const;
  const sums = [5_00_000, 10_00_000, 1_00_00_000];
  show(worked({ policyNumber: 'SUK2026-01234567927', sums, data: { sumInsured: 1_00_00_000 }, raised }));
  const field = await screen.findByLabelText(renewals.sum.label);
  expect(screen.getByText(renewals.sum.well)).toBeVisible();
  fireEvent.change(field, { target: { value: '500000' } });
  expect(screen.getByText(renewals.sum.lowered)).toBeVisible();
  expect(screen.queryByText(renewals.sum.well)).toBeNull();
});

test('a spouse joins by a request with health answers', async () => {
  show(worked());
  fireEvent.click(await screen.findByText(renewals.family.add));
  fireEvent.click(screen.getByLabelText(renewals.family.kinds.spouse));
  const link = screen.getByRole('link', { name: renewals.family.spouseOpen });
  expect(link).toHaveAttribute('href', expect.stringContaining(`/my/change/${policyNumber}#person`));
});
