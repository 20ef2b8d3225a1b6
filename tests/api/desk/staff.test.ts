import { api } from '@/lib/config/paths';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import type { LatestQuotesDto } from '@/lib/domain/desk/contract';
import { UNATTENDED } from '@/lib/domain/desk/staffSession.data';
import { SAMPLE_STAFF } from '@/lib/domain/desk/sampleStaff.data';
import { SAMPLE_QUOTES } from '@/lib/server/samples/sampleData.data';
import { addSampleDesk } from '@/tests/api/support/desk';
import { AuditEntries } from '@/models/desk/auditEntry';
import { DialerLeads } from '@/models/callbacks/dialerLead';
import { Staff } from '@/models/desk/staff';
import { StaffSessions } from '@/models/desk/staffSession';
import { auditTrail } from '@/tests/api/support/store/audit';
import { useApi } from '@/tests/api/support/api';
import { type Browser, expectFailure } from '@/tests/api/support/browser';
import { makeQuote } from '@/tests/api/support/journeys';
import { aLead } from '@/tests/api/support/samples';
import {
  askForCode,
  lastCode,
  newMobile,
  passSeconds,
  signIn,
  tryCode,
  Visitor,
  wrongCode,
} from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
const newVisitor = () => new Visitor(newBrowser().port);

const minute = 60;
const day = 24 * 60 * minute;
let days = 0;

beforeAll(async () => {
  await addSampleDesk();
  await newVisitor().get('/api/health/ready');
});
// A new budget of codes for each test.
beforeEach(() => passSeconds((days += 2) * day));
afterEach(() => jest.useRealTimers());

const telecaller = () => signedIn('SAMPLE-1001', '6000001001');
async function signedIn(staffId: string, mobileNumber: string): Promise<Browser> {
  const browser = newVisitor();
  await signIn(browser, staffId, mobileNumber);
  return browser;
}

const list = (browser: Browser, query: Record<string, string> = {}) =>
  browser.get(`${api.latestQuotes}?${new URLSearchParams(query)}`);
async function listed(browser: Browser, query: Record<string, string> = {}): Promise<LatestQuotesDto> {
  const { status, body } = await list(browser, query);
  expect(status).toBe(200);
  return body as LatestQuotesDto;
}

test('S1 each sign-in is a new session, and a planted one stays worthless', async () => {
  const browser = newVisitor();
  browser.cookies.set('__Host-staff', 'planted-by-somebody-else-0000000000000000000');
  expectFailure(await list(browser), 401, 'NOT_SIGNED_IN');
  await signIn(browser, 'SAMPLE-1001', '6000001001');
  const token = browser.cookies.get('__Host-staff') ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await StaffSessions.countDocuments({ _id: token })).toBe(0);
  expect((await list(browser)).status).toBe(200);
  browser.cookies.set('__Host-staff', 'planted-by-somebody-else-0000000000000000000');
  expectFailure(await list(browser), 401, 'NOT_SIGNED_IN');
});

test('S1 after signing out the same cookie opens nothing', async () => {
  const browser = await telecaller();
  const token = browser.cookies.get('__Host-staff') ?? '';
  const { status, headers } = await browser.delete(api.staffSession);
  expect([status, headers['set-cookie']]).toEqual([
    204,
    [expect.stringMatching(/^__Host-staff=; Max-Age=0;/)],
  ]);
  browser.cookies.set('__Host-staff', token);
  expectFailure(await list(browser), 401, 'NOT_SIGNED_IN');
});

test.each([
  [14 * minute + 58, 200],
  [15 * minute + 1, 401],
])('S2 after %i idle seconds the answer is %i', async (seconds, status) => {
  const browser = await telecaller();
  passSeconds(seconds);
  expect((await list(browser)).status).toBe(status);
});

test('S2 after 8 hours the session ends, however busy', async () => {
  const browser = await telecaller();
  for (let passed = 10; passed < 8 * 60; passed += 10) {
    passSeconds(10 * minute);
    expect((await browser.get(api.staffSession)).status).toBe(200);
  }
  passSeconds(10 * minute + 1);
  expectFailure(await browser.get(api.staffSession), 401, 'NOT_SIGNED_IN');
});

test('S2 what an open page asks by itself does not keep the session alive', async () => {
  const browser = await telecaller();
  passSeconds(10 * minute);
  expect((await browser.get(api.latestQuotes, { [UNATTENDED]: '1' })).status).toBe(200);
  const { body } = await browser.get(api.staffSession, { [UNATTENDED]: '1' });
  expect(body.idleSeconds).toBe(5 * minute);
  passSeconds(5 * minute + 1);
  expectFailure(await list(browser), 401, 'NOT_SIGNED_IN');
});

test('S3 who is disabled is out at the next call, and gets no code', async () => {
  const browser = await signedIn('SAMPLE-2001', '6000002001');
  await Staff.updateOne({ _id: 'SAMPLE-2001' }, { $set: { disabledAt: new Date() } });
  expectFailure(await list(browser), 401, 'NOT_SIGNED_IN');
  passSeconds(day);
  const before = await lastCode('6000002001', browser);
  await browser.post(api.otpStaffGenerate, { staffId: 'SAMPLE-2001' });
  expect(await lastCode('6000002001', browser)).toBe(before);
  await Staff.updateOne({ _id: 'SAMPLE-2001' }, { $unset: { disabledAt: 1 } });
});

test('a lead for travel says so in the list, and then where, when and for how much, but not who', async () => {
  const mobileNumber = newMobile();
  const customer = newBrowser();
  const desk = await telecaller();
  const asked = await customer.post(api.quote, { ...aLead({ mobileNumber }), segment: 'Travel' });
  const { quoteId } = asked.body as { quoteId: string };
  const { quotes } = await listed(desk, { q: mobileNumber });
  expect(quotes).toMatchObject([{ quoteId, segment: 'Travel', status: 4 }]);
  const today = todayInIndia(new Date());
  const days = { startsOn: addDays(today, 10), endsOn: addDays(today, 19) };
  const trip = { destination: 'japan', ...days, travellers: ['1993-01-20'] };
  await customer.post(api.quote, { quoteId, trip, sumInsuredUsd: 50_000 });
  const [row] = (await listed(desk, { q: mobileNumber })).quotes;
  expect(row).toMatchObject({ productName: 'Travel Care', sumInsuredUsd: 50_000, familyCombination: '1A' });
  expect(row?.trip).toEqual({ destination: 'japan', ...days });
  expect(row?.priceAfterTax).toBeGreaterThan(0);
});

test.each([api.latestQuotes, api.staffSession])('S4 %s is for staff alone', async (path) => {
  expectFailure(await newVisitor().get(path), 401, 'NOT_SIGNED_IN');
  expectFailure(await newVisitor().get(`${path}?limit=none`), 401, 'NOT_SIGNED_IN');
  const customer = newVisitor();
  await makeQuote(customer);
  const { requestId, otp } = await askForCode(customer, newMobile());
  await tryCode(customer, requestId, otp);
  const cookies = ['__Host-session', '__Host-rj', '__Host-verified', '__Host-known'];
  expect([...customer.cookies.keys()]).toEqual(cookies);
  expectFailure(await customer.get(path), 401, 'NOT_SIGNED_IN');
});

test('S6 a phone number leaves the server masked, and looking is kept in the audit', async () => {
  const browser = await telecaller();
  const answer = await list(browser, { limit: '100' });
  const { quotes } = answer.body as LatestQuotesDto;
  expect(quotes.length).toBeGreaterThanOrEqual(SAMPLE_QUOTES.length);
  expect(quotes[0]?.mobileNumber).toMatch(/^\d\dxxxx\d{4}$/);
  // Ids are random; no run of ten digits may be a phone number.
  expect(answer.text.replace(/"(quoteId|dialerId)":"[^"]+"/g, '')).not.toMatch(/[6-9]\d{9}/);
  const seen = (await auditTrail({ action: 'QUOTES_LISTED' })).at(-1);
  expect(seen).toMatchObject({
    actor: 'SAMPLE-1001',
    requestId: answer.headers['x-request-id'],
    details: { isSearch: false, quoteIds: quotes.map(({ quoteId }) => quoteId) },
  });
  const { at = 0, expiresAt = 0 } = seen ?? {};
  expect(Number(expiresAt) - Number(at)).toBe(3650 * 24 * 60 * 60 * 1000);
});

test('sign-ins, failed ones and sign-outs are kept', async () => {
  await AuditEntries.collection.deleteMany({});
  const browser = newVisitor();
  const { body } = await browser.post(api.otpStaffGenerate, { staffId: 'sample-1001 ' });
  const otp = await lastCode('6000001001', browser);
  await tryCode(browser, body.requestId, wrongCode(otp), api.otpStaffValidate);
  passSeconds(1);
  await tryCode(browser, body.requestId, otp, api.otpStaffValidate);
  expect((await browser.get(api.staffSession)).body).toMatchObject({
    staffId: 'SAMPLE-1001',
    name: 'Sample P. Nair',
    role: 'telecaller',
  });
  passSeconds(1);
  await browser.delete(api.staffSession);
  const entries = await auditTrail();
  expect(entries.map(({ action, actor, details }) => [action, actor, details])).toEqual([
    ['STAFF_SIGN_IN_FAILED', 'SAMPLE-1001', { code: 'OTP_WRONG' }],
    ['STAFF_SIGNED_IN', 'SAMPLE-1001', {}],
    ['STAFF_SIGNED_OUT', 'SAMPLE-1001', {}],
  ]);
});

test('sample data is made once', async () => {
  const before = await DialerLeads.countDocuments();
  await addSampleDesk();
  await newVisitor().get('/api/health/ready');
  expect(await DialerLeads.countDocuments()).toBe(before);
});

test('sample data that was cut off is completed', async () => {
  const last = SAMPLE_STAFF.at(-1)?.staffId;
  await Staff.deleteOne({ _id: last });
  const before = await DialerLeads.countDocuments();
  await addSampleDesk();
  await newVisitor().get('/api/health/ready');
  expect(await DialerLeads.countDocuments()).toBe(before);
  expect(await Staff.countDocuments({ _id: last })).toBe(1);
});

test('a customer who agreed to be called stands at the top with every save; others are not there', async () => {
  const browser = await telecaller();
  const customer = newVisitor();
  const agreed = await makeQuote(customer, { mobileNumber: newMobile(), name: 'Sample Agreed' });
  await makeQuote(newVisitor(), { mobileNumber: newMobile(), name: 'Sample Silent', consent: false });
  passSeconds(1);
  await customer.post(api.quote, { quoteId: agreed.quoteId, product: 'aspire', tier: 'Gold+' });
  const { quotes } = await listed(browser, { limit: '100' });
  expect(quotes[0]).toMatchObject({ quoteId: agreed.quoteId, status: 4, productName: 'Aspire' });
  expect(quotes.map(({ name }) => name)).not.toContain('Sample Silent');
  expect((await listed(browser, { product: 'aspire' })).quotes[0]?.quoteId).toBe(agreed.quoteId);
});
