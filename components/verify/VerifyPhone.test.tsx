import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { inPage } from '@/tests/browser/inPage';
import { VerifyPhone, type VerifyPhoneProps } from './VerifyPhone';

const quote = { quoteId: 'q1', mobileNumber: '98xxxx3210' };
const challenge = {
  requestId: 'r1',
  maskedTo: '98xxxx3210',
  resendAfterSeconds: 30,
  expiresInSeconds: 300,
  attemptsLeft: 5,
};
const refusal = (status: number, message: string) => ({ status, body: { code: 'X', message } });

function show(props: Partial<VerifyPhoneProps> = {}) {
  const verified: string[] = [];
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const page = render(<VerifyPhone quote={quote} onVerified={() => verified.push('now')} {...props} />, {
    wrapper: inPage(),
  });
  return { ...page, user, verified };
}
const field = () => screen.findByLabelText('6-digit code');
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a code is sent when it is asked for, pasted with a space, and goes on', async () => {
  const calls = fakeApi({ body: challenge }, { body: { verified: true } });
  const { user, verified } = show();
  expect(calls).toHaveLength(0);
  await user.click(press('Send the code'));
  expect(calls[0]?.body).toMatchObject({ quoteId: 'q1' });
  expect(await field()).toHaveFocus();
  expect(await field()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await field()).toHaveAttribute('inputmode', 'numeric');
  await user.paste('123 456');
  await user.click(press('Confirm'));
  expect(calls[1]?.body).toMatchObject({ requestId: 'r1', otp: '123456' });
  expect(verified).toHaveLength(1);
});

test('a wrong code is told beside it and stays; the page that was thrown away takes the same code', async () => {
  catchLog();
  const sentence = 'This code is not right. You can try 4 more times.';
  const calls = fakeApi({ body: challenge }, refusal(422, sentence));
  const { user, verified, unmount } = show({ isAsked: true });
  await user.type(await field(), '111111');
  await user.click(press('Confirm'));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(await field()).toHaveValue('111111');
  expect(await field()).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(verified).toHaveLength(0);
  unmount();
  show({ isAsked: true });
  expect(await field()).toBeInTheDocument();
  expect(calls).toHaveLength(2);
});

test('a code for one purpose is asked for and tried as such', async () => {
  const calls = fakeApi({ body: challenge }, { body: { verified: true } });
  const { user, verified } = show({ quote: undefined, purpose: 'do-not-disturb' });
  await user.type(screen.getByLabelText('Mobile number'), '9876543210');
  await user.click(press('Send the code'));
  await user.type(await field(), '123456');
  await user.click(press('Confirm'));
  expect(calls.map(({ url }) => url)).toEqual(['/api/otp-service/generate', '/api/otp-service/validate']);
  expect(calls[0]?.body).toMatchObject({ channel: 'sms', to: '9876543210', purpose: 'do-not-disturb' });
  expect(verified).toHaveLength(1);
});

test('fewer digits than six are not sent', async () => {
  const calls = fakeApi({ body: challenge });
  const { user } = show({ isAsked: true });
  await user.type(await field(), '12345');
  await user.click(press('Confirm'));
  expect(await screen.findByText('Enter the 6 digits of the code')).toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test('a new code can be asked for after 30 seconds, or later if the server says so, and nobody hears it count', async () => {
  catchLog();
  const headers = { 'Retry-After': '90' };
  fakeApi({ body: challenge }, { ...refusal(429, 'Please wait a little.'), headers });
  const { user } = show({ isAsked: true });
  await field();
  expect(screen.getByText('New code in 0:30')).toHaveAttribute('aria-hidden', 'true');
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  await user.click(press('Send a new code'));
  expect(await screen.findByText('Please wait a little.')).toBeInTheDocument();
  expect(screen.getByText('New code in 1:30')).toBeInTheDocument();
});

test('a number half typed stands there after a reload, until it is proven', async () => {
  fakeApi({ body: challenge }, { body: { verified: true } });
  const number = () => screen.getByLabelText('Mobile number');
  const first = show({ quote: undefined });
  await first.user.type(number(), '98765');
  first.unmount();
  const second = show({ quote: undefined });
  expect(number()).toHaveValue('98765');
  second.unmount();
  const third = show({ quote: undefined });
  await third.user.type(number(), '43210');
  await third.user.click(press('Send the code'));
  await third.user.type(await field(), '123456');
  await third.user.click(press('Confirm'));
  third.unmount();
  show({ quote: undefined });
  expect(number()).toHaveValue('');
});

test('another number is taken into the quote before its code is sent', async () => {
  const taken: string[] = [];
  const calls = fakeApi({ body: challenge });
  const onNumber = async (number: string) => {
    taken.push(number);
    return undefined;
  };
  const { user } = show({ isAsked: true, onNumber });
  await field();
  await user.click(press('Use another number'));
  await user.type(screen.getByLabelText('Mobile number'), '123');
  await user.click(press('Send the code'));
  expect(await screen.findByText('Please enter valid mobile number')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Mobile number'));
  await user.type(screen.getByLabelText('Mobile number'), '+91 99999 00000');
  await user.click(press('Send the code'));
  expect(await field()).toHaveFocus();
  expect(taken).toEqual(['9999900000']);
  expect(calls.at(-1)?.body).toMatchObject({ mobileNumber: '9999900000' });
});

test('a number that was typed has its code, and another one, also after the page was thrown away', async () => {
  const calls = fakeApi({ body: challenge }, { body: challenge }, { body: { verified: true } });
  const { user, unmount } = show({ quote: undefined, purpose: 'claim' });
  await user.type(screen.getByLabelText('Mobile number'), '9876543210');
  await user.click(press('Send the code'));
  await field();
  unmount();
  const other = show({ quote: undefined, purpose: 'grievance' });
  expect(screen.getByLabelText('Mobile number')).toHaveValue('');
  other.unmount();
  const again = show({ quote: undefined, purpose: 'claim' });
  act(() => jest.advanceTimersByTime(30_000));
  await again.user.click(press('Send a new code'));
  expect(calls[1]?.body).toMatchObject({ to: '9876543210', purpose: 'claim' });
  await again.user.type(await field(), '123456');
  await again.user.click(press('Confirm'));
  expect(again.verified).toHaveLength(1);
});

test('who is not known here is asked for a number', async () => {
  const calls = fakeApi('offline', { body: challenge });
  catchLog();
  const { user } = show({ quote: undefined });
  await user.type(screen.getByLabelText('Mobile number'), '9876543210');
  await user.click(press('Send the code'));
  expect(await screen.findByText(/Nothing is lost/)).toBeInTheDocument();
  await user.click(press('Send the code'));
  expect(await field()).toHaveFocus();
  expect(calls[1]?.body).toMatchObject({ mobileNumber: '9876543210' });
});

test('what follows a right code and fails is told, and the second press is the same press', async () => {
  catchLog();
  const calls = fakeApi({ body: challenge }, { body: { verified: true } });
  const came: string[] = [];
  const onVerified = async () => {
    came.push('here');
    if (came.length === 1) throw new TypeError('Failed to fetch');
  };
  const { user } = show({ isAsked: true, onVerified });
  await user.type(await field(), '123456');
  await user.click(press('Confirm'));
  expect(await screen.findByText(/could not reach the server. Nothing is lost/)).toBeInTheDocument();
  await user.click(press('Confirm'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(came).toHaveLength(2);
  const keys = calls.slice(1).map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
});
