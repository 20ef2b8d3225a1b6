import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { api } from '@/lib/config/paths';
import desk from '@/locales/en/desk.json';
import deskCalls from '@/locales/en/deskCalls.json';
import { aDesk, aList, isWatch, showDesk, signedOut, staff } from '@/tests/browser/desk';

const challenge = (requestId: string) => ({
  body: { requestId, expiresInSeconds: 300, resendAfterSeconds: 0, attemptsLeft: 5, maskedTo: 'xxxxxxxxxx' },
});
/** A server at which the staff are signed out until the code is right. */
function atTheDoor(validate: () => { status?: number; body?: unknown }) {
  let isIn = false;
  let challenges = 0;
  return aDesk({
    [api.staffSession]: () => (isIn ? { body: staff } : signedOut),
    [api.otpStaffGenerate]: () => challenge(`challenge-${(challenges += 1)}`),
    [api.otpStaffValidate]: () => {
      const answer = validate();
      isIn = answer.status === undefined;
      return answer;
    },
  });
}

test('signs in by id and code; a wrong code says what is left and keeps the cursor in its field', async () => {
  const wrong = { status: 422, body: { code: 'OTP_WRONG', message: 'You can try 4 more times.' } };
  const answers = [wrong, { body: { verified: true } }];
  const calls = atTheDoor(() => answers.shift() ?? wrong);
  const user = showDesk();
  await user.type(await screen.findByLabelText('Staff id'), 'SAMPLE-1001{Enter}');
  const code = await screen.findByLabelText('6-digit code');
  expect(code).toHaveFocus();
  await user.type(code, '000000{Enter}');
  expect(await screen.findByText('You can try 4 more times.')).toBeVisible();
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveValue('');
  await user.type(code, '123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Latest quotes' })).toBeVisible();
  const tried = calls.filter(({ url }) => url === api.otpStaffValidate);
  expect(tried.at(-1)?.body).toMatchObject({ requestId: 'challenge-1', otp: '123456' });
});

test('a new code is asked for the same id, and the old one forgotten', async () => {
  const calls = atTheDoor(() => ({ status: 422, body: {} }));
  const user = showDesk();
  await user.type(await screen.findByLabelText('Staff id'), 'SAMPLE-1001{Enter}');
  await user.type(await screen.findByLabelText('6-digit code'), '12');
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  await waitFor(() => expect(screen.getByLabelText('6-digit code')).toHaveValue(''));
  await user.type(screen.getByLabelText('6-digit code'), '123456{Enter}');
  expect(await screen.findByText(desk.signIn.failed)).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({ requestId: 'challenge-2' });
});

const call = {
  callbackId: 'c1',
  about: 'trip',
  quoteId: 'q1',
  name: 'Sample Asha',
  from: '2026-11-24T10:30:00.000Z',
  to: '2026-11-24T14:30:00.000Z',
  tries: 0,
  consent: 'given',
};
test.each([
  ['reads', [desk.refresh]],
  ['sends', [deskCalls.title, deskCalls.claim]],
])(
  'who %s after the session ended signs in in place, and what was typed is still there',
  async (_does, presses) => {
    let isIn = true;
    const answers = (url: URL) => (isIn ? aList(isWatch(url) ? { quotes: [] } : {}) : signedOut);
    aDesk({
      [api.staffSession]: () => (isIn ? { body: staff } : signedOut),
      [api.latestQuotes]: answers,
      [api.deskCalls]: () => (isIn ? { body: { calls: [call], page: 1, limit: 20, total: 1 } } : signedOut),
      [api.otpStaffGenerate]: () => challenge('again'),
      [api.otpStaffValidate]: () => {
        isIn = true;
        return { body: { verified: true } };
      },
    });
    const user = showDesk();
    await screen.findByRole('row', { name: /Ramesh/ });
    await user.type(screen.getByRole('searchbox'), '+91 98');
    const last = presses.pop();
    for (const name of presses) await user.click(screen.getByRole('button', { name }));
    const button = await screen.findByRole('button', { name: last! });
    isIn = false;
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Ramesh/ })).toBeNull();
    expect(screen.getByLabelText('Staff id')).toHaveFocus();
    await user.type(screen.getByLabelText('Staff id'), 'SAMPLE-1001{Enter}');
    await user.type(await screen.findByLabelText('6-digit code'), '123456{Enter}');
    expect(await screen.findByRole('searchbox')).toHaveValue('+91 98');
  },
);
