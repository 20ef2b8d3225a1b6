import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@/lib/config/paths';
import type { ProofDto } from '@/lib/domain/papers/contract';
import type { CandidacyForm } from '@/lib/domain/careers/candidacy';
import type { CandidaciesDto } from '@/lib/domain/careers/contract';
import careers from '@/locales/en/careers.json';
import sentPapers from '@/locales/en/sentPapers.json';
import session from '@/locales/en/session.json';
import validation from '@/locales/en/validation.json';
import verify from '@/locales/en/verify.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { Careers } from './Careers';

const { form } = careers;
const mobileNumber = '98765 43210';
const fields = { name: validation.name, text: validation.careers.text, papers: 'Send your CV' };
const challenge = {
  requestId: 'r1',
  maskedTo: '98xxxx3210',
  attemptsLeft: 5,
  resendAfterSeconds: 30,
  expiresInSeconds: 300,
};
const page = inPage(aRouter().router, { careers, sentPapers, session });

test('behind a code, and the number that it went to stands in the form', async () => {
  catchLog();
  let isProven = false;
  fakeApi((url) => {
    if (url === api.otpServiceValidate) isProven = true;
    if (url !== api.careers) return { body: challenge };
    if (!isProven) return { status: 401, body: { code: 'NOT_SIGNED_IN', message: 'Prove it.' } };
    return {
      body: { draft: { candidacyId: 'CA-2611-00000001', version: 0, form: {}, papers: [] }, candidacies: [] },
    };
  });
  render(<Careers />, { wrapper: page });
  await userEvent.type(await screen.findByLabelText(verify.number), mobileNumber);
  await userEvent.click(screen.getByRole('button', { name: verify.send }));
  await userEvent.type(await screen.findByLabelText(verify.code), '123456');
  await userEvent.click(screen.getByRole('button', { name: verify.confirm }));
  expect(await screen.findByLabelText(form.mobileNumber)).toHaveValue('9876543210');
  expect(screen.getByRole('heading', { name: careers.title })).toHaveFocus();
});

test('who signed in before types no number: the one that is known stands there', async () => {
  const draft = { candidacyId: 'CA-2611-00000006', version: 0, form: {}, papers: [] };
  const body = { draft: { ...draft, knownNumber: '9876543210' }, candidacies: [] } satisfies CandidaciesDto;
  fakeApi({ body });
  render(<Careers />, { wrapper: page });
  await waitFor(() => expect(screen.getByLabelText(form.mobileNumber)).toHaveValue('9876543210'));
});

test('what is wrong is told in the order of the page, each leads to its field and is gone once that changes', async () => {
  let kept: CandidacyForm = { opening: 'any', mobileNumber };
  const papers: ProofDto[] = [];
  const calls = fakeApi(() => {
    const { method, body } = calls.at(-1)!;
    if (method === 'POST') kept = { ...kept, ...(body['form'] as CandidacyForm) };
    const draft = { candidacyId: 'CA-2611-00000002', version: 1, form: kept, papers, fields };
    return { body: { draft, candidacies: [] } satisfies CandidaciesDto };
  });
  render(<Careers />, { wrapper: page });
  await userEvent.click(await screen.findByRole('button', { name: form.send }));
  const links = await screen.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(Object.values(fields));
  await userEvent.click(links[0]!);
  const name = screen.getByLabelText(form.name);
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription(validation.name);
  await userEvent.type(name, 'Asha Sample');
  expect(name).toHaveAccessibleDescription('');
  // A number is pasted with its country code and spaces.
  expect(screen.getByLabelText(form.mobileNumber)).not.toHaveAttribute('maxlength');
  // The CV arrives, and is no longer asked for.
  papers.push({ paperId: 'p1', kind: 'proof', bytes: 9, state: 'kept' });
  await userEvent.click(screen.getByRole('button', { name: form.send }));
  await waitFor(() => expect(screen.queryByRole('link', { name: fields.papers })).toBeNull());
  expect(screen.getByRole('link', { name: fields.text })).toBeVisible();
  expect(calls.findLast(({ body }) => body['submit'])?.body['form']).toEqual({
    opening: 'any',
    mobileNumber,
    name: 'Asha Sample',
  });
});

test('what was sent is deleted once that was asked twice', async () => {
  const candidacyId = 'CA-2611-00000004';
  const sent = { candidacyId, opening: 'any', sentOn: '2026-11-20', keptUntil: '2027-05-19' } as const;
  const draft = { candidacyId: 'CA-2611-00000003', version: 0, form: {}, papers: [] };
  catchLog();
  const body: CandidaciesDto = { draft, candidacies: [sent] };
  const calls = fakeApi((url) =>
    url === api.careersWithdraw && deleted().length === 1 ? 'offline' : { body },
  );
  const deleted = () =>
    calls.filter(({ url }) => url === api.careersWithdraw).map(({ body }) => body['candidacyId']);
  render(<Careers />, { wrapper: page });
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  await press(careers.withdraw);
  expect(screen.getByText(careers.withdrawText)).toBeVisible();
  await press(careers.keep);
  expect(deleted()).toEqual([]);
  await press(careers.withdraw);
  await press(careers.withdrawConfirm);
  expect(deleted()).toEqual([candidacyId]);
  // The answer was lost though the request may have succeeded, so the customer presses again.
  expect(await screen.findByRole('alert')).toHaveTextContent(careers.unsure);
  await press(careers.withdrawConfirm);
  expect(deleted()).toEqual([candidacyId, candidacyId]);
  expect(screen.queryByText(careers.unsure)).toBeNull();
});

test('who signs out leaves nothing of what they wrote, here or where another tab shows it', async () => {
  const draft = { candidacyId: 'CA-2611-00000005', version: 1, form: { name: 'Asha Sample' }, papers: [] };
  const calls = fakeApi((url) =>
    url === api.careers ? { body: { draft, candidacies: [] } } : { status: 204 },
  );
  render(<Careers />, { wrapper: page });
  await waitFor(() => expect(screen.getByLabelText(form.name)).toHaveValue('Asha Sample'));
  await userEvent.click(screen.getByRole('button', { name: session.notYou }));
  expect(await screen.findByRole('heading', { name: session.outTitle, level: 2 })).toHaveFocus();
  expect(screen.queryByLabelText(form.name)).toBeNull();
  await waitFor(() => expect(calls.map(({ url }) => url)).toContain(api.sessionEnd));
});
