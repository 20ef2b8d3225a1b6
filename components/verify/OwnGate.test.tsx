import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { useTranslations } from 'next-intl';
import { brand } from '@/lib/brand';
import { phoneInText } from '@/lib/i18n/format';
import { paths } from '@/lib/config/paths';
import common from '@/locales/en/common.json';
import policy from '@/locales/en/policy.json';
import verify from '@/locales/en/verify.json';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { OwnGate } from './OwnGate';

type State = ComponentProps<typeof OwnGate>['state'];
const onAgain = jest.fn();
afterEach(() => {
  onAgain.mockClear();
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
});

function Own({ state }: { state: State }) {
  const t = useTranslations('policy');
  return (
    <main id="main">
      <OwnGate state={state} say={(word, phone) => t(word, phone)} coming={[{}]} onAgain={onAgain}>
        <p>The policy</p>
        <input aria-label="Its name" />
      </OwnGate>
    </main>
  );
}

function show(state: State) {
  const page = render(<Own state={state} />, { wrapper: inPage(aRouter().router, { policy }) });
  expect(screen.queryByText('The policy') !== null).toBe(state === 'ready');
  return page;
}
const heading = (name: string) => expect(screen.getByRole('heading', { name })).toBeVisible();

test('what was bought is shown once it is there', () => {
  show('ready');
});

test('where the session ends while something is typed, the focus goes to what asks for a code', async () => {
  const { rerender } = show('ready');
  await userEvent.type(screen.getByLabelText('Its name'), 'A');
  rerender(<Own state="locked" />);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('of another number a code is asked for', () => {
  show('locked');
  heading(policy.verifyTitle);
  expect(screen.getByText(policy.verifyText)).toBeVisible();
  expect(screen.getByLabelText(verify.number)).toBeVisible();
});

test('what is not there leads home, with whom to call', () => {
  show('missing');
  heading(policy.missingTitle);
  expect(screen.getByText(new RegExp(phoneInText(brand.helplineCustomerCare)))).toBeVisible();
  expect(screen.getByRole('link', { name: policy.toHome })).toHaveAttribute('href', paths.home);
});

test('without a network it is said that the page opens by itself once there is one', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show('failed');
  heading(common.offline.title);
  expect(screen.getByText(common.offline.opens)).toBeVisible();
  expect(screen.queryByText(policy.errorText)).toBeNull();
});

test('what could not be sent is said to be kept, where something is', () => {
  const { unmount } = show('failed');
  const waiting = () => screen.queryByText(common.offline.waiting, { exact: false });
  expect(waiting()).toBeNull();
  unmount();
  localStorage.setItem('waiting_1', '{}');
  show('failed');
  expect(waiting()).toBeVisible();
});

test.each([
  ['visible', 2],
  ['hidden', 0],
] as const)('a server that is back is found by a page that is %s', async (visibility, times) => {
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  show('failed');
  await act(() => jest.advanceTimersByTimeAsync(40_000));
  expect(onAgain).toHaveBeenCalledTimes(times);
});

test('what did not load is tried again', async () => {
  show('failed');
  heading(policy.errorTitle);
  expect(screen.getByText(policy.errorText)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: policy.tryAgain }));
  expect(onAgain).toHaveBeenCalledTimes(1);
});
