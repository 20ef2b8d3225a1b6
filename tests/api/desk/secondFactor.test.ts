import { TOTP } from 'otpauth';
import { api } from '@/lib/config/paths';
import type { SampleCodeDto, SecondFactorDto, StaffSessionDto } from '@/lib/domain/desk/contract';
import { SECOND_FACTOR } from '@/lib/domain/desk/secondFactor.data';
import { RESEND_SECONDS } from '@/lib/domain/verify/otpBudget.data';
import type { StaffActor } from '@/lib/server/auth/staffSession';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { giveSecondFactor } from '@/lib/server/services/desk/secondFactor';
import { changeAccess } from '@/lib/server/services/desk/staffChanges';
import { readStaffCommand } from '@/lib/server/services/desk/staffCommand';
import { AuditEntries } from '@/models/desk/auditEntry';
import { Staff } from '@/models/desk/staff';
import { findNewestSession, StaffSessions } from '@/models/desk/staffSession';
import type { SecondFactorBody } from '@/lib/validation/desk/secondFactor';
import { auditTrail } from '@/tests/api/support/store/audit';
import { addSampleStaff } from '@/tests/api/support/desk';
import { useApi } from '@/tests/api/support/api';
import { type Browser, expectFailure } from '@/tests/api/support/browser';
import { lastCode, passSeconds, signInBySms, tryCode, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
const SUPERVISOR = 'SAMPLE-2001';
const { stepSeconds, maxTries, tryMinutes } = SECOND_FACTOR;

let secret = '';
const codeAt = (steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * stepSeconds * 1000 });
const wrong = () => String((Number(codeAt()) + 500_000) % 1_000_000).padStart(6, '0');

async function halfSignedIn(): Promise<Visitor> {
  const visitor = new Visitor(newBrowser().port);
  // Until then no other browser gets a code.
  passSeconds(RESEND_SECONDS + 1);
  await signInBySms(visitor, SUPERVISOR, '6000002001');
  return visitor;
}
const give = (browser: Browser, code: string) => browser.post(api.staffSecondFactor, { code });
const trail = async () =>
  (await auditTrail({ actor: SUPERVISOR, action: /FACTOR/ })).map(({ action }) => action);

beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
});
// The beginning of a step of the next day, with a new budget of codes.
let days = 0;
beforeEach(() => {
  const day = 24 * 60 * 60;
  passSeconds((days += 1) * day);
  passSeconds(stepSeconds - ((Date.now() / 1000) % stepSeconds));
});
afterEach(() => jest.useRealTimers());

test('the first sign-in shows a secret, as text and as a picture, and one code of it confirms it', async () => {
  const browser = await halfSignedIn();
  const { body, text } = await browser.get(api.staffSecondFactor);
  const { enrolment } = body as SecondFactorDto;
  secret = enrolment?.secret ?? '';
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(enrolment?.qr.path).toMatch(/^(M\d+ \d+h1v1h-1z){300,}$/);
  expect((await browser.get(api.staffSecondFactor)).text).toBe(text);
  expectFailure(await give(browser, wrong()), 422, 'SECOND_FACTOR_WRONG');
  expect(await Staff.findById(SUPERVISOR).lean()).not.toHaveProperty('secret');

  const before = browser.cookies.get('__Host-staff');
  expect((await give(browser, codeAt())).status).toBe(200);
  const { body: session } = await browser.get(api.staffSession);
  expect((session as StaffSessionDto).needsSecondFactor).toBeUndefined();
  expect((await browser.get(api.latestQuotes)).status).toBe(200);
  expect((await browser.get(api.staffSecondFactor)).body).toEqual({});
  // The session of the first factor has ended (S1).
  browser.cookies.set('__Host-staff', before ?? '');
  expectFailure(await browser.get(api.staffSession), 401, 'NOT_SIGNED_IN');
  expect(await trail()).toEqual(['SECOND_FACTOR_FAILED', 'SECOND_FACTOR_ENROLLED']);
});

test('the secret is nowhere in the database', async () => {
  const stored = JSON.stringify([await Staff.find().lean(), await StaffSessions.find().lean()]);
  expect(stored).toContain(SUPERVISOR);
  expect(stored).not.toContain(secret);
});

test('S4 until the second step a session opens nothing but itself', async () => {
  const browser = await halfSignedIn();
  expect((await browser.get(api.staffSession)).body).toMatchObject({ needsSecondFactor: true });
  for (const path of [api.latestQuotes, api.cases, api.deskCalls, api.paymentIssues]) {
    expectFailure(await browser.get(path), 403, 'SECOND_FACTOR_DUE');
  }
  expect((await browser.get(api.staffSecondFactor)).text).toBe('{}');
  expect((await browser.delete(api.staffSession)).status).toBe(204);
  expectFailure(await browser.get(api.staffSession), 401, 'NOT_SIGNED_IN');
});

test.each([-1, 0, 1])('a code of %i steps from now is taken once', async (steps) => {
  const one = await halfSignedIn();
  const other = await halfSignedIn();
  const code = codeAt(steps);
  expect((await give(one, code)).status).toBe(200);
  expectFailure(await give(other, code), 422, 'SECOND_FACTOR_WRONG');
});

test.each([-2, 2])('a code of %i steps from now is not', async (steps) => {
  expectFailure(await give(await halfSignedIn(), codeAt(steps)), 422, 'SECOND_FACTOR_WRONG');
});

test('of those who give one code at once, one is in', async () => {
  const browser = await halfSignedIn();
  const code = codeAt();
  const cookie = browser.cookies.get('__Host-staff') ?? '';
  const twins = Array.from({ length: maxTries }, () => {
    const twin = new Visitor(browser.port);
    twin.cookies.set('__Host-staff', cookie);
    return twin;
  });
  const answers = await Promise.all(twins.map((twin) => give(twin, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('five wrong codes lock it, for the right one too, and a quarter of an hour opens it', async () => {
  const browser = await halfSignedIn();
  const left = [];
  for (let at = 0; at < maxTries; at += 1) left.push((await give(browser, wrong())).status);
  expect(left).toEqual(Array.from({ length: maxTries }, () => 422));
  expectFailure(await give(browser, codeAt()), 422, 'SECOND_FACTOR_LOCKED');
  passSeconds(tryMinutes * 60 + 1);
  const later = await halfSignedIn();
  expect((await give(later, codeAt())).status).toBe(200);
});

test('who is disabled while the code is checked is not in, nor once enabled again', async () => {
  const browser = await halfSignedIn();
  const { _id: sessionId } = (await findNewestSession(SUPERVISOR))!;
  const requestId = 'in-between';
  const now = new Date();
  const by = { actor: 'operations', asked: { requestId, caller: { addressHash: 'an-address' }, now } };
  const staff = { staffId: SUPERVISOR, role: 'supervisor', sessionId } as StaffActor;
  await changeAccess(SUPERVISOR, 'disable', by);
  const asked = { ...by.asked, input: { code: codeAt() }, staff } as ApiRequest<SecondFactorBody>;
  await expect(giveSecondFactor(asked)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  await changeAccess(SUPERVISOR, 'enable', by);
  expect(await StaffSessions.countDocuments({ staffId: SUPERVISOR })).toBe(0);
  expectFailure(await browser.get(api.staffSession), 401, 'NOT_SIGNED_IN');
});

test('nor who is disabled while the code by SMS is checked', async () => {
  const requestId = 'in-between';
  const by = {
    actor: 'operations',
    asked: { requestId, caller: { addressHash: 'an-address' }, now: new Date() },
  };
  const browser = new Visitor(newBrowser().port);
  const { body } = await browser.post(api.otpStaffGenerate, { staffId: SUPERVISOR });
  const otp = await lastCode('6000002001', browser);
  const { collection } = StaffSessions;
  const write = collection.insertOne.bind(collection);
  const spy = jest.spyOn(collection, 'insertOne').mockImplementationOnce(async (...given) => {
    await changeAccess(SUPERVISOR, 'disable', by);
    return write(...given);
  });
  const answer = await tryCode(browser, body.requestId as string, otp, api.otpStaffValidate);
  spy.mockRestore();
  expectFailure(answer, 410, 'EXPIRED');
  await changeAccess(SUPERVISOR, 'enable', by);
  expect(await StaffSessions.countDocuments({ staffId: SUPERVISOR })).toBe(0);
  expectFailure(await browser.get(api.staffSession), 401, 'NOT_SIGNED_IN');
});

test('the sample’s authenticator tells a code that is taken, and nobody else’s', async () => {
  const browser = await halfSignedIn();
  const codes = (await browser.get(api.sampleAuthenticator)).body as SampleCodeDto[];
  expect(codes.map(({ staffId }) => staffId)).toEqual([SUPERVISOR]);
  expect((await give(browser, codes[0]?.code ?? '')).status).toBe(200);
});

test('operations reset a lost one: all its sessions end, and the next sign-in enrols another', async () => {
  const browser = await halfSignedIn();
  expect((await give(browser, codeAt())).status).toBe(200);
  const reset = () => readStaffCommand(['reset-factor', SUPERVISOR]).run();
  expect(await reset()).toMatchObject({
    code: 0,
    text: expect.stringMatching(/signed out everywhere/) as string,
  });
  expectFailure(await browser.get(api.staffSession), 401, 'NOT_SIGNED_IN');
  expect((await reset()).text).toMatch(/no authenticator/);
  const { body } = await (await halfSignedIn()).get(api.staffSecondFactor);
  expect((body as SecondFactorDto).enrolment?.secret).not.toBe(secret);
  const kept = await AuditEntries.find({ action: 'SECOND_FACTOR_RESET' }).lean();
  expect(kept.map(({ actor, details }) => [actor, details])).toEqual([
    ['operations', { staffId: SUPERVISOR }],
  ]);
});

test('a telecaller needs none', async () => {
  const browser = new Visitor(newBrowser().port);
  await signInBySms(browser, 'SAMPLE-1001', '6000001001');
  expect((await browser.get(api.latestQuotes)).status).toBe(200);
  expectFailure(await give(browser, '123456'), 403, 'FORBIDDEN');
});
