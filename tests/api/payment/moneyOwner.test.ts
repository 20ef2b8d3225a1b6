import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { addDays, DAY_MS, todayInIndia } from '@/lib/domain/common/dates';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import { isUnpaid, PAYMENT_STATUSES } from '@/lib/domain/payment/payment';
import { jobs } from '@/lib/server/worker/jobs';
import { refundOrReleaseAll } from '@/lib/server/services/payment/workOnPayment';
import { settleNextApplication } from '@/lib/server/services/application/settleApplication';
import { Applications } from '@/models/application/application';
import { Payments } from '@/models/payment/payment';
import { Policies } from '@/models/policy/policy';
import { markQuote, Quotes } from '@/models/quote/quote';
import { ReviewCases } from '@/models/desk/reviewCase';
import { addSampleStaff } from '@/tests/api/support/desk';
import { useApi } from '@/tests/api/support/api';
import { aBuyer, AMOUNT, aPayment, type Buyer, choose, pay, ready } from '@/tests/api/support/buyers';
import {
  aPaidApplicant,
  booksOf,
  endBlock,
  blocked,
  type PaidApplicant,
  proveAgain,
  work,
} from '@/tests/api/support/paidApplicants';
import { answers, save, signAll } from '@/tests/api/support/purchases';
import { aFamily } from '@/tests/api/support/samples';
import { messagesTo, passSeconds, prove, signIn, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
const port = () => newBrowser().port;
const DAY = DAY_MS / 1000;
let days = 0;

beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
});
// Staff have a daily budget of codes.
beforeEach(() => passSeconds((days += 2) * DAY));
afterEach(() => jest.useRealTimers());

const declaration = { ...answers.declaration, permitsDebit: true };
const reason = 'The illness that was declared began before the cover';
const statusOf = async ({ paymentId }: PaymentDto) => (await Payments.findById(paymentId).lean())?.status;
const quoteOf = (quoteId: string) => Quotes.findById(quoteId).lean();

async function underwriter(): Promise<Visitor> {
  const visitor = new Visitor(port());
  await signIn(visitor, 'SAMPLE-3001', '6000003001');
  return visitor;
}

async function caseOf(quoteId: string): Promise<string> {
  return (await ReviewCases.findOne({ quoteId, kind: 'proposal' }).lean())?._id ?? '';
}

async function decide(quoteId: string, decision: 'accepted' | 'declined') {
  const visitor = await underwriter();
  return visitor.post(api.cases, { caseId: await caseOf(quoteId), decision, reason });
}

/** All of a server's jobs but messages. */
async function runJobs(applicant: Pick<Buyer, 'visitor'>, seconds = 30): Promise<void> {
  await work(applicant, seconds);
  const now = new Date(Date.now() + seconds * 1000);
  for (const { name, doNext } of jobs) {
    if (!['messages', 'sandbox webhooks', 'remind'].includes(name)) while (await doNext(now));
  }
  await work(applicant, seconds + 60);
}

/** Referred, with a lapsed block and an identity verified since. */
async function aLapsedProposal(): Promise<PaidApplicant> {
  const applicant = await aPaidApplicant(port(), { ...ready, kyc: 'review' });
  expect((await signAll(applicant, { declaration })).body).toMatchObject({ status: 'referred' });
  await endBlock(applicant);
  passSeconds(DAY);
  await proveAgain(applicant);
  await work(applicant, 1);
  await markQuote(applicant.quoteId, { kyc: 'verified' });
  return applicant;
}

test('an order that is paid after the proposal was declined: the money goes back', async () => {
  const applicant = await aLapsedProposal();
  const second = (await pay({ ...applicant, dialerId: '' })).body as PaymentDto;
  const { checkoutUrl } = second;
  expect(checkoutUrl).toBeDefined();
  // The bank debits while the underwriter declines; the webhook follows.
  await choose({ ...applicant, dialerId: '' }, second, 'success');
  expect((await decide(applicant.quoteId, 'declined')).status).toBe(200);
  await runJobs(applicant);
  expect(await quoteOf(applicant.quoteId)).toMatchObject({ decision: 'declined' });
  expect(await statusOf(second)).toBe('refunded');
  expect(await booksOf(second)).toEqual([
    ['paid', 0],
    ['refunded', AMOUNT],
  ]);
});

test('an order that is open when the proposal is declined can’t be paid any more', async () => {
  const applicant = await aLapsedProposal();
  const buyer = { ...applicant, dialerId: '' };
  const second = (await pay(buyer)).body as PaymentDto;
  await decide(applicant.quoteId, 'declined');
  for (const status of PAYMENT_STATUSES.filter(isUnpaid)) {
    await Payments.updateOne({ _id: second.paymentId }, { $set: { status } });
    await refundOrReleaseAll(applicant.quoteId, new Date());
    expect([status, await statusOf(second)]).toEqual([status, 'cancelled']);
  }
  await runJobs(applicant);
  expect(await statusOf(second)).toBe('cancelled');
  expect((await choose(buyer, second, 'success')).status).toBe(409);
});

test('accepted while no money was there, and paid weeks later: nobody is covered for the days between', async () => {
  const applicant = await aLapsedProposal();
  expect((await decide(applicant.quoteId, 'accepted')).status).toBe(200);
  passSeconds(20 * DAY);
  await proveAgain(applicant);
  const { body } = await applicant.visitor.get(`${api.payments}?quoteId=${applicant.quoteId}`);
  const buyer = { ...applicant, dialerId: '' };
  const again = (await pay(buyer, { amount: body.price.priceAfterTax })).body as PaymentDto;
  await choose(buyer, again, 'success');
  await runJobs(applicant);
  expect(await statusOf(again)).toBe('paid');
  const policy = await Policies.findOne({ applicationId: applicant.applicationId }).lean();
  const today = todayInIndia(new Date());
  expect([policy?.startsOn, policy?.issuedOn, policy?.freeLookUntil]).toEqual([
    today,
    today,
    addDays(today, 30),
  ]);
});

test('who is declined reads why, on the page of the proposal and in the message; it is stored sealed', async () => {
  const applicant = await aPaidApplicant(port(), blocked);
  await signAll(applicant, { declaration });
  await decide(applicant.quoteId, 'declined');
  const { visitor, applicationId, mobileNumber } = applicant;
  const { body } = await visitor.get(`${api.applicationForm}?applicationId=${applicationId}`);
  expect(body).toMatchObject({ status: 'declined', refusal: reason });
  const [message] = await messagesTo(mobileNumber, visitor);
  expect(message).toMatchObject({ purpose: 'proposal-declined', text: expect.stringContaining(reason) });
  expect(JSON.stringify(await Applications.findById(applicationId).lean())).not.toContain('illness');
});

test('each attempt that fails is told by SMS, once', async () => {
  const buyer = await aBuyer(port());
  const payment = await aPayment(buyer);
  for (const times of [1, 2]) {
    await choose(buyer, await aPayment(buyer), 'failure');
    await work(buyer, 3);
    await work(buyer, 30);
    const messages = await messagesTo(buyer.mobileNumber, buyer.visitor);
    const failed = messages.filter(({ text }) => text.includes('did not go through'));
    expect(failed).toHaveLength(times);
    expect(failed[0]?.text).toContain(payment.reference);
  }
});

function expireOn(quoteId: string, days: number) {
  const soon = new Date(Date.now() + days * DAY_MS);
  return Quotes.updateOne({ _id: quoteId }, { $set: { expiresAt: soon, recordsKeptUntil: soon } });
}

test('a press that is repeated keeps nothing anew, and one of another day keeps it all', async () => {
  const buyer = await aBuyer(port());
  const press = async () => {
    let kept = 0;
    mongoose.set('debug', (_name: string, _method: string, _filter: unknown, change: unknown) => {
      if (JSON.stringify(change ?? '').includes('"$max":{"expiresAt"')) kept += 1;
    });
    await aPayment(buyer);
    mongoose.set('debug', false);
    return kept;
  };
  const all = await press();
  expect(all).toBeGreaterThan(1);
  expect(await press()).toBe(0);
  passSeconds(DAY + 1);
  await prove(buyer.visitor, buyer.mobileNumber);
  expect(await press()).toBe(all);
});

test('paying, and each section that is saved, keeps the quote: nothing expires before its money is settled', async () => {
  const applicant = await aPaidApplicant(port());
  const { quoteId } = applicant;
  await expireOn(quoteId, 5);
  expect((await save(applicant, 'proposer', 1)).status).toBe(200);
  const later = new Date(Date.now() + 100 * DAY_MS);
  expect((await quoteOf(quoteId))?.expiresAt.getTime()).toBeGreaterThan(later.getTime());

  const buyer = await aBuyer(port());
  await expireOn(buyer.quoteId, 1);
  const payment = await aPayment(buyer);
  await choose(buyer, payment, 'success');
  await work(buyer, 2);
  expect((await quoteOf(buyer.quoteId))?.expiresAt.getTime()).toBeGreaterThan(later.getTime());
});

test('a birthday after the quote was saved: what is paid is what it costs from then on', async () => {
  const buyer = await aBuyer(port());
  const { visitor, quoteId } = buyer;
  const birthday = addDays(todayInIndia(new Date()), 1);
  const dateOfBirth = `${Number(birthday.slice(0, 4)) - 36}${birthday.slice(4)}`;
  const [self, spouse, ...others] = aFamily().members;
  await visitor.post(api.quote, { quoteId, members: [self, { ...spouse, dateOfBirth }, ...others] });
  await markQuote(quoteId, ready);
  passSeconds(DAY);
  await proveAgain({ ...buyer, applicationId: '' });
  const { priceAfterTax } = (await visitor.get(`${api.payments}?quoteId=${quoteId}`)).body.price;
  expect(priceAfterTax).toBeGreaterThan(AMOUNT);
  const { body: refused } = await pay(buyer, { amount: AMOUNT });
  expect(refused.amounts).toEqual({ before: AMOUNT, now: priceAfterTax, reasons: ['birthday'] });
  const payment = (await pay(buyer, { amount: priceAfterTax })).body as PaymentDto;
  await choose(buyer, payment, 'success');
  await work(buyer, 2);
  const { body } = await visitor.get(`${api.quote}?quoteId=${quoteId}`);
  expect(body).toMatchObject({ paymentId: payment.paymentId, price: { priceAfterTax } });
});

test('a premium isn’t taken for an order of a clean declaration once an illness is declared', async () => {
  const buyer = await aBuyer(port());
  const payment = await aPayment(buyer);
  expect(payment.mode).toBe('pay');
  await choose(buyer, payment, 'success');
  await markQuote(buyer.quoteId, { declaration: 'disclosed' });
  await runJobs(buyer);
  expect(await statusOf(payment)).toBe('refunded');
  expect(await quoteOf(buyer.quoteId)).not.toHaveProperty('paidAt');
  const again = await aPayment(buyer);
  expect(again.mode).toBe('block');
});

test('an order of a clean declaration is closed once an illness is declared', async () => {
  const buyer = await aBuyer(port());
  const payment = await aPayment(buyer);
  await markQuote(buyer.quoteId, { declaration: 'disclosed' });
  await work(buyer, 30);
  expect(await statusOf(payment)).toBe('cancelled');
  expect((await choose(buyer, payment, 'success')).status).toBe(409);
});

test.each(['accepted', 'declined'] as const)(
  'a server that dies between closing a case and settling it: the case stays on the desk, and is %s',
  async (decision) => {
    const applicant = await aPaidApplicant(port(), blocked);
    await signAll(applicant, { declaration });
    const visitor = await underwriter();
    const caseId = await caseOf(applicant.quoteId);
    const dead = jest
      .spyOn(Applications.collection, 'findOneAndUpdate')
      .mockRejectedValue(new Error('it died'));
    expect((await visitor.post(api.cases, { caseId, decision, reason })).status).toBe(500);
    dead.mockRestore();
    const { body } = await visitor.get(`${api.cases}?kind=proposal`);
    expect(body.cases).toContainEqual(expect.objectContaining({ caseId, decision }));
    passSeconds(120);
    await runJobs(applicant, 90);
    while (await settleNextApplication(new Date(Date.now() + 200_000)));
    expect(await quoteOf(applicant.quoteId)).toMatchObject({ decision });
    expect(await statusOf(applicant.payment)).toBe(decision === 'accepted' ? 'paid' : 'released');
    const { body: after } = await visitor.get(`${api.cases}?kind=proposal`);
    expect(after.cases).not.toContainEqual(expect.objectContaining({ caseId }));
  },
);
