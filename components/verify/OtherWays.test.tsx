import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignIn } from '@/components/desk/SignIn';
import { api } from '@/lib/config/paths';
import { INBOUND } from '@/lib/domain/verify/inbound.data';
import desk from '@/locales/en/desk.json';
import verify from '@/locales/en/verify.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { VerifyPhone } from './VerifyPhone';

const quote = { quoteId: 'q1', mobileNumber: '98xxxx3210' };
const challenge = {
  requestId: 'r1',
  maskedTo: '98xxxx3210',
  resendAfterSeconds: 30,
  expiresInSeconds: 300,
  attemptsLeft: 5,
};
const offer = {
  requestId: 'k1.sealed',
  number: '+910000000000',
  text: 'SUKHAYU 23456789',
  expiresInSeconds: 900,
};
const refused = {
  status: 429,
  body: { code: 'TOO_MANY_REQUESTS', message: 'Please wait a little.', inbound: offer },
};
const work = { challenge: '1.a.b', bits: 7, iterations: 5000 };
const costly = { status: 428, body: { code: 'PROOF_OF_WORK', message: 'A sum first.', work } };

let worker: FakeWorker | undefined;

/** Fakes Worker, which jsdom lacks. */
class FakeWorker {
  onmessage?: (event: { data: number }) => void;
  onerror?: () => void;
  given: unknown;
  isEnded = false;
  constructor(readonly path: string) {
    // oxlint-disable-next-line typescript/no-this-alias -- The test inspects the latest instance.
    worker = this;
  }
  postMessage(given: unknown) {
    this.given = given;
  }
  terminate() {
    this.isEnded = true;
  }
}

function show() {
  const verified: string[] = [];
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<VerifyPhone quote={quote} onVerified={() => verified.push('now')} />, { wrapper: inPage() });
  return { user, verified, ask: () => user.click(screen.getByRole('button', { name: verify.send })) };
}
const poll = () => act(() => jest.advanceTimersByTimeAsync(INBOUND.pollSeconds * 1000));

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
  catchLog();
  Object.assign(globalThis, { Worker: FakeWorker });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('where no code can be sent, the page shows the SMS that the phone can send, and goes on when it has come', async () => {
  const calls = fakeApi(
    refused,
    { body: { heard: false } },
    { body: { heard: true } },
    { body: { verified: true } },
  );
  const { ask, verified } = show();
  await ask();
  expect(await screen.findByText('Please wait a little.')).toBeInTheDocument();
  expect(screen.getByText(offer.text)).toBeInTheDocument();
  expect(screen.getByText(offer.number)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: verify.inbound.open })).toHaveAttribute(
    'href',
    'sms:+910000000000?body=SUKHAYU%2023456789',
  );
  expect(await screen.findByText(verify.inbound.waiting)).toHaveAttribute('role', 'status');
  expect(verified).toEqual([]);
  await poll();
  expect(verified).toEqual(['now']);
  expect(calls.map(({ url }) => url)).toEqual([
    api.otpPhoneGenerate,
    api.otpHeard,
    api.otpHeard,
    api.otpPhoneValidate,
  ]);
  expect(calls.at(-1)?.body).toMatchObject({ requestId: offer.requestId });
  await poll();
  expect(calls).toHaveLength(4);
});

test('a text that is too old is said to be, and nobody waits for it', async () => {
  const calls = fakeApi(refused, { status: 410, body: { code: 'EXPIRED', message: 'Old.' } });
  const { ask } = show();
  await ask();
  expect(await screen.findByText(verify.inbound.expired)).toBeInTheDocument();
  const asked = calls.length;
  await poll();
  expect(calls.length - asked).toBeLessThanOrEqual(1);
});

test('a code that can be sent again takes the place of the other way', async () => {
  fakeApi(refused, { body: { heard: false } }, { body: challenge });
  const { ask } = show();
  await ask();
  await screen.findByText(offer.text);
  await ask();
  expect(await screen.findByLabelText(verify.code)).toHaveFocus();
  expect(screen.queryByText(offer.text)).not.toBeInTheDocument();
});

test('while many ask, the device does a sum in a worker, in words, and the code is asked for with its answer', async () => {
  const calls = fakeApi(costly, { body: challenge });
  const { ask } = show();
  await ask();
  expect(await screen.findByText(verify.working)).toHaveAttribute('role', 'status');
  expect(worker).toMatchObject({ path: '/proofOfWork.js', given: work, isEnded: false });
  await act(async () => worker?.onmessage?.({ data: 42 }));
  expect(await screen.findByLabelText(verify.code)).toHaveFocus();
  expect(screen.queryByText(verify.working)).not.toBeInTheDocument();
  expect(calls[1]?.body).toMatchObject({ quoteId: 'q1', proof: { challenge: work.challenge, answer: 42 } });
  expect(worker?.isEnded).toBe(true);
});

test('a device that can’t do the sum is told that it did not work, and may try again', async () => {
  fakeApi(costly);
  const { ask } = show();
  await ask();
  await screen.findByText(verify.working);
  await act(async () => worker?.onerror?.());
  expect(await screen.findByRole('alert')).toHaveTextContent(verify.failed);
  expect(screen.getByRole('button', { name: verify.send })).toBeEnabled();
});

test('staff get the same two ways: with the code, and where there is none', async () => {
  const calls = fakeApi(
    costly,
    refused,
    { body: { heard: false } },
    { body: { ...challenge, inbound: { ...offer, requestId: 'k1.other' } } },
    { body: { heard: true } },
    { body: { verified: true } },
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<SignIn />, { wrapper: inPage(aRouter().router, { desk }) });
  const { staffId, send, noCode } = desk.signIn;
  await user.type(screen.getByLabelText(staffId), 'SAMPLE-1001');
  await user.click(screen.getByRole('button', { name: send }));
  await screen.findByText(verify.working);
  await act(async () => worker?.onmessage?.({ data: 7 }));
  expect(await screen.findByText(offer.text)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: send }));
  await user.click(await screen.findByRole('button', { name: noCode }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(calls.at(-1)).toMatchObject({ url: api.otpStaffValidate, body: { requestId: 'k1.other' } });
});

test('a message that came, and an answer that did not, is tried again as the same press', async () => {
  const calls = fakeApi(refused, { body: { heard: true } }, 'offline', { body: { verified: true } });
  const { ask, user, verified } = show();
  await ask();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(await screen.findByText(verify.failed)).toBeVisible();
  await user.click(screen.getByRole('button', { name: verify.part.again }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(verified).toEqual(['now']);
  expect(screen.queryByText(verify.failed)).not.toBeInTheDocument();
  const keys = calls.slice(-2).map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
});
