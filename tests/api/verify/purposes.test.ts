import { api } from '@/lib/config/paths';
import { OTP_PURPOSES, type OtpPurpose, SERVICE_PURPOSES } from '@/lib/domain/verify/otp.data';
import { opens } from '@/lib/domain/verify/rights';
import { createStaff } from '@/lib/server/services/desk/staffRecord';
import { useApi } from '@/tests/api/support/api';
import { type Browser, expectFailure } from '@/tests/api/support/browser';
import { STAFF } from '@/tests/api/support/codes';
import { aJourney, makeQuote } from '@/tests/api/support/journeys';
import { endpoints, queryOf } from '@/tests/api/support/routes';
import {
  askForCode,
  lastCode,
  newMobile,
  passSeconds,
  prove,
  signIn,
  tryCode,
  Visitor,
} from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
const newVisitor = () => new Visitor(newBrowser().port);
afterEach(() => jest.useRealTimers());

test('every call names the right or the permission that it needs, or says to whom it is open', () => {
  expect(endpoints.filter(({ right, permission, open }) => !(right ?? permission ?? open))).toEqual([]);
  expect(endpoints.filter(({ permission, open }) => permission && open)).toEqual([]);
});

/** Open endpoints answer without a code, and more with one. `any`: deviceKeys.test.ts. */
const asking = endpoints.filter(({ right, open }) => right && right !== 'any' && !open);

function ask(browser: Browser, { method, route, example = {} }: (typeof endpoints)[number]) {
  if (method === 'POST') return browser.post(route, example);
  return browser.send(`${route}?${queryOf(example)}`, { method });
}

let isStaffThere = false;
async function ensureStaff(): Promise<void> {
  if (!isStaffThere) await createStaff(STAFF, new Date());
  isStaffThere = true;
}

/** As the site requests it. */
async function askFor(browser: Visitor, purpose: OtpPurpose, mobileNumber: string) {
  if (purpose === 'verify-phone') return askForCode(browser, mobileNumber);
  const isStaff = purpose === 'staff-sign-in';
  const { status, body } = isStaff
    ? await browser.post(api.otpStaffGenerate, { staffId: STAFF.staffId })
    : await browser.post(api.otpServiceGenerate, { channel: 'sms', to: mobileNumber, purpose });
  expect(status).toBe(200);
  const otp = await lastCode(isStaff ? STAFF.mobileNumber : mobileNumber, browser);
  return { requestId: body.requestId as string, otp };
}

async function takeCode(browser: Visitor, purpose: OtpPurpose, mobileNumber: string): Promise<void> {
  if (purpose === 'verify-phone') return prove(browser, mobileNumber);
  if (purpose === 'staff-sign-in') return signIn(browser, STAFF.staffId, STAFF.mobileNumber);
  const { requestId, otp } = await askFor(browser, purpose, mobileNumber);
  const { status } = await tryCode(browser, requestId, otp, api.otpServiceValidate);
  expect(status).toBe(200);
}

/** Codes that are sent and accepted only by a form's own calls. */
const ofForms: readonly OtpPurpose[] = ['sign-proposal', 'leave-number', 'take-number'];
const bySession = OTP_PURPOSES.filter((purpose) => !ofForms.includes(purpose));

test.each(bySession)('O4 a code to %s opens what the table says of it, and nothing else', async (purpose) => {
  await newVisitor().get('/api/health/ready');
  if (purpose === 'staff-sign-in') await ensureStaff();
  const visitor = newVisitor();
  await takeCode(visitor, purpose, newMobile());
  for (const endpoint of asking) {
    const { call, right } = endpoint;
    const answer = await ask(visitor, endpoint);
    const isOpen = right !== undefined && opens(purpose, right);
    expect([call, answer.status === 401]).toEqual([call, !isOpen]);
    if (!isOpen) expectFailure(answer, 401, 'NOT_SIGNED_IN');
  }
});

/** Which route accepts codes of which purpose; a signature's is accepted by its form. */
const takers: Record<string, readonly OtpPurpose[]> = {
  [api.otpPhoneValidate]: ['verify-phone'],
  [api.otpServiceValidate]: SERVICE_PURPOSES,
  [api.otpStaffValidate]: ['staff-sign-in'],
};
const foreign = bySession
  .flatMap((purpose) =>
    Object.keys(takers)
      .filter((path) => !takers[path]?.includes(purpose))
      .map((path) => ({ purpose, path })),
  )
  .map((each, at) => ({ ...each, hour: at + 1 }));

test.each(foreign)(
  'O4 a code to $purpose is none for $path, and stays good for its own',
  async ({ purpose, path, hour }) => {
    await newVisitor().get('/api/health/ready');
    if (purpose === 'staff-sign-in') await ensureStaff();
    passSeconds(hour * 60 * 60);
    const visitor = newVisitor();
    const { requestId, otp } = await askFor(visitor, purpose, newMobile());
    expectFailure(await tryCode(visitor, requestId, otp, path), 410, 'EXPIRED');
    const own = Object.keys(takers).find((each) => takers[each]?.includes(purpose));
    expect((await tryCode(visitor, requestId, otp, own)).status).toBe(200);
  },
);

test('O4 a code to sign is sent for a document alone, and no general call sends or takes one', async () => {
  expect(SERVICE_PURPOSES).not.toContain('sign-proposal');
  const body = { channel: 'sms', to: newMobile(), purpose: 'sign-proposal' };
  expectFailure(await newVisitor().post(api.otpServiceGenerate, body), 400, 'INVALID_INPUT');
});

const narrow = SERVICE_PURPOSES.filter((purpose) => !opens(purpose, 'journeys'));

test.each(narrow)('O4 a code to %s shows nothing more of a journey, and proves no quote', async (purpose) => {
  const mobileNumber = newMobile();
  const visitor = newVisitor();
  const { quoteId } = await makeQuote(visitor, { mobileNumber });
  const { body: record } = await visitor.post(api.revisit, aJourney(quoteId));
  const form = aJourney(quoteId, { uuid: record.uuid, getQuickQuoteForm: { city: 'Pune' } });
  await visitor.post(api.revisitUpdate, form);
  await takeCode(visitor, purpose, mobileNumber);
  expect((await visitor.get(`${api.quote}?quoteId=${quoteId}`)).body.next).toBe('verify');
  visitor.cookies.delete('__Host-session');
  const { body } = await visitor.get(`${api.revisit}?uuid=${record.uuid as string}`);
  expect(body).not.toHaveProperty('getQuickQuoteForm');
});

test('a second code of the same number adds its right; another number takes nothing along', async () => {
  const [one, other] = [newMobile(), newMobile()];
  const visitor = newVisitor();
  const statuses = async () => [
    (await visitor.get(api.consents)).status,
    (await visitor.get(api.revisitJourneys)).status,
  ];
  await takeCode(visitor, 'do-not-disturb', one);
  expect(await statuses()).toEqual([200, 401]);
  passSeconds(60);
  await takeCode(visitor, 'resume', one);
  expect(await statuses()).toEqual([200, 200]);
  await takeCode(visitor, 'do-not-disturb', other);
  expect(await statuses()).toEqual([200, 401]);
});
