import { act } from '@testing-library/react';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { leadForm, record, summary } from '@/tests/browser/journeys';
import { JourneySaver } from './journeySaver';
import { forgetSearch, keepResumeId, readResumeId, readResumeStage } from '@/lib/client/resume/resumeCookies';

beforeEach(() => {
  forgetSearch();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const journeyOf = (call: { body: Record<string, unknown> } | undefined) => call?.body.resumeJourney;

test('the stage is kept at once, the step two seconds after the last report', async () => {
  const calls = fakeApi({ body: record });
  const saver = new JourneySaver();
  saver.report(leadForm);
  expect(readResumeStage()).toBe('leadform_113');
  await jest.advanceTimersByTimeAsync(1_900);
  saver.report(leadForm);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(calls).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.url).toBe('/api/revisit');
  expect(journeyOf(calls[0])).toEqual({
    quoteId: 'q1',
    stage: 'leadform_113',
    url: '/?quoteId=q1',
    uuid: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(readResumeId()).toBe('u1');
  expect(saver.status()).toEqual({ state: 'saved', at: new Date().toISOString() });
});

test('a step with a form and an id updates the record, on top of its version', async () => {
  keepResumeId('u1');
  const calls = fakeApi({ body: { uuid: 'u1', version: 7 } });
  const saver = new JourneySaver();
  saver.report(summary);
  await jest.advanceTimersByTimeAsync(2_000);
  saver.report({ ...summary, form: { tenure: 2 } });
  await jest.advanceTimersByTimeAsync(2_000);
  expect(calls.map(({ url }) => url)).toEqual(['/api/revisit/update', '/api/revisit/update']);
  expect(journeyOf(calls[1])).toMatchObject({ uuid: 'u1', version: 7, getQuickQuoteForm: { tenure: 2 } });
});

test('a step without an id makes a record first, and its form follows', async () => {
  const calls = fakeApi({ body: record });
  const saver = new JourneySaver();
  saver.report(summary);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(calls.map(({ url }) => url)).toEqual(['/api/revisit', '/api/revisit/update']);
  expect(journeyOf(calls[0])).not.toHaveProperty('getQuickQuoteForm');
});

test('what is typed within the first step follows it into its record, and stays at that step', async () => {
  const calls = fakeApi({ body: record });
  const saver = new JourneySaver();
  saver.report(leadForm);
  await jest.advanceTimersByTimeAsync(1_000);
  saver.report({ ...leadForm, form: { family: { chosen: ['self'] } }, isTyped: true });
  await jest.advanceTimersByTimeAsync(4_000);
  expect(calls.map(({ url }) => url)).toEqual(['/api/revisit', '/api/revisit/update']);
  expect(journeyOf(calls[1])).toMatchObject({
    stage: 'leadform_113',
    getQuickQuoteForm: { family: { chosen: ['self'] } },
  });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(calls).toHaveLength(2);
});

test('closing the page sends at once and outlives it', async () => {
  const calls = fakeApi({ body: record });
  const saver = new JourneySaver();
  saver.report(leadForm);
  saver.flush();
  // The response may be lost with the page; the id sent along finds the record.
  expect(readResumeId()).toBe((journeyOf(calls[0]) as { uuid: string }).uuid);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(calls.map(({ keepalive }) => keepalive)).toEqual([true]);
});

test('what is reported while another save is on its way goes after it when the page closes', async () => {
  keepResumeId('u1');
  const calls = fakeApi({ body: { uuid: 'u1', version: 7 } });
  const saver = new JourneySaver();
  saver.report(summary);
  await jest.advanceTimersByTimeAsync(2_000);
  saver.report(summary);
  void saver.retry();
  saver.report({ ...summary, form: { tenure: 3 } });
  saver.flush();
  expect(calls.map(journeyOf).slice(1)).toMatchObject([
    { version: 7, getQuickQuoteForm: { tenure: 1 } },
    { getQuickQuoteForm: { tenure: 3 } },
  ]);
  expect(journeyOf(calls[2])).not.toHaveProperty('version');
});

test('a newer version of another tab is taken up quietly', async () => {
  catchLog();
  keepResumeId('u1');
  const calls = fakeApi(
    { status: 409, body: { code: 'CONFLICT', version: 9 } },
    { body: { uuid: 'u1', version: 10 } },
  );
  const saver = new JourneySaver();
  saver.report(summary);
  await jest.advanceTimersByTimeAsync(2_001);
  expect(journeyOf(calls[1])).toMatchObject({ version: 9 });
  expect(saver.status()).toMatchObject({ state: 'saved' });
});

test('a record that is gone is replaced by a new one', async () => {
  catchLog();
  keepResumeId('old');
  const calls = fakeApi({ status: 404, body: { code: 'NOT_FOUND' } }, { body: record });
  const saver = new JourneySaver();
  saver.report(summary);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(calls.map(({ url }) => url)).toEqual(['/api/revisit/update', '/api/revisit', '/api/revisit/update']);
  expect(readResumeId()).toBe('u1');
});

test('a journey that another device took by a code is told in words; no record is made in its place, and what is typed stays', async () => {
  catchLog();
  keepResumeId('old');
  const body = { code: 'PROVEN_ELSEWHERE', message: 'Confirmed on another device.' };
  const calls = fakeApi({ status: 404, body });
  const saver = new JourneySaver();
  saver.report(summary);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(calls).toHaveLength(1);
  expect(document.body.textContent).toContain(body.message);
  expect(readResumeId()).toBe('old');
});

test('what the server refuses is not sent again and again', async () => {
  catchLog();
  const calls = fakeApi({ status: 400, body: { code: 'INVALID_INPUT' } });
  const saver = new JourneySaver();
  saver.report(leadForm);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(calls).toHaveLength(1);
});

test('a step reported while another is sent is sent after it', async () => {
  const calls = fakeApi({ body: record });
  const saver = new JourneySaver();
  saver.report(leadForm);
  jest.advanceTimersByTime(2_000);
  saver.report({ ...leadForm, quoteId: 'q2' });
  await jest.advanceTimersByTimeAsync(2_000);
  expect(calls.map(journeyOf)).toMatchObject([{ quoteId: 'q1' }, { quoteId: 'q2' }]);
});

test('a search that was given up during the save does not come back', async () => {
  fakeApi({ body: record });
  const saver = new JourneySaver();
  saver.report(leadForm);
  jest.advanceTimersByTime(2_000);
  saver.forget();
  forgetSearch();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(readResumeId()).toBeUndefined();
  expect(saver.status()).toEqual({ state: 'idle' });
});

test('the answer to a search that was given up is nothing to the next one', async () => {
  keepResumeId('old');
  const calls = fakeApi({ body: { uuid: 'old', version: 4 } }, { body: record });
  const saver = new JourneySaver();
  saver.report(summary);
  jest.advanceTimersByTime(2_000);
  saver.forget();
  forgetSearch();
  saver.report({ ...leadForm, quoteId: 'q2' });
  await jest.advanceTimersByTimeAsync(0);
  expect(readResumeId()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(4_000);
  expect(journeyOf(calls[1])).toMatchObject({ quoteId: 'q2', uuid: expect.stringMatching(/^[0-9a-f]{32}$/) });
});
