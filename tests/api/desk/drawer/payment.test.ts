import { api } from '@/lib/config/paths';
import type { OmniPaymentDto } from '@/lib/domain/desk/drawer/payment';
import type { RelogDto } from '@/lib/domain/desk/drawer/relog';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { Applications } from '@/models/application/application';
import { AuditEntries } from '@/models/desk/auditEntry';
import { ReviewCases } from '@/models/desk/reviewCase';
import { Payments } from '@/models/payment/payment';
import { Policies } from '@/models/policy/policy';
import { useApi } from '@/tests/api/support/api';
import { type Browser, expectFailure } from '@/tests/api/support/browser';
import { aBuyer, aPayment, AMOUNT, choose } from '@/tests/api/support/buyers';
import { addSampleStaff, historyOf, staffWith } from '@/tests/api/support/desk';
import { aPaidApplicant, blocked } from '@/tests/api/support/paidApplicants';
import { answers, makeApplicant, signAll } from '@/tests/api/support/purchases';
import { setClock } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
const noonInIndia = Date.parse('2026-11-23T12:00:00+05:30');
let days = 0;
let browser: Browser;

beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
});
beforeEach(async () => {
  setClock(noonInIndia + (days += 2) * 24 * 60 * 60 * 1000);
  browser = await staffWith(newBrowser().port);
});
afterEach(() => jest.useRealTimers());

async function paymentOf(quoteId: string, check?: boolean): Promise<OmniPaymentDto> {
  const { status, body } = await browser.post(api.omniPayment, { quoteId, check });
  expect(status).toBe(200);
  return body as OmniPaymentDto;
}

test('a payment whose webhook was lost is paid once the desk asks the gateway', async () => {
  const buyer = await aBuyer(newBrowser().port);
  expect(await paymentOf(buyer.quoteId, true)).toEqual({});
  const payment = await aPayment(buyer);
  await choose(buyer, payment, 'success');
  const { payment: before } = await paymentOf(buyer.quoteId);
  expect(before).toMatchObject({ status: 'open', gateway: 'sandbox', amount: AMOUNT, mode: 'pay' });
  const { payment: after, checkedAt } = await paymentOf(buyer.quoteId, true);
  expect(after).toMatchObject({ status: 'paid', reference: payment.reference });
  expect(after?.bankReference).toMatch(/\S/);
  expect(checkedAt).toBe(new Date(checkedAt ?? '').toISOString());
  const { quote, entries } = await historyOf(browser, buyer.quoteId);
  expect([quote.status, quote.next]).toEqual([1, 'application']);
  expect(entries).toContainEqual(expect.objectContaining({ kind: 'payment', status: 'paid' }));
  const told = { action: 'PAYMENT_CHECKED' as const, 'details.quoteId': buyer.quoteId };
  expect(await AuditEntries.findOne(told).lean()).toMatchObject({ details: { status: 'paid' } });
});

test('the gateway is asked a few times a minute, and while it is asked by somebody else not at all', async () => {
  const buyer = await aBuyer(newBrowser().port);
  const { paymentId } = await aPayment(buyer);
  await Payments.updateOne({ _id: paymentId }, { $set: { leaseUntil: new Date(Date.now() + 30_000) } });
  expect((await paymentOf(buyer.quoteId, true)).payment?.status).toBe('open');
  for (let asked = 1; asked < limits.checkPayment.max; asked += 1) await paymentOf(buyer.quoteId, true);
  const refused = await browser.post(api.omniPayment, { quoteId: buyer.quoteId, check: true });
  expectFailure(refused, 429, 'TOO_MANY_REQUESTS');
  expect((await paymentOf(buyer.quoteId)).payment?.paymentId).toBe(paymentId);
});

async function relog(applicationId: string): Promise<RelogDto> {
  const { status, body } = await browser.post(api.relog, { applicationId });
  expect(status).toBe(200);
  return body as RelogDto;
}

test('an application that a dying server left unsettled is settled by submitting it again, once', async () => {
  const applicant = await aPaidApplicant(newBrowser().port);
  const { body } = await signAll(applicant);
  const { applicationId, quoteId } = applicant;
  await Applications.updateOne({ _id: applicationId }, { $unset: { settledAt: 1 } });
  const [one, two] = await Promise.all([relog(applicationId), relog(applicationId)]);
  const again = await relog(applicationId);
  expect([one.state, two.state]).toContain('policyIssued');
  expect(again.state).toBe('policyIssued');
  expect(await Policies.countDocuments({ applicationId })).toBe(1);
  expect(body.policyNumber).toMatch(/\S/);
  expect(again.log.filter(({ what }) => what === 'asked')).toHaveLength(new Set([one.state, two.state]).size);
  expect(again.log[0]).toMatchObject({ what: 'signed', by: 'customer' });
  const { entries } = await historyOf(browser, quoteId);
  expect(entries).toContainEqual(expect.objectContaining({ kind: 'relog', by: 'SAMPLE-1001' }));
});

test('an application that is settled is only told of: nothing is submitted, noted or audited', async () => {
  const applicant = await aPaidApplicant(newBrowser().port);
  const { applicationId, quoteId } = applicant;
  const submission = async () => (await historyOf(browser, quoteId)).quote.submission;
  expect(await submission()).toBeUndefined();
  await signAll(applicant);
  expect(await submission()).toBe('policyIssued');
  const { state, log } = await relog(applicationId);
  expect(state).toBe('policyIssued');
  expect(log.map(({ what }) => what)).toEqual(['signed', 'decided', 'settled']);
  expect(
    await AuditEntries.countDocuments({ action: 'CASE_RELOGGED', 'details.applicationId': applicationId }),
  ).toBe(0);
  await Applications.updateOne({ _id: applicationId }, { $unset: { settledAt: 1 } });
  expect(await submission()).toBe('unsettled');
});

test('a referred application keeps its one case, and the log says who has it', async () => {
  const applicant = await aPaidApplicant(newBrowser().port, blocked);
  const declaration = { ...answers.declaration, permitsDebit: true };
  await signAll(applicant, { declaration });
  const { applicationId, quoteId } = applicant;
  await Applications.updateOne({ _id: applicationId }, { $unset: { settledAt: 1 } });
  for (const _time of [1, 2]) expect((await relog(applicationId)).state).toBe('withUnderwriter');
  expect(await ReviewCases.countDocuments({ quoteId, kind: 'proposal' })).toBe(1);
  const { log } = await relog(applicationId);
  expect(log.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['signed', 'decided', 'caseOpened', 'settled', 'asked']),
  );
  expect(log.filter(({ what }) => what === 'asked')).toHaveLength(1);
});

test('what was not signed can’t be submitted', async () => {
  const { applicationId } = await makeApplicant(newBrowser().port);
  expectFailure(await browser.post(api.relog, { applicationId }), 409, 'STEP_NOT_REACHED');
  expectFailure(await browser.post(api.relog, { applicationId: 'unknown' }), 404, 'NOT_FOUND');
});
