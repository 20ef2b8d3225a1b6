import { api } from '@/lib/config/paths';
import type { OtpChallengeDto } from '@/lib/domain/verify/contract';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { spendSend } from '@/lib/server/services/verify/otpBudget';
import { createStaff } from '@/lib/server/services/desk/staffRecord';
import { type Answer, expectFailure } from '@/tests/api/support/browser';
import { codesOf, STAFF, times, useCodes } from '@/tests/api/support/codes';
import {
  askForCode,
  messagesTo,
  newMobile,
  passSeconds,
  tryCode,
  wrongCode,
} from '@/tests/api/support/visitors';

const { newVisitor } = useCodes();

const day = 24 * 60 * 60;

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

test('O6 of sends at once one is taken from a budget, new or old', async () => {
  for (const start of [Date.now(), Date.now() + 31_000]) {
    const asked = { id: 'budget-of-the-test', pool: 'stranger' } as const;
    const waits = await times(20, (at) => spendSend(asked, new Date(start + at)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(1);
  }
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
  const { body } = await newVisitor().get('/api/dev/outbox');
  for (const { to } of body as { to: string }[]) expect(to).toMatch(/^\d{10}$/);
});

const withoutIds = ({ body }: Answer) => {
  const { requestId: _requestId, inbound, ...rest } = body as Partial<OtpChallengeDto>;
  return { ...rest, inbound: inbound && Object.keys(inbound) };
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
  for (let at = 0; at < limits.sendMessage.max + 1; at += 1) answers.push(await ask(at));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.sendMessage.max);
  expectFailure(answers.at(-1)!, 429, 'TOO_MANY_REQUESTS');
  await askForCode(newVisitor(), newMobile());
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
