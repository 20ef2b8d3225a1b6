import { api } from '@/lib/config/paths';
import { createStaff } from '@/lib/server/services/desk/staffRecord';
import { expectFailure } from '@/tests/api/support/browser';
import { STAFF, useCodes } from '@/tests/api/support/codes';
import { ready } from '@/tests/api/support/buyers';
import { makeQuote } from '@/tests/api/support/journeys';
import { askToSign, fillAll, makeApplicant } from '@/tests/api/support/purchases';
import {
  askForCode,
  lastCode,
  messagesTo,
  newMobile,
  passSeconds,
  prove,
  signIn,
  tryCode,
  type Visitor,
} from '@/tests/api/support/visitors';

const { newBrowser, newVisitor } = useCodes();
const ask = (visitor: Visitor, mobileNumber: string) => visitor.post(api.otpPhoneGenerate, { mobileNumber });

/** Uses up all ten codes of a day. */
async function spendStrangersShare(mobileNumber: string): Promise<void> {
  for (let sent = 0; sent < 10; sent += 1) {
    passSeconds(5 * 60);
    await askForCode(newVisitor(), mobileNumber);
  }
}

test('a stranger’s request ends no code of another session', async () => {
  const [owner, stranger, mobileNumber] = [newVisitor(), newVisitor(), newMobile()];
  const own = await askForCode(owner, mobileNumber);
  passSeconds(31);
  const other = await askForCode(stranger, mobileNumber);
  expect((await tryCode(owner, own.requestId, own.otp)).status).toBe(200);
  expect((await tryCode(stranger, other.requestId, other.otp)).status).toBe(200);
});

test('a newer code of the same session ends the older one', async () => {
  const [owner, mobileNumber] = [newVisitor(), newMobile()];
  const older = await askForCode(owner, mobileNumber);
  passSeconds(31);
  const newer = await askForCode(owner, mobileNumber);
  expectFailure(await tryCode(owner, older.requestId, older.otp), 410, 'EXPIRED');
  expect((await tryCode(owner, newer.requestId, newer.otp)).status).toBe(200);
});

test('three codes of a number live at most: for the owner’s the oldest stranger’s ends', async () => {
  const [owner, mobileNumber] = [newVisitor(), newMobile()];
  await prove(owner, mobileNumber);
  passSeconds(11 * 60);
  const strangers = [];
  for (let at = 0; at < 3; at += 1) {
    passSeconds(31);
    const stranger = newVisitor();
    strangers.push({ stranger, ...(await askForCode(stranger, mobileNumber)) });
  }
  const own = await askForCode(owner, mobileNumber);
  const [oldest, ...others] = strangers;
  if (!oldest) throw new Error('unreachable');
  expectFailure(await tryCode(oldest.stranger, oldest.requestId, oldest.otp), 410, 'EXPIRED');
  for (const { stranger, requestId, otp } of others) {
    expect((await tryCode(stranger, requestId, otp)).status).toBe(200);
  }
  expect((await tryCode(owner, own.requestId, own.otp)).status).toBe(200);
});

test('a browser that proved the number gets its code though strangers have spent theirs', async () => {
  const [owner, mobileNumber] = [newVisitor(), newMobile()];
  await prove(owner, mobileNumber);
  passSeconds(24 * 60 * 60);
  await spendStrangersShare(mobileNumber);
  passSeconds(11 * 60);
  expectFailure(await ask(newVisitor(), mobileNumber), 429, 'TOO_MANY_REQUESTS');
  await prove(owner, mobileNumber);
});

test('a staff id that strangers have burnt signs in from a browser that is known', async () => {
  const staff = { ...STAFF, staffId: 'SAMPLE-7', mobileNumber: newMobile() };
  await createStaff(staff, new Date());
  const desk = newVisitor();
  await signIn(desk, staff.staffId, staff.mobileNumber);
  passSeconds(24 * 60 * 60);
  for (let sent = 0; sent < 12; sent += 1) {
    passSeconds(5 * 60);
    await newVisitor().post(api.otpStaffGenerate, { staffId: staff.staffId });
  }
  expectFailure(
    await newVisitor().post(api.otpStaffGenerate, { staffId: staff.staffId }),
    429,
    'TOO_MANY_REQUESTS',
  );
  const before = await lastCode(staff.mobileNumber, desk);
  await signIn(desk, staff.staffId, staff.mobileNumber);
  expect(await lastCode(staff.mobileNumber, desk)).not.toBe(before);
});

test('a session that proved the number of a quote it has gets its codes, known for another number or not', async () => {
  const [owner, mobileNumber] = [newVisitor(), newMobile()];
  await makeQuote(owner, { mobileNumber });
  await prove(owner, mobileNumber);
  await prove(owner, newMobile());
  passSeconds(24 * 60 * 60);
  await spendStrangersShare(mobileNumber);
  expectFailure(await ask(newVisitor(), mobileNumber), 429, 'TOO_MANY_REQUESTS');
  await prove(owner, mobileNumber);
});

test('to make a quote with a number opens no reserve of it', async () => {
  const mobileNumber = newMobile();
  await spendStrangersShare(mobileNumber);
  const maker = newVisitor();
  await makeQuote(maker, { mobileNumber });
  expectFailure(await ask(maker, mobileNumber), 429, 'TOO_MANY_REQUESTS');
});

test('a signature gets its code though strangers have spent the number, and known browsers theirs', async () => {
  const applicant = await makeApplicant(newBrowser().port, ready);
  const { visitor, mobileNumber } = applicant;
  await fillAll(applicant);
  passSeconds(24 * 60 * 60);
  await spendStrangersShare(mobileNumber);
  for (let sent = 0; sent < 3; sent += 1) {
    await prove(visitor, mobileNumber);
    passSeconds(31);
  }
  expectFailure(await ask(visitor, mobileNumber), 429, 'TOO_MANY_REQUESTS');
  const { requestId, otp } = await askToSign(applicant);
  expect([requestId, otp]).toEqual([expect.any(String), expect.stringMatching(/^\d{6}$/)]);
  const [newest] = await messagesTo(mobileNumber, visitor);
  expect(newest?.purpose).toBe('sign-proposal');
});
