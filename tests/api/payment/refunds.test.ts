import { api } from '@/lib/config/paths';
import { dayAfterTerm, daysBetween, todayInIndia } from '@/lib/domain/common/dates';
import type { GatewayFact } from '@/lib/domain/payment/payment';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import type { PolicyDto } from '@/lib/domain/policy/contract';
import { decideProposal, settleNextApplication } from '@/lib/server/services/application/settleApplication';
import { formatMoney } from '@/lib/i18n/format';
import { settleNextCancellation } from '@/lib/server/services/policy/policies';
import { paymentOf } from '@/lib/server/services/payment/premium';
import { GatewayEvents } from '@/models/payment/gatewayEvent';
import { Payments } from '@/models/payment/payment';
import type { UnclaimedDto } from '@/lib/domain/unclaimed/contract';
import { sweepNextPayment } from '@/lib/server/services/payment/moneySweep';
import { applyFact } from '@/lib/server/services/payment/receiveFact';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { findPolicy, Policies } from '@/models/policy/policy';
import { holderOf as holderWithRenewal, renew } from '@/tests/api/renewals/holders';
import { aTripPolicy } from '@/tests/api/travel/trips';
import { findQuote } from '@/models/quote/quote';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { AMOUNT, type Buyer, choose, inSeconds, pay, ready, tell, told } from '@/tests/api/support/buyers';
import {
  aPaidApplicant,
  blocked,
  booksOf,
  endBlock,
  type PaidApplicant,
  proveAgain,
  work,
} from '@/tests/api/support/paidApplicants';
import { answers, noToAll, signAll } from '@/tests/api/support/purchases';
import { messagesTo, passSeconds } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
afterEach(() => jest.useRealTimers());

const reason = 'The illness began before the cover';
const DAY = 24 * 60 * 60;
const ill = {
  people: [{ ...noToAll, hospital: { answer: 'yes', since: '2024-03', details: 'Fever' } }, noToAll, noToAll],
};

const newApplicant = (marks = ready) => aPaidApplicant(newBrowser().port, marks);

async function aPolicy() {
  const holder = await newApplicant();
  const { policyNumber } = (await signAll(holder)).body as { policyNumber: string };
  return { ...holder, policyNumber };
}

type Holder = Awaited<ReturnType<typeof aPolicy>>;

async function readPolicy({ visitor, policyNumber }: Holder): Promise<PolicyDto> {
  const { body } = await visitor.get(`${api.policy}?policyNumber=${policyNumber}`);
  return body as PolicyDto;
}

const giveBack = ({ visitor, policyNumber }: Holder) =>
  visitor.post(api.policyCancel, { policyNumber, reason: 'price' });

/** The bank ends its block; we learn of it from the next poll. */
async function letLapse(applicant: PaidApplicant): Promise<void> {
  await endBlock(applicant);
  passSeconds(DAY);
  await proveAgain(applicant);
  await work(applicant, 1);
  passSeconds(60);
}

const statusOf = async ({ paymentId }: PaymentDto) => (await Payments.findById(paymentId).lean())?.status;

test('who gives a policy back has the money sent back once, and sees where it is', async () => {
  const holder = await aPolicy();
  const { visitor, mobileNumber, payment } = holder;
  const answered = await Promise.all([1, 2, 3].map(() => giveBack(holder)));
  expect(answered.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answered[0]?.body.cancelled).toMatchObject({
    amount: AMOUNT,
    refund: { status: 'underWay', reference: payment.reference },
  });
  await work(holder);
  await giveBack(holder);
  await work(holder);
  expect(await booksOf(payment)).toEqual([
    ['paid', 0],
    ['refunded', AMOUNT],
  ]);
  expect((await readPolicy(holder)).cancelled?.refund.status).toBe('sent');
  const purposes = (await messagesTo(mobileNumber, visitor)).map(({ purpose }) => purpose);
  expect(purposes.slice(0, 2)).toEqual(['payment', 'policy-cancelled']);
  expect(purposes.filter((purpose) => purpose === 'policy-cancelled')).toHaveLength(1);
});

test('later a part comes back, and every page and message says which', async () => {
  const today = todayInIndia(new Date());
  const days = daysBetween(today, dayAfterTerm(today, 12));
  const holder = await aPolicy();
  passSeconds(100 * DAY);
  await proveAgain(holder);
  const { cancelled } = (await giveBack(holder)).body as PolicyDto;
  const part = Math.floor((AMOUNT * (days - 100)) / days);
  expect(cancelled?.amount).toBe(part);
  await work(holder);
  expect(await booksOf(holder.payment)).toEqual([
    ['paid', 0],
    ['refunded', part],
  ]);
  const { body } = await holder.visitor.get(`${api.payments}?paymentId=${holder.payment.paymentId}`);
  expect(body).toMatchObject({ status: 'refunded', refund: part });
  const [message] = await messagesTo(holder.mobileNumber, holder.visitor);
  expect(message?.text).toContain(formatMoney(part));
});

test('another amount than was shown is not refunded: the press is told today’s, and nothing is cancelled', async () => {
  const holder = await aPolicy();
  const { visitor, policyNumber } = holder;
  const give = (amount: number | undefined) =>
    visitor.post(api.policyCancel, { policyNumber, reason: 'price', amount });
  const { cancellation: shown } = await readPolicy(holder);
  passSeconds(100 * DAY);
  await proveAgain(holder);
  const { cancellation: now } = await readPolicy(holder);
  const refused = await give(shown.refund);
  expectFailure(refused, 409, 'PRICE_CHANGED');
  expect(refused.body.amounts).toEqual({ before: shown.refund, now: now.refund });
  expect((await readPolicy(holder)).cancelled).toBeUndefined();
  expect((await give(now.refund)).body.cancelled).toMatchObject({ amount: now.refund });
  // A repeat, whose answer was lost, sends the amount of the first request.
  passSeconds(DAY);
  await proveAgain(holder);
  expect((await give(now.refund)).body.cancelled).toMatchObject({ amount: now.refund });
});

test('a server that died after the note leaves the refund to any other', async () => {
  const holder = await aPolicy();
  const { policyNumber, payment } = holder;
  const write = jest.spyOn(Payments.collection, 'findOneAndUpdate').mockRejectedValue(new Error('it died'));
  await giveBack(holder);
  write.mockRestore();
  expect((await readPolicy(holder)).cancelled?.refund.status).toBe('underWay');
  expect(await statusOf(payment)).toBe('paid');
  expect(await settleNextCancellation(new Date())).toBe(true);
  expect(await settleNextCancellation(inSeconds(60))).toBe(false);
  await work(holder);
  expect(await statusOf(payment)).toBe('refunded');
  expect((await Policies.findById(policyNumber).lean())?.refundDueAt).toBeUndefined();
});

test('what is blocked is taken on acceptance: the receipt has that day, and how it was paid', async () => {
  const applicant = await newApplicant(blocked);
  const declaration = { ...answers.declaration, permitsDebit: true };
  expect((await signAll(applicant, { declaration })).body).toMatchObject({ status: 'referred' });
  passSeconds(2 * DAY);
  await decideProposal(applicant.applicationId, { decision: 'accepted', reason }, new Date());
  expect(await Policies.countDocuments({ quoteId: applicant.quoteId })).toBe(0);
  passSeconds(DAY);
  await work(applicant);
  while (await settleNextApplication(new Date()));
  const policy = await Policies.findOne({ quoteId: applicant.quoteId }).lean();
  expect(policy?.paidOn).toBe(todayInIndia(new Date()));
  expect(await paymentOf(policy!)).toMatchObject({
    method: 'upi',
    receiptNumber: applicant.payment.reference,
  });
  expect(await statusOf(applicant.payment)).toBe('paid');
});

test.each([
  ['taken', ready, { medical: ill }, 'refunded'],
  ['blocked', blocked, {}, 'released'],
] as const)(
  'money that was %s goes back in full when the proposal is declined',
  async (_name, marks, more, end) => {
    const applicant = await newApplicant(marks);
    const declaration = { ...answers.declaration, permitsDebit: true };
    expect((await signAll(applicant, { ...more, declaration })).body).toMatchObject({ status: 'referred' });
    await decideProposal(applicant.applicationId, { decision: 'declined', reason }, new Date());
    await decideProposal(applicant.applicationId, { decision: 'declined', reason }, new Date());
    await work(applicant);
    expect(await statusOf(applicant.payment)).toBe(end);
    expect((await booksOf(applicant.payment))?.map(([outcome]) => outcome)).toHaveLength(2);
  },
);

test('a hold that ends before we answer is asked for again; the proposal stays, and becomes a policy', async () => {
  const applicant = await newApplicant(blocked);
  const { visitor, quoteId, mobileNumber, applicationId } = applicant;
  const declaration = { ...answers.declaration, permitsDebit: true };
  await signAll(applicant, { declaration });
  await letLapse(applicant);
  expect(await findQuote(quoteId, new Date())).not.toHaveProperty('paidAt');
  expect((await messagesTo(mobileNumber, visitor))[0]?.text).toContain('block it again');
  const { body: seen } = await visitor.get(`${api.applicationForm}?applicationId=${applicationId}`);
  expect(seen.plan).not.toHaveProperty('paidAt');
  await decideProposal(applicationId, { decision: 'accepted', reason }, new Date());
  expect(await Policies.countDocuments({ quoteId })).toBe(0);
  const { body: again } = await pay({ ...applicant, dialerId: '' });
  await choose(applicant as unknown as Buyer, again as PaymentDto, 'success');
  await work(applicant, 2);
  while (await settleNextApplication(inSeconds(60)));
  await work(applicant, 90);
  while (await settleNextApplication(inSeconds(120)));
  expect((await Policies.findOne({ quoteId }).lean())?.paymentId).toBe(again.paymentId);
});

test('a form is not signed while its premium is neither paid nor blocked', async () => {
  const applicant = await newApplicant(blocked);
  await letLapse(applicant);
  const declaration = { ...answers.declaration, permitsDebit: true };
  expectFailure(await signAll(applicant, { declaration }), 422, 'NOT_PAID');
});

test('what went back at the gateway without us leaves no policy without its premium unseen', async () => {
  const applicant = await aPolicy();
  const { payment, visitor } = applicant;
  await tell(visitor, told(payment, { outcome: 'refunded', refundedPaise: AMOUNT * 100 }));
  await work(applicant, 3);
  expect((await Payments.findById(payment.paymentId).lean())?.status).toBe('refunded');
  while (await sweepNextPayment(inSeconds(3_600)));
  while (await sweepNextPayment(inSeconds(7_200)));
  const issues = await GatewayEvents.find({ paymentId: payment.paymentId, status: 'quarantined' }).lean();
  expect(issues.map(({ problem }) => problem)).toEqual(['takenBack']);
});

describe('a refund that came back is found by the number that its own payment bought', () => {
  const told = async (
    paymentId: string,
    outcome: GatewayFact['outcome'],
    more: Partial<GatewayFact> = {},
  ) => {
    const payment = (await Payments.findById(paymentId).lean())!;
    const fact = { outcome, orderId: payment.orderId!, amountPaise: 5_000_00, currency: 'INR', ...more };
    await applyFact(payment, fact, { now: new Date(), cause: 'told' });
  };
  const owed = async (policyNumber: string, dateOfBirth: string) =>
    (await newBrowser().post(api.unclaimed, { policyNumber, dateOfBirth })).body as UnclaimedDto;
  const found = { amounts: [{ kind: 'refund', amountPaise: 5_000_00, since: todayInIndia(new Date()) }] };

  test('a trip, by the birth date of a traveller', async () => {
    const { policyNumber, payment } = await aTripPolicy(newBrowser().port);
    await told(payment.paymentId, 'refundFailed');
    expect(await owed(policyNumber, '1991-04-02')).toEqual(found);
    expect(await owed(policyNumber, '1991-04-03')).toEqual({ amounts: [] });
    await told(payment.paymentId, 'refunded');
    expect(await owed(policyNumber, '1991-04-02')).toEqual({ amounts: [] });
  });

  test('that of a second debit is owed beside it, and goes without it', async () => {
    const { policyNumber, payment } = await aTripPolicy(newBrowser().port);
    const { amount } = (await Payments.findById(payment.paymentId).lean())!;
    const second = { attemptId: 'pay_second', amountPaise: amount * 100 };
    await told(payment.paymentId, 'refundFailed');
    await told(payment.paymentId, 'paid', second);
    await told(payment.paymentId, 'refundFailed', second);
    const { amounts } = await owed(policyNumber, '1991-04-02');
    expect(amounts.map(({ amountPaise }) => amountPaise)).toEqual([5_000_00, amount * 100]);
    await told(payment.paymentId, 'refunded', second);
    expect(await owed(policyNumber, '1991-04-02')).toEqual(found);
  });

  test('a later term, and not the first one', async () => {
    const holder = await holderWithRenewal(newBrowser().port, 20);
    const next = await findPolicy(await renew(holder));
    const { dateOfBirth } = peopleOf(next!).holder;
    await told(next!.paymentId!, 'refundFailed');
    expect(await owed(next!._id, dateOfBirth)).toEqual(found);
    expect(await owed(holder.policyNumber, dateOfBirth)).toEqual({ amounts: [] });
  });
});
