import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig } from 'swr';
import type { LatestQuotesDto, QuoteRowDto } from '@/lib/domain/desk/contract';
import desk from '@/locales/en/desk.json';
import deskCalls from '@/locales/en/deskCalls.json';
import layout from '@/locales/en/layout.json';
import travel from '@/locales/en/travel.json';
import type { Messages } from '@/lib/i18n/messages';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { Dashboard } from './Dashboard';

const signedOut = { status: 401, body: { code: 'NOT_SIGNED_IN' } };
const staff = {
  staffId: 'SAMPLE-1001',
  name: 'Sample Nair',
  role: 'telecaller',
  expiresAt: '2026-11-21T20:00:00Z',
};
const challenge = (requestId: string) => ({
  body: { requestId, expiresInSeconds: 300, resendAfterSeconds: 0, attemptsLeft: 5, maskedTo: 'xxxxxxxxxx' },
});
const quote: QuoteRowDto = {
  quoteId: 'quote-1',
  dialerId: 'lead-1',
  name: 'Sample Ramesh Kulkarni',
  mobileNumber: '60xxxx0001',
  status: 6,
  consent: 'given',
  language: 'hi',
  segment: 'Retail',
  productName: 'ReAssure 2.0',
  tier: 'Platinum+',
  familyCombination: '2A1C',
  city: 'Pune',
  priceAfterTax: 12_488,
  createdAt: '2026-11-20T05:12:00Z',
  updatedAt: '2026-11-20T05:12:00Z',
};
const aList = (more: Partial<LatestQuotesDto> = {}) => ({
  body: {
    quotes: [quote],
    page: 1,
    limit: 20,
    total: 1,
    counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 1 },
    ...more,
  },
});

function show() {
  catchLog();
  const messages = { desk, deskCalls, layout, travel } as unknown as Messages;
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Kolkata">
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <Dashboard />
      </SWRConfig>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

test('signs in by id and code; a wrong code says what is left and keeps the cursor in its field', async () => {
  const wrong = { status: 422, body: { code: 'OTP_WRONG', message: 'You can try 4 more times.' } };
  const calls = fakeApi(
    signedOut,
    challenge('first'),
    wrong,
    { body: { verified: true } },
    { body: staff },
    aList(),
  );
  const user = show();
  await user.type(await screen.findByLabelText('Staff id'), 'SAMPLE-1001{Enter}');
  const code = await screen.findByLabelText('6-digit code');
  expect(code).toHaveFocus();
  await user.type(code, '000000{Enter}');
  expect(await screen.findByText('You can try 4 more times.')).toBeVisible();
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveValue('');
  await user.type(code, '123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Latest quotes' })).toBeVisible();
  expect(calls[3]?.body).toMatchObject({ requestId: 'first', otp: '123456' });
});

test('a new code is asked for the same id, and the old one forgotten', async () => {
  const calls = fakeApi(signedOut, challenge('first'), challenge('second'), { status: 422, body: {} });
  const user = show();
  await user.type(await screen.findByLabelText('Staff id'), 'SAMPLE-1001{Enter}');
  await user.type(await screen.findByLabelText('6-digit code'), '12');
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  await waitFor(() => expect(screen.getByLabelText('6-digit code')).toHaveValue(''));
  await user.type(screen.getByLabelText('6-digit code'), '123456{Enter}');
  expect(await screen.findByText(desk.signIn.failed)).toBeVisible();
  expect(calls.map(({ body }) => body['requestId'])).toEqual([undefined, undefined, undefined, 'second']);
});

test('shows who, which plan, how much and where it stands', async () => {
  fakeApi({ body: staff }, aList());
  show();
  const row = await screen.findByRole('row', { name: /Ramesh/ });
  for (const text of ['60xxxx0001', 'ReAssure 2.0 Platinum+', '2A1C', 'Pune', '12,488', '20 Nov']) {
    expect(within(row).getByText(text)).toBeVisible();
  }
  expect(row).toHaveTextContent('6 Payment link sent');
  expect(screen.getByText('1 to 1 of 1')).toBeVisible();
});

test('a trip is shown with its sum, where and when', async () => {
  const trip = { destination: 'japan', startsOn: '2027-01-04', endsOn: '2027-01-12' } as const;
  const { productName: _name, tier: _tier, ...rest } = quote;
  const row = { ...rest, segment: 'Travel', productName: 'Travel Care', sumInsuredUsd: 50_000, trip };
  fakeApi({ body: staff }, aList({ quotes: [row as QuoteRowDto] }));
  show();
  const shown = await screen.findByRole('row', { name: /Ramesh/ });
  expect(shown).toHaveTextContent('Travel Care US$50,000 Japan, 04 Jan 2027 – 12 Jan 2027');
});

test('narrowing asks for the first page of what is chosen', async () => {
  const calls = fakeApi({ body: staff }, aList({ total: 41 }), aList({ total: 41, page: 2 }), aList());
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() => expect(calls.at(-1)?.url).toContain('page=2'));
  await user.click(screen.getByRole('button', { name: /Paid/ }));
  await waitFor(() => expect(calls.at(-1)?.url).toMatch(/page=1.*status=1/));
  await user.keyboard('/');
  await user.type(screen.getByRole('searchbox'), '98765 43210{Enter}');
  await waitFor(() => expect(calls.at(-1)?.url).toContain('q=98765+43210'));
  expect(calls.at(-1)?.url).toMatch(/from=\d\d\+[A-Z][a-z]{2}\+\d{4}&to=/);
});

test.each([
  ['nothing fits', aList({ quotes: [], total: 0 }), 'No quotes here'],
  ['the server is away', { status: 503, body: {} }, 'The quotes did not load'],
])('when %s the desk says so', async (_when, answer, title) => {
  fakeApi({ body: staff }, answer);
  show();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('whoever was signed out meanwhile is asked to sign in', async () => {
  fakeApi({ body: staff }, aList(), signedOut);
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
});
