import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, renderHook } from '@testing-library/react';
import { api } from '@/lib/config/paths';
import { firstFilter } from '@/lib/domain/desk/list/filter';
import { UNATTENDED } from '@/lib/domain/desk/staffSession.data';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { inPage } from '@/tests/browser/inPage';
import * as claims from './claims/useDeskClaims';
import * as history from './drawer/useQuoteHistory';
import * as links from './links/useSentLinks';
import * as supervisor from './supervisor/supervise';
import * as idle from './session/useIdleMinutes';
import * as read from './readDesk';
import * as talk from './useDeskTalk';
import * as quotes from './useLatestQuotes';
import * as session from './session/useStaffSession';

const filter = firstFilter(new Date());
const search = { from: '2026-11-01', to: '2026-11-02', actor: '', action: '', about: '' };

type Uses<Module> = { [Name in keyof Module & `use${string}`]: () => unknown };

const asking: { [File in string]: Readonly<Record<string, () => unknown>> } = {
  'claims/useDeskClaims.ts': {
    useDeskClaims: () => claims.useDeskClaims({}),
  } satisfies Uses<typeof claims>,
  'drawer/useQuoteHistory.ts': {
    useQuoteHistory: () => history.useQuoteHistory('quote-1'),
  } satisfies Uses<typeof history>,
  'links/useSentLinks.ts': {
    useSentLinks: () => links.useSentLinks('quote-1'),
    useLinkPreview: () =>
      links.useLinkPreview({ kind: 'payment', quoteId: 'quote-1', channel: 'sms' }, 'sendPayment'),
    useSendLink: () => links.useSendLink(),
  } satisfies Uses<typeof links>,
  'supervisor/supervise.ts': {
    useFigures: () => supervisor.useFigures(30),
    useServiceLevels: () => supervisor.useServiceLevels(),
    useCustomAmounts: () => supervisor.useCustomAmounts(),
    useStaffList: () => supervisor.useStaffList(),
    useSwitches: () => supervisor.useSwitches(),
    useAudit: () => supervisor.useAudit(search),
  } satisfies Uses<typeof supervisor>,
  'readDesk.ts': {
    useDeskPage: () => read.useDeskPage(api.deskTalks, { status: 'open', page: 1 }, 3_000),
    useDeskRecord: () => read.useDeskRecord(api.deskTalk, {}, true),
  } satisfies Uses<typeof read>,
  'useDeskTalk.ts': {
    useDeskTalk: () => talk.useDeskTalk('talk-1', 'TC-1'),
  } satisfies Uses<typeof talk>,
  'session/useIdleMinutes.ts': {
    useIdleMinutes: () => [session.useStaffSession(), idle.useIdleMinutes()],
  } satisfies Uses<typeof idle>,
  'useLatestQuotes.ts': {
    useLatestQuotes: () => quotes.useLatestQuotes(filter),
    useChangedQuotes: () => quotes.useChangedQuotes(filter),
    useQuoteCounts: () => quotes.useQuoteCounts(filter),
    useRenewQuotes: () => quotes.useRenewQuotes(),
  } satisfies Uses<typeof quotes>,
};

/** Each way in which a hook of the desk asks again by itself. */
const ASKS_AGAIN = /askEvery\(|refreshInterval|setInterval\(|useDeskPage<[^;]*_MS\)/;

const asksAgain = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .filter((file) => ASKS_AGAIN.test(readFileSync(join(__dirname, file), 'utf8')));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('every hook of the desk that asks by itself is among the cases', () => {
  expect(Object.keys(asking).toSorted()).toEqual(asksAgain.toSorted());
});

/** Longer than any of them waits. */
const ALONE_MS = 65_000;

async function leaveAlone(hook: () => unknown) {
  catchLog();
  const calls = fakeApi({ body: { staff: [], entries: [], links: [], idleSeconds: 60 } });
  const { unmount } = renderHook(hook, { wrapper: inPage() });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  const opening = calls.length;
  await act(() => jest.advanceTimersByTimeAsync(ALONE_MS));
  unmount();
  return calls.slice(opening);
}

const cases = Object.entries(asking).flatMap(([file, hooks]) =>
  Object.entries(hooks).map(([name, hook]) => [file, name, hook] as const),
);

test.each(cases)('%s: what %s asks by itself keeps no session alive', async (_file, _name, hook) => {
  const attended = (await leaveAlone(hook)).filter(({ headers }) => headers[UNATTENDED] === undefined);
  expect(attended.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
});

test.each(Object.entries(asking))('%s does ask again', async (_file, hooks) => {
  let asked = 0;
  for (const hook of Object.values(hooks)) asked += (await leaveAlone(hook)).length;
  expect(asked).toBeGreaterThan(0);
});

test('a link on its way is looked at each second, until it has arrived', async () => {
  const state = { of: 'sent' };
  const calls = fakeApi(() => ({ body: { links: [{ linkId: 'l1', state: state.of }] } }));
  const { unmount } = renderHook(() => links.useSentLinks('quote-2').data, { wrapper: inPage() });
  await act(() => jest.advanceTimersByTimeAsync(3_500));
  expect(calls).toHaveLength(4);
  state.of = 'delivered';
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(calls).toHaveLength(5);
  unmount();
});

test('the minutes that are left count down, begin anew with a press, and end with a look at the session', async () => {
  const calls = fakeApi({ body: { idleSeconds: 900 } });
  const both = () => [session.useStaffSession(), idle.useIdleMinutes()] as const;
  const { result, unmount } = renderHook(both, { wrapper: inPage() });
  await act(() => jest.advanceTimersByTimeAsync(6 * 60_000));
  expect(result.current[1]).toBe(9);
  const drawer = renderHook(() => history.useQuoteHistory('quote-1'), { wrapper: inPage() });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(result.current[1]).toBe(15);
  await act(() => jest.advanceTimersByTimeAsync(15 * 60_000));
  expect(calls.filter(({ url }) => url === api.staffSession)).toHaveLength(2);
  unmount();
  drawer.unmount();
});
