import { api } from '@/lib/config/paths';
import { RIGHTS } from '@/lib/domain/verify/rights';
import { useApi } from '@/tests/api/support/api';
import { type Browser, expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff, staffWith } from '@/tests/api/support/desk';
import { lastCode, newMobile, passSeconds, prove, tryCode, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
const newVisitor = () => new Visitor(newBrowser().port);
afterEach(() => jest.useRealTimers());

const MINUTE = 60;
const ask = (browser: Browser, right = 'journeys') => browser.get(`${api.deviceKeys}?right=${right}`);

async function prover(mobileNumber = newMobile()) {
  const visitor = newVisitor();
  await prove(visitor, mobileNumber);
  return visitor;
}

test('a proven number has a key for each data key, which no cache keeps', async () => {
  const { status, body, headers } = await ask(await prover());
  expect(status).toBe(200);
  const { keys } = body as { keys: { id: string; key: string }[] };
  expect(keys).toHaveLength((process.env['DATA_KEYS'] ?? '').split(',').length);
  for (const { id, key } of keys) {
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(id).toMatch(/^[\w-]{12}$/);
  }
  expect(headers['cache-control']).toBe('no-store');
});

test('the keys are the same after the next proof and on another device, and others for each number and right', async () => {
  const mobileNumber = newMobile();
  const visitor = await prover(mobileNumber);
  const { body: first } = await ask(visitor);
  await visitor.post(api.sessionEnd, {});
  passSeconds(11 * MINUTE);
  await prove(visitor, mobileNumber);
  expect((await ask(visitor)).body).toEqual(first);
  passSeconds(11 * MINUTE);
  expect((await ask(await prover(mobileNumber))).body).toEqual(first);

  const all = [...RIGHTS.map((right) => ask(visitor, right)), ask(await prover())];
  const keys = (await Promise.all(all)).flatMap(({ body }) => body.keys as { id: string; key: string }[]);
  expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
  expect(new Set(keys.map(({ id }) => id)).size).toBe(keys.length);
});

test('a code to tell of a claim opens what waits of claims, and of nothing else', async () => {
  const [visitor, to] = [newVisitor(), newMobile()];
  const { body } = await visitor.post(api.otpServiceGenerate, { channel: 'sms', to, purpose: 'claim' });
  const otp = await lastCode(to, visitor);
  await tryCode(visitor, body.requestId as string, otp, api.otpServiceValidate);
  expect((await ask(visitor, 'claims')).status).toBe(200);
  for (const right of RIGHTS.filter((each) => each !== 'claims')) {
    expectFailure(await ask(visitor, right), 401, 'NOT_SIGNED_IN');
  }
});

test('who proved nothing, whose session ended, and staff have none', async () => {
  expectFailure(await ask(newVisitor()), 401, 'NOT_SIGNED_IN');
  const visitor = await prover();
  await visitor.post(api.sessionEnd, {});
  expectFailure(await ask(visitor), 401, 'NOT_SIGNED_IN');
  await addSampleStaff();
  expectFailure(await ask(await staffWith(visitor.port)), 401, 'NOT_SIGNED_IN');
});

test('a right that there is not is refused', async () => {
  expectFailure(await ask(await prover(), 'any'), 400, 'INVALID_INPUT');
});
