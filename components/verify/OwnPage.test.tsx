import { openChannels, TestChannel } from '@/tests/browser/tabs';
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useChanges } from '@/hooks/common/forms/useChanges';
import { useConsents } from '@/hooks/consents/useConsents';
import { giveUpSaves } from '@/tests/browser/saves';
import { api } from '@/lib/config/paths';
import session from '@/locales/en/session.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { OwnPage } from './OwnPage';

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** A page that shows personal data and saves what is typed. */
function Ledger() {
  const { consents, reload } = useConsents();
  const [{ typed }, change] = useChanges('ledger', { typed: '' }, offline, () => undefined);
  return (
    <>
      <p>{consents?.map(({ purpose }) => purpose)}</p>
      <button onClick={() => void reload()}>reload</button>
      <input aria-label="typed" value={typed} onChange={({ target }) => change({ typed: target.value })} />
    </>
  );
}

const show = () =>
  render(
    <OwnPage title="Consents">
      <Ledger />
    </OwnPage>,
    { wrapper: inPage(aRouter().router, { session }) },
  );

const button = () => screen.findByRole('button', { name: 'Not you? Sign out' });
const ends = (calls: { url: string }[]) => calls.filter((call) => call.url === api.sessionEnd);
const own = { body: [{ purpose: 'kept by Asha' }] };

beforeAll(() => {
  openChannels();
});
beforeEach(() => localStorage.setItem('form1', '{"name":"Asha"}'));
afterEach(() => {
  giveUpSaves();
  jest.restoreAllMocks();
  localStorage.clear();
});

test('the way out is there as soon as something of one’s own is, takes it away, and ends the session', async () => {
  const calls = fakeApi(own, { status: 204 });
  const user = userEvent.setup();
  show();
  expect(screen.queryByRole('button', { name: 'Not you? Sign out' })).not.toBeInTheDocument();
  await user.click(await button());
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toHaveFocus();
  expect(await screen.findByText('Your session has ended, here and with us.')).toBeInTheDocument();
  expect(screen.queryByText('kept by Asha')).not.toBeInTheDocument();
  expect(ends(calls)).toHaveLength(1);
  expect(localStorage.getItem('form1')).toBeNull();
});

test('without a line this device is cleared, the rest is told, and nothing is asked before the session ended', async () => {
  catchLog();
  const calls = fakeApi(own, 'offline');
  const user = userEvent.setup();
  const page = show();
  await user.click(await button());
  expect(await screen.findByText(/ends by itself within 30 minutes/)).toBeInTheDocument();
  expect(localStorage.getItem('form1')).toBeNull();
  expect(ends(calls).length).toBeGreaterThan(0);
  page.unmount();
  const again = fakeApi({ status: 204 }, { body: [] });
  show();
  await waitFor(() => expect(again.map(({ url }) => url)).toEqual([api.sessionEnd, api.consents]));
  await user.click(screen.getByRole('button', { name: 'reload' }));
  await waitFor(() => expect(again).toHaveLength(3));
  expect(ends(again)).toHaveLength(1);
});

test('what can’t be saved is the customer’s to give up', async () => {
  const calls = fakeApi(own, { status: 204 });
  const user = userEvent.setup();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  await button();
  await user.type(screen.getByLabelText('typed'), 'Pune');
  await user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent('What you typed last is not saved yet.');
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.getByLabelText('typed')).toHaveValue('Pune');
  await user.click(await button());
  await user.click(await screen.findByRole('button', { name: 'Sign out and lose it' }));
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeInTheDocument();
  expect(ends(calls)).toHaveLength(1);
});

test('what another tab signed out of is gone here too', async () => {
  fakeApi(own);
  show();
  await button();
  const other = new TestChannel('signedOut');
  other.postMessage('left');
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeInTheDocument();
  expect(screen.queryByText('kept by Asha')).not.toBeInTheDocument();
  other.close();
});

const quote = { body: { quoteId: 'q1' } };
const named = { body: { quoteId: 'q1', mobileNumber: '98xxxx3210' } };

test.each([
  ['without a number is named as lost', quote, 'A quote without a mobile number is lost.'],
  ['of which nobody can say now, too', 'offline' as const, 'A quote without a mobile number is lost.'],
])('a quote %s before anybody signs out', async (_, answer, text) => {
  catchLog();
  localStorage.setItem('leadIds', '{"quoteId":"q1"}');
  const calls = fakeApi(own, answer);
  const user = userEvent.setup();
  show();
  await user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(ends(calls)).toHaveLength(0);
  expect(localStorage.getItem('form1')).not.toBeNull();
});

test.each([
  ['with a number', named],
  ['that is not there', { status: 404, body: { code: 'NOT_FOUND', message: 'x' } }],
])('a quote %s keeps nobody from signing out', async (_, answer) => {
  catchLog();
  localStorage.setItem('leadIds', '{"quoteId":"q1"}');
  const calls = fakeApi(own, answer, { status: 204 });
  const user = userEvent.setup();
  show();
  await user.click(await button());
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeInTheDocument();
  expect(ends(calls)).toHaveLength(1);
});

test('what waits in another tab is saved first, or named before it is lost', async () => {
  const calls = fakeApi(own, { status: 204 });
  const user = userEvent.setup();
  show();
  let isSaved = false;
  const other = new TestChannel('waitingSaves');
  other.onmessage = (event) => {
    const { asks: to } = (event as { data: { asks?: string } }).data;
    if (to === undefined) return;
    other.postMessage({ to, from: 'other' });
    other.postMessage({ to, from: 'other', isSaved });
  };
  await user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent('What you typed last is not saved yet.');
  expect(ends(calls)).toHaveLength(0);
  isSaved = true;
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  await user.click(await button());
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeInTheDocument();
  other.close();
});
