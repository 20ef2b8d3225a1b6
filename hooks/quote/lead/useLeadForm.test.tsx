import { act, renderHook } from '@testing-library/react';
import { journeySaver } from '@/lib/client/saving/journeySaver';
import { forgetSearch, readResumeStage } from '@/lib/client/resume/resumeCookies';
import { readLeadIds, writeLeadIds } from '@/lib/client/saving/storage';
import { paths } from '@/lib/config/paths';
import { LoadedAnew } from '@/lib/client/site/tags';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { useLeadForm } from './useLeadForm';

const details = { mobileNumber: '98765 43210', name: 'Asha', dateOfBirth: '1992-04-02' };
const quote = { quoteId: 'q1', dialerId: 'd1' };

beforeEach(() => {
  journeySaver.forget();
  forgetSearch();
});
afterEach(() => {
  journeySaver.forget();
  jest.restoreAllMocks();
});

function fill() {
  const where = aRouter('/');
  return { ...where, ...renderHook(() => useLeadForm(), { wrapper: inPage(where.router) }) };
}

test('Start Now keeps the ids, reports the stage and goes on with the quote', async () => {
  const calls = fakeApi({ status: 201, body: quote });
  const { result, pushed } = fill();
  expect(await act(() => result.current.onSubmit(details))).toBeUndefined();
  expect(calls[0]).toMatchObject({
    url: '/api/health-insurance-plan/quote',
    body: { ...details, consent: true },
  });
  expect(readLeadIds()).toEqual({ quoteId: 'q1', dialerId: 'd1' });
  expect(readResumeStage()).toBe('leadform_113');
  expect(pushed).toEqual(['/health-insurance-plan/get-quote?quoteId=q1']);
});

test('a second try with the same details carries the same key, other details another', async () => {
  catchLog();
  const calls = fakeApi('offline');
  const { result } = fill();
  const submit = (name: string) =>
    act(() => result.current.onSubmit({ ...details, name }).catch(() => undefined));
  await submit('Asha');
  await submit('Asha');
  await submit('Usha');
  const keys = calls.map(({ headers }) => headers['Idempotency-Key']);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('what the server finds wrong comes back by field', async () => {
  catchLog();
  fakeApi({ status: 400, body: { code: 'INVALID_INPUT', fields: { name: 'Please enter valid name' } } });
  const { result, pushed } = fill();
  expect(await act(() => result.current.onSubmit(details))).toEqual({ name: 'Please enter valid name' });
  expect(pushed).toEqual([]);
});

test('who saw prices first gets the lead on that quote, and a new quote where that one is gone', async () => {
  catchLog();
  writeLeadIds({ quoteId: 'q0' });
  const calls = fakeApi({ status: 404, body: { code: 'NOT_FOUND' } }, { status: 201, body: quote });
  const { result } = fill();
  await act(() => result.current.onSubmit(details));
  expect(calls.map(({ body }) => body.quoteId)).toEqual(['q0', undefined]);
});

test('the answer about offers is sent, and is as it was when the form comes back', async () => {
  const calls = fakeApi({ status: 201, body: quote });
  const { result } = fill();
  await act(() => result.current.onSubmit({ ...details, marketingConsent: true }));
  expect(calls[0]?.body).toMatchObject({ consent: true, marketingConsent: true });
  expect(fill().result.current.defaultValues).toMatchObject({ marketingConsent: true });
});

test('a next page that is loaded as a document of its own is no failure: nothing is told, and the ids are kept', async () => {
  const calls = fakeApi({ status: 201, body: quote });
  const { result, router } = fill();
  router.events.on('routeChangeStart', (url: string) => {
    throw new LoadedAnew(url);
  });
  expect(await act(() => result.current.onSubmit(details))).toBeUndefined();
  expect(readLeadIds()).toEqual({ quoteId: 'q1', dialerId: 'd1' });
  act(() => journeySaver.flush());
  expect(calls.at(-1)).toMatchObject({ keepalive: true, body: { resumeJourney: { quoteId: 'q1' } } });
});

test('the next step’s script comes while the form is filled in', () => {
  const { router } = aRouter('/');
  const fetched: string[] = [];
  router.prefetch = async (url) => void fetched.push(url);
  const { result } = renderHook(() => useLeadForm(), { wrapper: inPage(router) });
  expect(fetched).toEqual([]);
  act(() => result.current.onChange({ name: 'A' }));
  act(() => result.current.onChange({ name: 'As' }));
  expect(fetched).toEqual([paths.getQuote]);
});
