import '@testing-library/jest-dom';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { api } from '@/lib/config/paths';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import application from '@/locales/en/application.json';
import change from '@/locales/en/change.json';
import sentPapers from '@/locales/en/sentPapers.json';
import session from '@/locales/en/session.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { ChangePage } from './ChangePage';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const policyNumber = 'SUK2026-01234567897';
const { fields } = application;

function show(fragment: string): void {
  window.location.hash = fragment;
  const { router } = aRouter('/my/change/[policyNumber]', `/my/change/${policyNumber}`);
  const Page = inPage(router, { application, change, sentPapers, session });
  // What is saved is written into the cache that all pages share.
  const cache = () => SWRConfig.defaultValue.cache as Map<string, object>;
  render(
    <Page>
      <SWRConfig value={{ provider: cache }}>
        <ChangePage />
      </SWRConfig>
    </Page>,
  );
}

/** A server that accepts the first code, and a bank that names the account's holder. */
function aServer() {
  let isProven = false;
  let kept: ChangeFormDto = {
    policyNumber,
    kind: 'account',
    status: 'draft',
    version: 0,
    data: {},
    present: { holder: 'Asha Sample', accountNumber: '••••••••9012', ifsc: 'HDFC0000001' },
    today: '2026-11-28',
    members: [],
    papers: [],
  };
  const calls = fakeApi((url) => {
    const { method, body } = calls.at(-1)!;
    if (url === api.otpPhoneGenerate)
      return { body: { requestId: 'r', maskedTo: '98xxxx3210', resendAfterSeconds: 30, attemptsLeft: 5 } };
    if (url === api.otpPhoneValidate) isProven = true;
    if (url === api.otpPhoneValidate) return { body: { verified: true } };
    if (!url.startsWith(api.myChange)) return { body: {} };
    if (!isProven) return { status: 401, body: { code: 'NOT_SIGNED_IN', message: 'Confirm your number' } };
    if (method === 'POST')
      kept = {
        ...kept,
        data: body['data'] as ChangeFormDto['data'],
        version: kept.version + 1,
        changeId: 'c',
        papers: [{ paperId: 'p', kind: 'proof', bytes: 3, state: 'kept' }],
        ...(body['submit'] === true && { status: 'accepted' as const }),
      };
    return { body: kept };
  });
  show('account');
  return calls;
}

test('a code, the new account, and what happens with the money is told', async () => {
  catchLog();
  const calls = aServer();
  await userEvent.type(await screen.findByLabelText('Mobile number'), '9876543210');
  await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
  await userEvent.type(await screen.findByLabelText('6-digit code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

  expect(await screen.findByRole('heading', { name: change.kinds.account.title })).toBeVisible();
  expect(screen.getByText(change.kinds.account.then)).toHaveTextContent('No money goes there for 24 hours');
  expect(screen.getByText(change.present).nextSibling).toHaveTextContent('••••••••9012');
  await userEvent.type(screen.getByLabelText(fields.holder), 'Asha Sample');
  await userEvent.type(screen.getByLabelText(fields.accountNumber), '998877661111');
  await userEvent.type(screen.getByLabelText(fields.ifsc), 'HDFC0000001');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'savings');
  await waitFor(() => expect(screen.getByText(sentPapers.states.kept)).toBeVisible(), { timeout: 5_000 });
  await userEvent.click(screen.getByRole('button', { name: change.ask }));
  expect(await screen.findByText(change.account.done)).toBeVisible();
  const sent = calls.findLast(({ method, url }) => method === 'POST' && url === api.myChange)?.body;
  expect(sent).toMatchObject({
    policyNumber,
    kind: 'account',
    submit: true,
    data: { holder: 'Asha Sample', accountNumber: '998877661111', ifsc: 'HDFC0000001' },
  });
});

test('whoever has the link stops it by a press alone, without a code; too late it is said', async () => {
  const calls = fakeApi({ body: { stopped: true } });
  show('keep-the.secret');
  expect(await screen.findByRole('heading', { name: change.account.stop.title })).toBeVisible();
  // Opening the link alone changes nothing, since programs open links by themselves.
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: change.account.stop.action }));
  expect(await screen.findByRole('status')).toHaveTextContent(change.account.stop.done);
  expect(calls).toMatchObject([{ url: api.myAccountObjection, body: { token: 'the.secret' } }]);
  expect(screen.getByRole('link', { name: change.toMy })).toHaveAttribute('href', '/my');
  expect(screen.getByRole('link', { name: '1860-500-8888' })).toHaveAttribute('href', 'tel:1860-500-8888');
  cleanup();
  catchLog();
  fakeApi({ status: 410, body: { code: 'EXPIRED', message: 'This link has expired.' } });
  show('keep-the.secret');
  await userEvent.click(await screen.findByRole('button', { name: change.account.stop.action }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired.');
});
