import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { serverEnv } from '@/lib/config/serverEnv';
import { expectFailure } from '@/tests/api/support/browser';
import { codesOf, STAFF, times, useCodes } from '@/tests/api/support/codes';
import { aJourney, makeQuote } from '@/tests/api/support/journeys';
import {
  askForCode,
  lastCode,
  messagesTo,
  newMobile,
  passSeconds,
  tryCode,
  type Visitor,
  wrongCode,
} from '@/tests/api/support/visitors';

const { newVisitor } = useCodes();

const day = 24 * 60 * 60;

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
    expect.stringMatching(/^__Host-rj=.*HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(/^__Host-verified=.*HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(/^__Host-known=.*HttpOnly; Secure; SameSite=Lax$/),
  ]);
  expect(visitor.cookies.get('__Host-session')).toBe(session);
  expect((await visitor.get(`${api.quote}?quoteId=${quoteId}`)).status).toBe(200);
});

test('a browser that lost its session reads its form again after a code, until it is signed out of', async () => {
  const visitor = newVisitor();
  const mobileNumber = newMobile();
  const { quoteId } = await makeQuote(visitor, { mobileNumber });
  const { body: record } = await visitor.post(api.revisit, aJourney(quoteId));
  const getQuickQuoteForm = { city: 'Pune' };
  await visitor.post(api.revisitUpdate, aJourney(quoteId, { uuid: record.uuid, getQuickQuoteForm }));
  const readForm = async () =>
    (await visitor.get(`${api.revisit}?uuid=${record.uuid}`)).body.getQuickQuoteForm;

  visitor.cookies.delete('__Host-session');
  expect(await readForm()).toBeUndefined();
  const foreign = await askForCode(visitor, newMobile());
  await tryCode(visitor, foreign.requestId, foreign.otp);
  expect(await readForm()).toBeUndefined();
  const own = await askForCode(visitor, mobileNumber);
  await tryCode(visitor, own.requestId, own.otp);
  expect(await readForm()).toEqual(getQuickQuoteForm);
  passSeconds(30 * 60 + 1);
  expect(await readForm()).toEqual(getQuickQuoteForm);
  await visitor.post(api.sessionEnd, {});
  expect(await readForm()).toBeUndefined();
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

test('a right code whose answer was lost gets the same press in again, and no other press, browser or code', async () => {
  const visitor = newVisitor();
  const { requestId, otp } = await askForCode(visitor, newMobile());
  const press = (by: Visitor, key: string, typed = otp) =>
    by.post(api.otpPhoneValidate, { requestId, otp: typed }, { 'Idempotency-Key': key });
  const session = visitor.cookies.get('__Host-session') ?? '';
  expect((await press(visitor, 'one-press')).status).toBe(200);
  visitor.cookies.clear();
  visitor.cookies.set('__Host-session', session);
  expectFailure(await press(newVisitor(), 'one-press'), 410, 'EXPIRED');
  expectFailure(await press(visitor, 'other-press'), 410, 'EXPIRED');
  expectFailure(await press(visitor, 'one-press', wrongCode(otp)), 422, 'OTP_WRONG');
  expect((await press(visitor, 'one-press')).status).toBe(200);
  expect(visitor.cookies.get('__Host-verified')).toMatch(/./);
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
    [expect.stringMatching(/^__Host-rj=/)],
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
  ['hi', /आपका मोबाइल नंबर वेरिफ़ाई/],
  ['ta', /உங்கள் மொபைல் எண்ணை/],
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

test('the outbox shows nothing of a channel that has a provider', async () => {
  const [mobileNumber, to] = [newMobile(), 'shown@sample.example'];
  const visitor = newVisitor();
  await askForCode(visitor, mobileNumber);
  await visitor.post(api.otpServiceGenerate, { channel: 'email', to, purpose: 'resume' });
  const env = serverEnv();
  Object.assign(env, { MSG91_AUTH_KEY: 'sample' });
  expect(await messagesTo(mobileNumber, visitor)).toEqual([]);
  expect(await messagesTo(to, visitor)).toHaveLength(1);
  const all = (await visitor.get('/api/dev/outbox')).body as { channel: string }[];
  expect(all.filter(({ channel }) => channel === 'sms')).toEqual([]);
  delete env.MSG91_AUTH_KEY;
});
