import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { ApiError } from './apiError';
import { deviceTypeOf, lastSegment } from './attribution';
import { deleteJson, getJson, postJson, watchJson } from './fetcher';
import { errorText } from './toasts';

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.lang = 'ta';
  window.history.replaceState(null, '', '/health-insurance-plan/get-quote?quoteId=secret');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a post carries JSON, where it comes from and the language of the page', async () => {
  const calls = fakeApi({ body: { quoteId: 'q1' } });
  sessionStorage.setItem('leadSourcePath', '/category/family');
  expect(await postJson('/api/quote', { tenure: 1 }, { idempotencyKey: 'k1' })).toEqual({ quoteId: 'q1' });
  expect(calls[0]).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'ta', 'Idempotency-Key': 'k1' },
    body: { tenure: 1, leadDir: '/category/family', directorySlug: 'get-quote', deviceType: 'tablet' },
  });
});

test('the first page of a session stays the source of its leads', async () => {
  fakeApi({});
  await postJson('/api/quote', {});
  window.history.replaceState(null, '', '/elsewhere');
  await postJson('/api/quote', {});
  expect({ ...sessionStorage }).toEqual({
    leadSourcePath: '/health-insurance-plan/get-quote',
    slug: 'elsewhere',
    deviceType: 'tablet',
  });
});

test.each([
  ['a read', 15, () => getJson('/api/quote')],
  ['a read by the page itself', 15, () => watchJson('/api/quote')],
  ['a save', 30, () => postJson('/api/quote', {}, { keepalive: true })],
  ['what is sent', 60, () => postJson('/api/quote', {})],
  ['what is deleted', 60, () => deleteJson('/api/quote')],
])('%s that a dead line swallows fails after %i s, so that one can press again', async (_, seconds, ask) => {
  catchLog();
  jest.useFakeTimers();
  fakeApi('swallowed');
  const outcome = jest.fn();
  ask().then(outcome, outcome);
  await jest.advanceTimersByTimeAsync((seconds - 1) * 1000);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
});

test.each([
  [767, 'mobile'],
  [768, 'tablet'],
  [1024, 'tablet'],
  [1025, 'desktop'],
])('a window %i wide is a %s', (width, device) => {
  expect(deviceTypeOf(width)).toBe(device);
});

test('the last segment of the home page is empty', () => {
  expect(lastSegment('/')).toBe('');
  expect(lastSegment('/a/b/')).toBe('b');
});

test('a failure says what the specification says and carries what the server said', async () => {
  const log = catchLog();
  const body = {
    message: 'Please enter valid name',
    code: 'INVALID_INPUT',
    fields: { name: 'x' },
    requestId: 'r',
  };
  fakeApi({ status: 400, body });
  const error: unknown = await postJson('/api/quote?quoteId=secret', { name: 'Asha' }).catch((each) => each);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: 'Network response was not ok',
    status: 400,
    code: 'INVALID_INPUT',
    fields: { name: 'x' },
  });
  expect(errorText(error, 'Something went wrong')).toBe('Please enter valid name');
  expect(log).toEqual([['Fetch Post Error:', '/api/quote', '400 INVALID_INPUT']]);
});

test.each([[{ status: 502, body: 'broken' }], ['offline' as const]])(
  'without a message from the server something went wrong (%j)',
  async (answer) => {
    const log = catchLog();
    fakeApi(answer);
    const error: unknown = await getJson('/api/cities').catch((each) => each);
    expect(errorText(error, 'Something went wrong')).toBe('Something went wrong');
    expect(log[0]?.[0]).toBe('Fetch Get Error:');
  },
);

test('an answer without content is no error', async () => {
  fakeApi({ status: 204, body: 'broken' });
  await expect(deleteJson('/api/revisit?uuid=u1')).resolves.toBeUndefined();
});

test('a page that is rendered before anybody opens it asks for nothing until it is shown', async () => {
  const calls = fakeApi({ body: { next: 'kyc' } });
  const setPrerendering = (value: boolean) =>
    Object.defineProperty(document, 'prerendering', { value, configurable: true });
  setPrerendering(true);
  const answer = getJson('/api/quote');
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls).toEqual([]);
  setPrerendering(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(await answer).toEqual({ next: 'kyc' });
});
