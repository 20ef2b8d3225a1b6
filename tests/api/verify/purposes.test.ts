import { api } from '@/lib/config/paths';
import { OTP_PURPOSES, type OtpPurpose, SERVICE_PURPOSES } from '@/lib/domain/verify/otp.data';
import { opens, type Right } from '@/lib/domain/verify/rights';
import { createStaff } from '@/lib/server/services/desk/staffRecord';
import { useApi } from '@/tests/api/support/api';
import { type Browser, expectFailure } from '@/tests/api/support/browser';
import { STAFF } from '@/tests/api/support/codes';
import { aJourney, makeQuote } from '@/tests/api/support/journeys';
import { routes } from '@/tests/api/support/routes';
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

type Endpoints = Record<string, { right?: Right; permission?: string }>;

/** Every method of every route, as the routes themselves name it. */
const endpoints = Object.entries(routes).flatMap(([path, route]) => {
  const { endpoints: own = {} } = route.default as { endpoints?: Endpoints };
  return Object.entries(own).map(([method, { right, permission }]) => ({
    call: `${method} ${path}`,
    right,
    permission,
  }));
});

/** Calls that ask for no code, and why that is right. */
const withoutRight: Record<string, readonly string[]> = {
  'nothing personal': [
    'GET /api/health/live',
    'GET /api/health/ready',
    'GET /api/openapi.json',
    `GET ${api.cities}`,
    `GET ${api.ifsc}`,
    `GET ${api.pincode}`,
    `GET ${api.price}`,
    `GET ${api.tags}`,
    `GET ${api.travelPrice}`,
    `POST ${api.faults}`,
    `POST ${api.infoStrip}`,
  ],
  'of the browser that typed it': [
    `GET ${api.quote}`,
    `GET ${api.quotePdf}`,
    `POST ${api.revisit}`,
    `DELETE ${api.revisit}`,
    `POST ${api.revisitUpdate}`,
    `POST ${api.revisitLink}`,
    `POST ${api.leadsUpdate}`,
  ],
  'a secret of its own': [
    `POST ${api.revisitLinkOpen}`,
    `POST ${api.revisitLinkRenew}`,
    `POST ${api.revisitLinkStop}`,
  ],
  'how one gets a right, and gives it back': [
    `POST ${api.otpPhoneGenerate}`,
    `POST ${api.otpPhoneValidate}`,
    `POST ${api.otpServiceGenerate}`,
    `POST ${api.otpServiceValidate}`,
    `POST ${api.otpStaffGenerate}`,
    `POST ${api.otpStaffValidate}`,
    `POST ${api.otpHeard}`,
    `POST ${api.sessionEnd}`,
  ],
  'the stand-ins of a gateway and of a phone': [
    'GET /api/dev/outbox',
    `GET ${api.inboundStandIn}`,
    `GET ${api.sandboxPay}`,
    `POST ${api.sandboxPay}`,
  ],
};

test('every call names the right or the permission that it needs, or stands among those that need none', () => {
  const named = endpoints.filter(({ right, permission }) => right ?? permission);
  const open = endpoints.filter((each) => !named.includes(each)).map(({ call }) => call);
  expect(open.toSorted()).toEqual(Object.values(withoutRight).flat().toSorted());
});

const unknown = 'unknown';
const policyNumber = 'SUK2026-01234567897';

/** What passes the schema of each call that asks for a code: query or body. */
const inputs: Record<string, object> = {
  [`GET ${api.applicationForm}`]: { applicationId: unknown },
  [`POST ${api.applicationForm}`]: { applicationId: unknown, section: 'bank', data: {}, version: 1 },
  [`POST ${api.applicationSignature}`]: { applicationId: unknown },
  [`POST ${api.redirectionLink}`]: { quoteId: unknown },
  [`GET ${api.policy}`]: { policyNumber },
  [`POST ${api.policyCancel}`]: { policyNumber, reason: 'price' },
  [`GET ${api.policyDocument}`]: { policyNumber, kind: 'schedule' },
  [`GET ${api.informationSheet}`]: { quoteId: unknown },
  [`GET ${api.callbacks}`]: { quoteId: unknown },
  [`POST ${api.callbacks}`]: { quoteId: unknown, when: 'morning' },
  [`GET ${api.consents}`]: {},
  [`POST ${api.consentsWithdraw}`]: {},
  [`GET ${api.customerKyc}`]: { quoteId: unknown },
  [`POST ${api.customerKyc}`]: { quoteId: unknown },
  [`GET ${api.healthDeclaration}`]: { quoteId: unknown },
  [`POST ${api.healthDeclaration}`]: { quoteId: unknown, version: 0, answers: {} },
  [`GET ${api.payments}`]: { quoteId: unknown },
  [`POST ${api.payments}`]: { quoteId: unknown, amount: 1 },
  [`POST ${api.paymentReturned}`]: { paymentId: unknown },
  [`GET ${api.revisitJourneys}`]: {},
  [`DELETE ${api.revisitJourneys}`]: { quoteId: unknown },
  [`POST ${api.revisitOpen}`]: { quoteId: unknown },
  [`POST ${api.signzy}`]: { quoteId: unknown, type: 'pan', name: 'a', pan: 'b', dateOfBirth: 'c' },
};

/** These answer without a code too, and more with one. */
const moreWithCode = [`GET ${api.revisit}`, `POST ${api.quote}`];

const asking = endpoints.filter(({ right, call }) => right && !moreWithCode.includes(call));

test('the cases below are all there are', () => {
  expect(asking.map(({ call }) => call).toSorted()).toEqual(Object.keys(inputs).toSorted());
});

async function ask(browser: Browser, call: string) {
  const [method, path = ''] = call.split(' ');
  const input = inputs[call] ?? {};
  if (method === 'POST') return browser.post(path, input);
  const query = new URLSearchParams(input as Record<string, string>).toString();
  return browser.send(`${path}?${query}`, { method });
}

let isStaffThere = false;
async function ensureStaff(): Promise<void> {
  if (!isStaffThere) await createStaff(STAFF, new Date());
  isStaffThere = true;
}

/** Has a code sent for a purpose, the way it is asked for on the site. */
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

const bySession = OTP_PURPOSES.filter((purpose) => purpose !== 'sign-proposal');

test.each(bySession)('O4 a code to %s opens what the table says of it, and nothing else', async (purpose) => {
  await newVisitor().get('/api/health/ready');
  if (purpose === 'staff-sign-in') await ensureStaff();
  const visitor = newVisitor();
  await takeCode(visitor, purpose, newMobile());
  for (const { call, right } of asking) {
    const answer = await ask(visitor, call);
    const isOpen = right !== undefined && opens(purpose, right);
    expect([call, answer.status === 401]).toEqual([call, !isOpen]);
    if (!isOpen) expectFailure(answer, 401, 'NOT_SIGNED_IN');
  }
});

/** Which route takes a code of which purpose; a signature is taken by the form that it signs. */
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
