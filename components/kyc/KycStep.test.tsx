import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
// oxlint-disable-next-line house/zones -- the error that the hook rejects with
import { ApiError } from '@/lib/client/common/apiError';
import { api } from '@/lib/config/paths';
import type { KycDto } from '@/lib/domain/kyc/contract';
import type { KycForm, KycOnce } from '@/lib/domain/kyc/form';
import forms from '@/locales/en/forms.json';
import kyc from '@/locales/en/kyc.json';
import { fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { KycStep } from './KycStep';

const texts = { forms, kyc };
const typed: KycForm = { method: 'pan', pan: 'AAAPS2222B', name: 'Asha Sample', dateOfBirth: '1991-04-02' };
const aKyc = (more: Partial<KycDto> = {}): KycDto => ({
  quoteId: 'quote-1',
  form: typed,
  isSandbox: false,
  next: 'kyc',
  version: 1,
  ...more,
});
const differs = { failure: 'name', typedName: 'Asha Sample', registryName: 'S••••• O••••' } as const;

type Answer = Partial<KycDto> | ApiError;

/** The step with an in-memory draft and scripted registry answers. */
function Kept({ answers, sent }: { answers: Answer[]; sent: (KycForm & KycOnce)[] }) {
  const [values, setValues] = useState(typed);
  const [state, setState] = useState(aKyc());
  const submit = async (once: KycOnce) => {
    sent.push({ ...values, ...once });
    const answer = answers.shift() ?? {};
    if (answer instanceof ApiError) throw answer;
    setState(aKyc(answer));
    return aKyc(answer);
  };
  const change = (more: Partial<KycForm>) => setValues((before) => ({ ...before, ...more }));
  return (
    <KycStep
      kyc={state}
      draft={{ values, change, status: { state: 'saved', at: '2026-11-21T05:12:00Z' } }}
      onSubmit={submit}
      onReload={() => undefined}
    />
  );
}

function show(...answers: Answer[]) {
  const sent: (KycForm & KycOnce)[] = [];
  render(<Kept answers={answers} sent={sent} />, { wrapper: inPage(aRouter().router, texts) });
  return { user: userEvent.setup(), sent };
}

test('where the names differ both are shown, mended in place, and sent again with nothing typed twice', async () => {
  const { user, sent } = show(differs, { status: 'verified', maskedName: 'S••••• O••••', next: 'payment' });
  await user.click(screen.getByLabelText(kyc.consent));
  await user.click(screen.getByRole('button', { name: kyc.check }));
  const alert = await screen.findByRole('alert');
  for (const text of [kyc.nameTitle, 'Asha Sample', 'S••••• O••••']) {
    expect(within(alert).getByText(text)).toBeVisible();
  }
  await user.click(screen.getByRole('button', { name: kyc.changeName }));
  const name = screen.getByLabelText(kyc.field.name);
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, 'Sample Other');
  await user.click(screen.getByRole('button', { name: kyc.check }));
  expect(await screen.findByText(kyc.verifiedTitle)).toBeVisible();
  expect(screen.getByRole('link', { name: kyc.toPayment })).toHaveAttribute(
    'href',
    '/payment?quoteId=quote-1',
  );
  expect(sent[1]).toEqual({ ...typed, name: 'Sample Other', consent: true });
});

test('with the registry away a person is asked, and the customer goes on', async () => {
  const away = new ApiError(503, { code: 'UNAVAILABLE' });
  const { user, sent } = show(away, { status: 'review', method: 'manual', next: 'payment' });
  await user.click(screen.getByLabelText(kyc.consent));
  await user.click(screen.getByRole('button', { name: kyc.check }));
  expect(await screen.findByText(kyc.awayTitle)).toBeVisible();
  await user.click(screen.getByRole('button', { name: kyc.askManualCheck }));
  const when = screen.getByLabelText(kyc.field.callTime);
  await waitFor(() => expect(when).toHaveFocus());
  expect(screen.getByLabelText(kyc.field.name)).toHaveValue('Asha Sample');
  await user.selectOptions(when, 'evening');
  await user.click(screen.getByRole('button', { name: kyc.ask }));
  expect(await screen.findByText(kyc.reviewTitle)).toBeVisible();
  expect(screen.queryByRole('button', { name: kyc.ask })).toBeNull();
  expect(sent[1]).toMatchObject({ method: 'manual', callTime: 'evening', name: 'Asha Sample' });
});

test('without an answer, what is said of it has the focus', async () => {
  // Runs animation frames synchronously. In a real browser a frame may come before its content, and an empty box can't
  // be focused.
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((paint) => (paint(0), 0));
  let focused = '';
  document.addEventListener('focusin', ({ target }) => (focused = (target as Element).textContent));
  const { user } = show(new ApiError(500, {}));
  await user.click(screen.getByLabelText(kyc.consent));
  await user.click(screen.getByRole('button', { name: kyc.check }));
  await screen.findByText(kyc.failed);
  await waitFor(() => expect(focused).toContain(kyc.failed));
  jest.restoreAllMocks();
});

test('another way that fails while our team checks says so, with the form below', async () => {
  const inReview = { status: 'review', next: 'payment' } as const;
  const { user } = show(inReview, { ...inReview, failure: 'notFound' });
  await user.click(screen.getByLabelText(kyc.consent));
  await user.click(screen.getByRole('button', { name: kyc.check }));
  await user.click(await screen.findByRole('button', { name: kyc.anotherWay }));
  await user.click(screen.getByLabelText(kyc.consent));
  await user.click(screen.getByRole('button', { name: kyc.check }));
  expect(await screen.findByText(kyc.notFoundTitle)).toBeVisible();
  expect(screen.getByRole('button', { name: kyc.check })).toBeVisible();
});

test('going on without the tick leads to it', async () => {
  const { user, sent } = show();
  await user.click(screen.getByRole('button', { name: kyc.check }));
  expect(screen.getByRole('alert')).toHaveFocus();
  await user.click(within(screen.getByRole('alert')).getByRole('link'));
  expect(screen.getByLabelText(kyc.consent)).toHaveFocus();
  expect(sent).toEqual([]);
});

test.each([
  ['before the signature', 'application'],
  ['after it', 'decision'],
] as const)('who confirms it once more %s goes back to the application', async (_when, next) => {
  const { user } = show({ status: 'verified', maskedName: 'S••••• O••••', next });
  const calls = fakeApi({ body: { url: '/form' } });
  await user.click(screen.getByLabelText(kyc.consent));
  await user.click(screen.getByRole('button', { name: kyc.check }));
  await user.click(await screen.findByRole('button', { name: kyc.toForm }));
  expect(calls).toMatchObject([{ url: api.redirectionLink, body: { quoteId: 'quote-1' } }]);
  expect(screen.queryByText(kyc.toPayment)).toBeNull();
});
