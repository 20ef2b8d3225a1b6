import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { leadForm, record, summary } from '@/tests/browser/journeys';
import { JourneySaver } from './journeySaver';
import { forgetSearch, keepResumeId } from '@/lib/client/resume/resumeCookies';

beforeEach(() => {
  forgetSearch();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('without a line it says so and tries again, each time a little later', async () => {
  const log = catchLog();
  const calls = fakeApi('offline', 'offline', { body: record });
  const saver = new JourneySaver();
  saver.report(leadForm);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(saver.status()).toEqual({ state: 'retrying' });
  await jest.advanceTimersByTimeAsync(2_000);
  expect(calls).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(3_999);
  expect(calls).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(saver.status()).toMatchObject({ state: 'saved' });
  expect(log).toHaveLength(2);
});

test('a line that is back is used at once', async () => {
  catchLog();
  const calls = fakeApi('offline', { body: record });
  const saver = new JourneySaver();
  saver.report(leadForm);
  await jest.advanceTimersByTimeAsync(2_000);
  void saver.retry();
  await jest.advanceTimersByTimeAsync(0);
  expect(calls).toHaveLength(2);
  expect(saver.status()).toMatchObject({ state: 'saved' });
});

test('a save whose answer was lost is found out at once, however often the line failed before', async () => {
  catchLog();
  keepResumeId('u1');
  const calls = fakeApi(
    'offline',
    'offline',
    { status: 409, body: { code: 'CONFLICT', version: 9 } },
    { body: { uuid: 'u1', version: 10 } },
  );
  const saver = new JourneySaver();
  saver.report(summary);
  await jest.advanceTimersByTimeAsync(8_001);
  expect(calls).toHaveLength(4);
  expect(saver.status()).toMatchObject({ state: 'saved' });
});

test('a save that the network swallows is given up, and sent again', async () => {
  catchLog();
  const calls = fakeApi('swallowed', { body: record });
  const saver = new JourneySaver();
  saver.report(leadForm);
  await jest.advanceTimersByTimeAsync(40_000);
  expect(calls).toHaveLength(2);
  expect(saver.status()).toMatchObject({ state: 'saved' });
});
