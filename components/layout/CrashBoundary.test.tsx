import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider, type Messages } from 'next-intl';
import layout from '@/locales/en/layout.json';
import common from '@/locales/en/common.json';
import { api } from '@/lib/config/paths';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { CrashBoundary } from './CrashBoundary';

function Broken(): never {
  throw new Error('It was not to be.');
}

test('a page that crashes is reported once, and says under which number', async () => {
  catchLog();
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  const calls = fakeApi({ status: 201, body: { requestId: '0123456789ab' } });
  const { router } = aRouter('/policy', '/policy/SK-1');
  const messages = { common, layout } as Partial<Messages> as Messages;
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Kolkata">
      <CrashBoundary>
        <Broken />
      </CrashBoundary>
    </NextIntlClientProvider>,
    { wrapper: inPage(router) },
  );
  expect(await screen.findByText('0123456789ab')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Bad Request' })).toBeInTheDocument();
  const reports = calls.filter(({ url }) => url === api.faults);
  expect(reports).toMatchObject([{ method: 'POST', body: { page: '/policy' } }]);
});
