import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, paths } from '@/lib/config/paths';
import application from '@/locales/en/application.json';
import verify from '@/locales/en/verify.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { SignForm } from './SignForm';

const stale: number[] = [];

function show(prepare: () => Promise<number | false>) {
  const wrapper = inPage(aRouter().router, { application, verify });
  const who = { quoteId: 'q1', applicationId: 'a1', mobileNumber: '98xxxx3210', declaration: {} };
  const onStale = () => Promise.resolve(stale.push(1));
  render(<SignForm {...who} prepare={prepare} onStale={onStale} onSigned={() => undefined} />, { wrapper });
  return userEvent.setup();
}

const press = { name: application.sign.send };

test('the code is asked for what is shown, and the server’s sentence says that another device changed it', async () => {
  catchLog();
  const message = 'This was changed on another device.';
  const calls = fakeApi({ status: 409, body: { code: 'CONFLICT', message } });
  const user = show(() => Promise.resolve(7));
  await user.click(await screen.findByRole('button', press));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(calls).toMatchObject([{ url: api.applicationSignature, body: { applicationId: 'a1', version: 7 } }]);
  expect(stale).toHaveLength(1);
});

test('a code that was used up for answers that changed meanwhile leads back to a new one, and says why', async () => {
  catchLog();
  const message = 'This was changed on another device.';
  const challenge = {
    requestId: 'r1',
    expiresInSeconds: 300,
    resendAfterSeconds: 30,
    maskedTo: '98xxxx3210',
  };
  fakeApi((url) =>
    url === api.applicationSignature
      ? { body: challenge }
      : { status: 409, body: { code: 'CONFLICT', message } },
  );
  const before = stale.length;
  const user = show(() => Promise.resolve(7));
  await user.click(await screen.findByRole('button', press));
  await user.type(await screen.findByLabelText(verify.code), '123456');
  await user.click(screen.getByRole('button', { name: verify.confirm }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('button', press)).toBeEnabled();
  expect(stale).toHaveLength(before + 1);
});

test('who has to confirm the identity first is led there', async () => {
  catchLog();
  const message = 'Confirm your identity once more.';
  fakeApi({ status: 422, body: { code: 'KYC_ENDED', message } });
  const user = show(() => Promise.resolve(7));
  await user.click(await screen.findByRole('button', press));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  const way = screen.getByRole('link', { name: application.sign.identity });
  expect(way).toHaveAttribute('href', paths.kyc('q1'));
});

test('nothing is asked for while something is open or can’t be saved', async () => {
  const calls = fakeApi();
  const user = show(() => Promise.resolve(false));
  await user.click(await screen.findByRole('button', press));
  expect(await screen.findByRole('alert')).toHaveTextContent(application.sign.incomplete);
  expect(calls).toEqual([]);
});

test('a save that fails says so, and the button can be pressed again', async () => {
  const calls = fakeApi();
  const user = show(() => Promise.reject(new Error('no line')));
  await user.click(await screen.findByRole('button', press));
  expect(await screen.findByRole('alert')).toHaveTextContent(application.sign.failed);
  expect(screen.getByRole('button', press)).toBeEnabled();
  expect(calls).toEqual([]);
});
