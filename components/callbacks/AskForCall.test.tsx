import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import callbacks from '@/locales/en/callbacks.json';
import verify from '@/locales/en/verify.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { AskForCall } from './AskForCall';

const callback = { from: '2026-11-24T10:30:00.000Z', to: '2026-11-24T14:30:00.000Z' };

function show() {
  const about = { quoteId: 'q1', reference: 'SQ-1', mobileNumber: '98xxxx3210' };
  render(<AskForCall {...about} about="trip" />, { wrapper: inPage(aRouter().router, { callbacks }) });
  return userEvent.setup();
}
const ask = () => screen.findByRole('button', { name: callbacks.ask });

test('a call is promised once it is asked for, with its day, hours and the series it comes from', async () => {
  const calls = fakeApi({ body: {} }, { status: 201, body: { callback } });
  const user = show();
  const button = await ask();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.selectOptions(screen.getByLabelText(callbacks.when), 'evening');
  await user.click(button);
  expect(calls[1]?.body).toMatchObject({ quoteId: 'q1', when: 'evening' });
  const promise = /98xxxx3210 on 24 Nov 2026, between 16:00 and 20:00, from a number that starts with 1600/;
  expect(await screen.findByRole('status')).toHaveTextContent(promise);
});

test('one that was asked for before stands there, and its time can be changed', async () => {
  fakeApi({ body: { callback } });
  const user = show();
  await user.click(await screen.findByRole('button', { name: callbacks.change }));
  expect(await ask()).toBeVisible();
});

test('what could not be saved is told, and promises nothing', async () => {
  catchLog();
  fakeApi({ body: {} }, 'offline');
  const user = show();
  await user.click(await ask());
  expect(await screen.findByText(callbacks.failed)).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('who was away for long proves the number again, and then asks', async () => {
  catchLog();
  const ended = { status: 401, body: { code: 'NOT_SIGNED_IN', message: 'Prove it.' } };
  const challenge = {
    requestId: 'r1',
    maskedTo: '98xxxx3210',
    resendAfterSeconds: 30,
    expiresInSeconds: 300,
  };
  fakeApi({ body: {} }, ended, ended, { body: challenge }, { body: { verified: true } }, { body: {} });
  const user = show();
  await user.click(await ask());
  await user.click(await screen.findByRole('button', { name: verify.send }));
  await user.type(await screen.findByLabelText(verify.code), '123456');
  await user.click(screen.getByRole('button', { name: verify.confirm }));
  expect(await ask()).toBeVisible();
});
