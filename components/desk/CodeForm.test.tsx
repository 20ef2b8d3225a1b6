import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import desk from '@/locales/en/desk.json';
import { CodeForm } from './CodeForm';

afterEach(() => jest.useRealTimers());

test('a tab that slept through the wait offers a new code as soon as it wakes', () => {
  jest.useFakeTimers();
  const challenge = {
    requestId: 'first',
    expiresInSeconds: 300,
    resendAfterSeconds: 30,
    attemptsLeft: 5,
    maskedTo: 'xxxxxxxxxx',
  };
  render(
    <NextIntlClientProvider locale="en" messages={{ desk }} timeZone="Asia/Kolkata">
      <CodeForm staffId="SAMPLE-1001" challenge={challenge} onAskedAgain={jest.fn()} onBack={jest.fn()} />
    </NextIntlClientProvider>,
  );
  const { again, againIn } = desk.signIn;
  expect(screen.getByRole('button', { name: againIn.replace(/\{.*\}/, '30') })).toBeDisabled();
  jest.setSystemTime(Date.now() + 60_000);
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByRole('button', { name: again })).toBeEnabled();
});
