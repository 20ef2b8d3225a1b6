import { act, renderHook } from '@testing-library/react';
import { forgetSearch, keepResumeId, keepResumeStage, readResumeId } from '@/lib/client/resume/resumeCookies';
import { writeLeadIds } from '@/lib/client/saving/storage';
import type { ResumeLookupDto } from '@/lib/domain/resume/contract';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { useResumeDialog } from './useResumeDialog';

const url = '/health-insurance-plan/summary/q1?quoteId=q1';
const aLookup = (more: Partial<ResumeLookupDto> = {}): ResumeLookupDto => ({
  stage: 'summery_111',
  productName: 'ReAssure 2.0',
  paymentStatus: false,
  isJourneyComplete: false,
  url,
  ...more,
});

const prepare = () => Promise.resolve();
let uuid = 0;
beforeEach(() => {
  forgetSearch();
  keepResumeId(`u${(uuid += 1)}`);
  keepResumeStage('summery_111');
  document.body.innerHTML = '';
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
function land(where = aRouter('/')) {
  return { ...where, ...renderHook(() => useResumeDialog(prepare), { wrapper: inPage(where.router) }) };
}

test('three seconds after landing the journey is looked up and offered', async () => {
  const calls = fakeApi({ body: aLookup() });
  const { result } = land();
  await wait(2_999);
  expect(calls).toHaveLength(0);
  await wait(1);
  expect(calls[0]?.url).toBe(`/api/revisit?uuid=u${uuid}&type=aggregate`);
  expect(result.current).toMatchObject({ isOpen: true, status: 'fetched', lookup: aLookup() });
});

test.each([
  ['a finished journey', aLookup({ isJourneyComplete: true })],
  ['a journey without a plan', aLookup({ productName: undefined, stage: 'members_114' })],
])('%s is not offered', async (_, lookup) => {
  fakeApi({ body: lookup });
  const { result } = land();
  await wait(3_000);
  expect(result.current).toMatchObject({ isOpen: false, status: 'fetched' });
});

test('the lead form is offered without a plan', async () => {
  fakeApi({ body: aLookup({ productName: undefined, stage: 'leadform_113' }) });
  const { result } = land();
  await wait(3_000);
  expect(result.current.isOpen).toBe(true);
});

test('without a stored identifier, or elsewhere, nothing is looked up', async () => {
  const calls = fakeApi({ body: aLookup() });
  land(aRouter('/health-insurance-plan/get-quote'));
  await wait(3_000);
  forgetSearch();
  land();
  await wait(3_000);
  expect(calls).toHaveLength(0);
});

test('leaving the page before the three seconds are over cancels the look-up', async () => {
  const calls = fakeApi({ body: aLookup() });
  const { startRouteChange } = land();
  await wait(2_000);
  act(startRouteChange);
  await wait(5_000);
  expect(calls).toHaveLength(0);
});

test('a failed look-up shows nothing', async () => {
  const log = catchLog();
  fakeApi({ status: 503 });
  const { result } = land();
  await wait(3_000);
  expect(result.current).toMatchObject({ isOpen: false, status: 'error' });
  expect(log).toHaveLength(1);
});

test('it does not open over a field that is being typed in', async () => {
  fakeApi({ body: aLookup() });
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const { result } = land();
  await wait(10_000);
  expect(result.current.isOpen).toBe(false);
  field.blur();
  await wait(1_000);
  expect(result.current.isOpen).toBe(true);
});

test('“Resume journey” tells the lead’s dialer, then goes to the returned url', async () => {
  writeLeadIds({ dialerId: 'd1', quoteId: 'q1' });
  const calls = fakeApi({ body: aLookup() });
  const { result, pushed } = land();
  await wait(3_000);
  await act(() => result.current.resume(aLookup()));
  expect(calls[1]).toMatchObject({
    url: '/api/leads/update',
    body: { condition: 'dialerLead', id: 'd1', uuid: `u${uuid}` },
  });
  expect(pushed).toEqual([url]);
  expect(result.current.isOpen).toBe(false);
});

test('without a dialer, or when it fails or hangs, the customer goes on all the same', async () => {
  catchLog();
  const calls = fakeApi({ body: aLookup() });
  const { result, pushed } = land();
  await act(() => result.current.resume(aLookup()));
  expect(calls).toHaveLength(0);
  writeLeadIds({ dialerId: 'd1' });
  fakeApi('offline');
  await act(() => result.current.resume(aLookup()));
  globalThis.fetch = () => new Promise(() => undefined);
  const resumed = act(() => result.current.resume(aLookup()));
  await jest.advanceTimersByTimeAsync(3_000);
  await resumed;
  expect(pushed).toEqual([url, url, url]);
});

test('a paid journey goes on in the application form', async () => {
  fakeApi({});
  const { result, pushed } = land();
  await act(() => result.current.resume(aLookup({ paymentStatus: true, applicationId: 'a1' })));
  expect(pushed).toEqual(['/appforms/reassurev2/a1']);
});

test('“Start a new search” closes and forgets', async () => {
  fakeApi({ body: aLookup() });
  const { result } = land();
  await wait(3_000);
  for (const key of ['form1', 'form2', 'form3', 'leadIds']) localStorage.setItem(key, '{"sample":"1"}');
  localStorage.setItem('vitra_currentLanguage', 'tamil');
  for (const key of ['quoteId', 'storedQuoteId', 'sentCode']) sessionStorage.setItem(key, 'sample');
  await act(() => result.current.startNew());
  expect(result.current.isOpen).toBe(false);
  expect(readResumeId()).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual(['vitra_currentLanguage']);
  // The lead's attribution outlives the search.
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['deviceType', 'leadSourcePath', 'slug']);
});

test('a new search before the three seconds are over cancels the timer', async () => {
  const calls = fakeApi({ body: aLookup() });
  const { result } = land();
  await wait(2_000);
  await act(() => result.current.startNew());
  await wait(60_000);
  expect([calls, result.current.isOpen]).toEqual([[], false]);
});

test('deleting asks the server first and forgets only what it deleted', async () => {
  catchLog();
  const calls = fakeApi({ body: aLookup() }, { status: 503 }, { status: 204 });
  const { result } = land();
  await wait(3_000);
  const isDeleted = () => act(() => result.current.deleteSaved());
  expect(await isDeleted()).toBe(false);
  expect(readResumeId()).toBe(`u${uuid}`);
  expect(result.current).toMatchObject({ isOpen: true, problem: { says: undefined } });
  expect(await isDeleted()).toBe(true);
  expect(calls[2]).toMatchObject({ method: 'DELETE', url: `/api/revisit?uuid=u${uuid}` });
  expect(readResumeId()).toBeUndefined();
});

test('who closed it is not asked again for the same step in this visit', async () => {
  const calls = fakeApi({ body: aLookup() });
  const first = land();
  await wait(3_000);
  act(() => first.result.current.close());
  first.unmount();
  land();
  await wait(3_000);
  expect(calls).toHaveLength(1);
  keepResumeStage('health_116');
  land();
  await wait(3_000);
  expect(calls).toHaveLength(2);
});
