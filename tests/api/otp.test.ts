import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { limits } from '@/lib/server/rateLimits.data';
import { createStaff } from '@/lib/server/services/staffRecord';
import { RateLimits } from '@/models/rateLimit';
import { useApi } from './api';
import { type Answer, expectFailure } from './browser';
import { makeQuote } from './journeys';
import {
  askForCode,
  lastCode,
  messagesTo,
  newMobile,
  passSeconds,
  tryCode,
  Visitor,
  wrongCode,
} from './visitors';

const { newBrowser } = useApi();
const newVisitor = () => new Visitor(newBrowser().port);

const STAFF = {
  staffId: 'SAMPLE-9',
  role: 'telecaller',
  name: 'Sample Nine',
  mobileNumber: '6000009009',
} as const;
const day = 24 * 60 * 60;

beforeAll(async () => {
  await newVisitor().get('/api/health/ready');
  await createStaff(STAFF, new Date());
});
afterEach(() => jest.useRealTimers());

const codesOf = (answers: readonly Answer[]) =>
  answers.map(({ status, body }) => (status === 200 ? 'OK' : String(body.code))).toSorted();
const times = <T>(count: number, each: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => each(at)));

test('a code verifies the number of this browser, and the quotes typed in it stay its own', async () => {
  const visitor = newVisitor();
  const mobileNumber = newMobile();
  const { quoteId } = await makeQuote(visitor, { mobileNumber });
  const { requestId, otp, ...challenge } = await askForCode(visitor, `+91 ${mobileNumber}`);
  expect(challenge).toEqual({
    expiresInSeconds: 300,
    resendAfterSeconds: 30,
    attemptsLeft: 5,
    maskedTo: `${mobileNumber.slice(0, 2)}xxxx${mobileNumber.slice(-4)}`,
  });
  const session = visitor.cookies.get('__Host-session');
  const { status, body, headers } = await tryCode(visitor, requestId, otp);
  expect([status, body]).toEqual([200, { verified: true }]);
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-verified=.*HttpOnly; Secure; SameSite=Lax$/),
  ]);
  expect(visitor.cookies.get('__Host-session')).toBe(session);
  expect((await visitor.get(`${api.quote}?quoteId=${quoteId}`)).status).toBe(200);
});

test('O1 five wrong tries kill the challenge, whatever comes then', async () => {
  const visitor = newVisitor();
  const { requestId, otp } = await askForCode(visitor, newMobile());
  for (const left of [4, 3, 2, 1, 0]) {
    const answer = await tryCode(visitor, requestId, wrongCode(otp));
    expectFailure(answer, 422, 'OTP_WRONG');
    expect(answer.body.attemptsLeft).toBe(left);
  }
  expectFailure(await tryCode(visitor, requestId, otp), 422, 'OTP_LOCKED');
});

test('O2 of 50 wrong tries at once 5 are looked at', async () => {
  const visitor = newVisitor();
  const { requestId, otp } = await askForCode(visitor, newMobile());
  const codes = codesOf(await times(50, (at) => tryCode(visitor, requestId, wrongCode(otp, at + 1))));
  expect(codes).toEqual([...Array<string>(45).fill('OTP_LOCKED'), ...Array<string>(5).fill('OTP_WRONG')]);
});

test('O3 of 50 right tries at once one gets in, and none later', async () => {
  const visitor = newVisitor();
  const { requestId, otp } = await askForCode(visitor, newMobile());
  const codes = codesOf(await times(50, () => tryCode(visitor, requestId, otp)));
  expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
  expectFailure(await tryCode(visitor, requestId, otp), 410, 'EXPIRED');
});

test('O4 a code belongs to its challenge, its number and its family', async () => {
  const visitor = newVisitor();
  const one = await askForCode(visitor, newMobile());
  const other = await askForCode(visitor, newMobile());
  if (one.otp !== other.otp) {
    expectFailure(await tryCode(visitor, other.requestId, one.otp), 422, 'OTP_WRONG');
  }
  for (const path of [api.otpStaffValidate, api.otpServiceValidate]) {
    expectFailure(await tryCode(visitor, one.requestId, one.otp, path), 410, 'EXPIRED');
  }
  const { body } = await visitor.post(api.otpStaffGenerate, { staffId: STAFF.staffId });
  const staffCode = await lastCode(STAFF.mobileNumber, visitor);
  expectFailure(await tryCode(visitor, body.requestId, staffCode), 410, 'EXPIRED');
  expect((await tryCode(visitor, one.requestId, one.otp)).status).toBe(200);
});

test('O4 a newer code ends the older one', async () => {
  const visitor = newVisitor();
  const mobileNumber = newMobile();
  const older = await askForCode(visitor, mobileNumber);
  passSeconds(31);
  const newer = await askForCode(visitor, mobileNumber);
  expectFailure(await tryCode(visitor, older.requestId, older.otp), 410, 'EXPIRED');
  expect((await tryCode(visitor, newer.requestId, newer.otp)).status).toBe(200);
});

test.each([
  [4 * 60 + 58, 200],
  [5 * 60 + 1, 410],
])('O5 the right code after %i seconds answers %i', async (seconds, status) => {
  const visitor = newVisitor();
  const { requestId, otp } = await askForCode(visitor, newMobile());
  passSeconds(seconds);
  expect((await tryCode(visitor, requestId, otp)).status).toBe(status);
});

test('O6 all families draw on one budget of a number', async () => {
  const visitor = newVisitor();
  const to = newMobile();
  const byService = (channel: string) =>
    newVisitor().post(api.otpServiceGenerate, { channel, to, purpose: 'resume' });
  await askForCode(visitor, to);
  const atOnce = await byService('sms');
  expectFailure(atOnce, 429, 'TOO_MANY_REQUESTS');
  expect(Number(atOnce.headers['retry-after'])).toBeLessThanOrEqual(30);
  passSeconds(31);
  expect((await byService('sms')).status).toBe(200);
  passSeconds(31);
  expect((await byService('whatsapp')).status).toBe(200);
  passSeconds(31);
  expectFailure(
    await newVisitor().post(api.otpPhoneGenerate, { mobileNumber: to }),
    429,
    'TOO_MANY_REQUESTS',
  );
});

test('O6 a number used up elsewhere gets no staff code either, and the answer does not show it', async () => {
  const mobileNumber = newMobile();
  await createStaff({ ...STAFF, staffId: 'SAMPLE-8', mobileNumber }, new Date());
  await askForCode(newVisitor(), mobileNumber);
  const { status } = await newVisitor().post(api.otpStaffGenerate, { staffId: 'SAMPLE-8' });
  expect(status).toBe(200);
  const sent = await messagesTo(mobileNumber, newVisitor());
  expect(sent.map(({ purpose }) => purpose)).toEqual(['verify-phone']);
});

test('O6 parallel requests for one number send one code', async () => {
  const mobileNumber = newMobile();
  const answers = await times(20, () => newVisitor().post(api.otpPhoneGenerate, { mobileNumber }));
  expect(codesOf(answers).filter((code) => code === 'OK')).toHaveLength(1);
  expect(await messagesTo(mobileNumber, newVisitor())).toHaveLength(1);
});

test('O7 a staff id that nobody has is answered like one that somebody has', async () => {
  passSeconds(day);
  const asking = async (staffId: string) => {
    const answers = [];
    for (const path of ['generate', 'again', 'wrong']) {
      const visitor = newVisitor();
      const generated = await visitor.post(api.otpStaffGenerate, { staffId });
      answers.push({ path, status: generated.status, ...withoutIds(generated) });
      if (generated.status !== 200) continue;
      const tried = await tryCode(visitor, generated.body.requestId, '000000', api.otpStaffValidate);
      answers.push({ status: tried.status, ...withoutIds(tried) });
    }
    return answers;
  };
  expect(await asking('NOBODY-1')).toEqual(await asking(STAFF.staffId));
});

const withoutIds = ({ body }: Answer) => {
  const { requestId: _requestId, ...rest } = body as Record<string, unknown>;
  return rest;
};

test('O7 one address asks for 30 codes an hour, however it forges its address (O8)', async () => {
  const visitor = newVisitor();
  const ask = (at: number): Promise<Answer> =>
    visitor.post(
      api.otpPhoneGenerate,
      { mobileNumber: newMobile() },
      { 'X-Forwarded-For': `172.16.0.${at}, ${visitor.address}` },
    );
  const answers: Answer[] = [];
  for (let at = 0; at < limits.sendOtp.max + 1; at += 1) answers.push(await ask(at));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.sendOtp.max);
  expectFailure(answers.at(-1)!, 429, 'TOO_MANY_REQUESTS');
  await askForCode(newVisitor(), newMobile());
});

test('O7 whatever the addresses, all together are stopped', async () => {
  const windowMs = limits.sendOtpOfAll.windowSeconds * 1000;
  passSeconds(2 * day);
  const id = `otp|all|${Math.floor(Date.now() / windowMs)}`;
  await askForCode(newVisitor(), newMobile());
  await RateLimits.updateOne({ _id: id }, { $set: { count: limits.sendOtpOfAll.max } });
  const answer = await newVisitor().post(api.otpPhoneGenerate, { mobileNumber: newMobile() });
  expectFailure(answer, 429, 'TOO_MANY_REQUESTS');
});

test('O9 who is locked out by others gets in with a new code', async () => {
  const mobileNumber = newMobile();
  const attacker = newVisitor();
  const { requestId, otp } = await askForCode(attacker, mobileNumber);
  for (let tries = 0; tries < 6; tries += 1) await tryCode(attacker, requestId, wrongCode(otp));
  passSeconds(31);
  const victim = newVisitor();
  const fresh = await askForCode(victim, mobileNumber);
  expect((await tryCode(victim, fresh.requestId, fresh.otp)).status).toBe(200);
});

test('O9 a browser that proved its number before has sends that others can’t use up', async () => {
  const mobileNumber = newMobile();
  const victim = newVisitor();
  const first = await askForCode(victim, mobileNumber);
  await tryCode(victim, first.requestId, first.otp);
  for (let sent = 1; sent < 10; sent += 1) {
    passSeconds(11 * 60);
    await askForCode(newVisitor(), mobileNumber);
  }
  passSeconds(11 * 60);
  const refused = await newVisitor().post(api.otpPhoneGenerate, { mobileNumber });
  expectFailure(refused, 429, 'TOO_MANY_REQUESTS');
  const again = await askForCode(victim, mobileNumber);
  expect((await tryCode(victim, again.requestId, again.otp)).status).toBe(200);
});

test('a code by mail goes to the address in any spelling, and verifies no number', async () => {
  const visitor = newVisitor();
  const { status, body } = await visitor.post(api.otpServiceGenerate, {
    channel: 'email',
    to: ' Asha@Sample.Example ',
    purpose: 'do-not-disturb',
  });
  expect([status, body.maskedTo]).toEqual([200, 'axxxx@sample.example']);
  const otp = await lastCode('asha@sample.example', visitor);
  const answer = await tryCode(visitor, body.requestId, otp, api.otpServiceValidate);
  expect([answer.status, answer.body, answer.headers['set-cookie']]).toEqual([
    200,
    { verified: true },
    undefined,
  ]);
});

test.each([
  [api.otpPhoneGenerate, { mobileNumber: '12345' }, 'mobileNumber'],
  [api.otpPhoneGenerate, { mobileNumber: { $gt: '' } }, 'mobileNumber'],
  [api.otpStaffGenerate, { staffId: ['SAMPLE-9'] }, 'staffId'],
  [api.otpServiceGenerate, { channel: 'email', to: newMobile(), purpose: 'resume' }, 'to'],
  [api.otpServiceGenerate, { channel: 'sms', to: 'asha@sample.example', purpose: 'resume' }, 'to'],
  [api.otpServiceGenerate, { channel: 'fax', to: newMobile(), purpose: 'resume' }, 'channel'],
  [api.otpServiceGenerate, { channel: 'sms', to: newMobile(), purpose: 'staff-sign-in' }, 'purpose'],
  [api.otpPhoneValidate, { requestId: 'a', otp: '12345' }, 'otp'],
  [api.otpPhoneValidate, { requestId: { $ne: null }, otp: '123456' }, 'requestId'],
])('%s refuses %j', async (path, body, field) => {
  const answer = await newVisitor().post(path, body);
  expectFailure(answer, 400, 'INVALID_INPUT');
  expect(Object.keys(answer.body.fields as object)).toEqual([field]);
});

test('what is stored holds no code, no number and no text of a message', async () => {
  const visitor = newVisitor();
  const mobileNumber = newMobile();
  const { requestId, otp } = await askForCode(visitor, mobileNumber);
  await tryCode(visitor, requestId, otp);
  const stored = await Promise.all(
    ['otpLogs', 'otpBudgets', 'outbox', 'staff'].map((name) =>
      mongoose.connection.collection(name).find().toArray(),
    ),
  );
  const dump = JSON.stringify(stored);
  expect(dump).toContain(requestId);
  for (const secret of [mobileNumber, `"${otp}`, otp + ' ', 'Sukhayu', STAFF.mobileNumber, STAFF.name]) {
    expect(dump).not.toContain(secret);
  }
});

test.each([
  ['hi', /सुखायु/],
  ['ta', /சுகாயு/],
])('the message is written in %s', async (language, expected) => {
  const visitor = newVisitor();
  const mobileNumber = newMobile();
  await visitor.post(api.otpPhoneGenerate, { mobileNumber }, { 'Accept-Language': language });
  expect((await messagesTo(mobileNumber, visitor))[0]?.text).toMatch(expected);
});

test('the outbox shows the newest first, and whatever was sent to one', async () => {
  passSeconds(10 * day);
  const visitor = newVisitor();
  const [one, other] = [newMobile(), newMobile()];
  await askForCode(visitor, one);
  passSeconds(1);
  await askForCode(visitor, other);
  const { body } = await visitor.get('/api/dev/outbox');
  expect((body as { to: string }[]).slice(0, 2).map(({ to }) => to)).toEqual([other, one]);
  expect(await messagesTo(`+91 ${one}`, visitor)).toEqual([
    {
      id: expect.any(String),
      channel: 'sms',
      to: one,
      purpose: 'verify-phone',
      text: expect.stringMatching(/^\d{6} /),
      at: expect.any(String),
    },
  ]);
});
