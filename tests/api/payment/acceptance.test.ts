import { api } from '@/lib/config/paths';
import { addDays, DAY_MS, formatDayMonthYear, todayInIndia } from '@/lib/domain/common/dates';
import { ACCEPTED_DAYS } from '@/lib/domain/payment/acceptance';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import { decideProposal, settleNextApplication } from '@/lib/server/services/application/settleApplication';
import { applyNextEvent } from '@/lib/server/services/payment/receiveFact';
import { Applications, renewDecided, wakeAccepted } from '@/models/application/application';
import { Payments } from '@/models/payment/payment';
import { Policies } from '@/models/policy/policy';
import { findQuote, markQuote } from '@/models/quote/quote';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { type Buyer, choose, inSeconds, pay, tell, told } from '@/tests/api/support/buyers';
import {
  aPaidApplicant,
  blocked,
  endBlock,
  type PaidApplicant,
  proveAgain,
  work,
} from '@/tests/api/support/paidApplicants';
import { answers, signAll } from '@/tests/api/support/purchases';
import { messagesTo, passSeconds } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
afterEach(() => jest.useRealTimers());

const DAY = DAY_MS / 1000;
const statusOf = async ({ paymentId }: PaymentDto) => (await Payments.findById(paymentId).lean())?.status;

/** Makes an accepted proposal whose block lapsed before we accepted it. */
async function anAccepted(): Promise<PaidApplicant> {
  const applicant = await aPaidApplicant(newBrowser().port, blocked);
  await signAll(applicant, { declaration: { ...answers.declaration, permitsDebit: true } });
  await endBlock(applicant);
  passSeconds(DAY);
  await proveAgain(applicant);
  await work(applicant, 1);
  passSeconds(60);
  const accepted = { decision: 'accepted', reason: 'Read' } as const;
  await decideProposal(applicant.applicationId, accepted, new Date());
  return applicant;
}

test('a proposal that was accepted without money is paid within its days; later money goes back, and buys nothing', async () => {
  const applicant = await anAccepted();
  const { visitor, quoteId } = applicant;
  const until = addDays(todayInIndia(new Date()), ACCEPTED_DAYS);
  const offer = async () => (await visitor.get(`${api.payments}?quoteId=${quoteId}`)).body;
  expect(await offer()).toMatchObject({ acceptedUntil: until });

  passSeconds(ACCEPTED_DAYS * DAY);
  await proveAgain(applicant);
  expect(await offer()).not.toHaveProperty('isOver');
  const { status, body: last } = await pay(applicant as unknown as Buyer);
  expect(status).toBe(201);

  passSeconds(2 * DAY);
  await proveAgain(applicant);
  expect(await offer()).toMatchObject({ acceptedUntil: until, isOver: true });
  expectFailure(await pay(applicant as unknown as Buyer), 422, 'ACCEPTANCE_OVER');
  await work(applicant, 2);
  expect(await statusOf(last as PaymentDto)).toBe('cancelled');
  await tell(visitor, told(last as PaymentDto, { outcome: 'blocked' }));
  // Whichever job is first.
  while (await applyNextEvent(inSeconds(1)));
  while (await settleNextApplication(inSeconds(60)));
  await work(applicant, 90);
  while (await settleNextApplication(inSeconds(120)));
  await work(applicant, 150);
  expect(['releasing', 'released']).toContain(await statusOf(last as PaymentDto));
  expect(await Policies.countDocuments({ quoteId })).toBe(0);
  expect(await findQuote(quoteId, new Date())).not.toHaveProperty('paidAt');
});

test('an accepted proposal without money is told its last day once, and tried again once its money is there', async () => {
  const applicant = await anAccepted();
  const { mobileNumber, visitor, quoteId } = applicant;
  const until = formatDayMonthYear(addDays(todayInIndia(new Date()), ACCEPTED_DAYS));
  const toldToPay = async () =>
    (await messagesTo(mobileNumber, visitor)).filter(({ text }) => text.startsWith('We have accepted'));
  expect(await settleNextApplication(inSeconds(60))).toBe(false);
  const [message, ...more] = await toldToPay();
  expect([more, message?.text]).toEqual([[], expect.stringContaining(`by ${until},`)]);
  passSeconds((ACCEPTED_DAYS + 40) * DAY);
  expect(await settleNextApplication(new Date())).toBe(false);
  passSeconds(-42 * DAY);
  await proveAgain(applicant);
  const { body } = await pay(applicant as unknown as Buyer);
  await choose(applicant as unknown as Buyer, body as PaymentDto, 'success');
  await work(applicant, 2);
  while (await settleNextApplication(inSeconds(10)));
  await work(applicant, 30);
  while (await settleNextApplication(inSeconds(60)));
  expect(await Policies.countDocuments({ quoteId })).toBe(1);
  expect(await toldToPay()).toHaveLength(1);
  const told = (await messagesTo(mobileNumber, visitor)).map(({ text }) => text);
  // Sent after the form, which is complete.
  expect(told.filter((text) => text.includes('Complete your application'))).toHaveLength(0);
});

test('money that comes while an accepted proposal is laid to rest wakes it', async () => {
  const { quoteId, payment } = await anAccepted();
  await renewDecided(quoteId, new Date());
  const { collection } = Applications;
  const write = collection.updateOne.bind(collection);
  const spy = jest.spyOn(collection, 'updateOne').mockImplementationOnce(async (...given) => {
    await markQuote(quoteId, { paidAt: new Date(), paymentId: payment.paymentId });
    await wakeAccepted(quoteId, new Date());
    return write(...given);
  });
  await settleNextApplication(new Date());
  spy.mockRestore();
  expect(await Applications.findOne({ quoteId }).lean()).toHaveProperty('leaseUntil');
});

test('a hold that ends while the accepted premium is taken names the last day to pay', async () => {
  const applicant = await aPaidApplicant(newBrowser().port, blocked);
  await signAll(applicant, { declaration: { ...answers.declaration, permitsDebit: true } });
  await endBlock(applicant);
  const accepted = { decision: 'accepted', reason: 'Read' } as const;
  await decideProposal(applicant.applicationId, accepted, new Date());
  await work(applicant, 60);
  const until = formatDayMonthYear(addDays(todayInIndia(new Date()), ACCEPTED_DAYS));
  const texts = (await messagesTo(applicant.mobileNumber, applicant.visitor)).map(({ text }) => text);
  const [lapsed] = texts.filter((text) => text.startsWith('The block of'));
  expect(lapsed).toContain(`pay by ${until},`);
});

test('an order of the last day to pay has its own day', async () => {
  const applicant = await anAccepted();
  const { quoteId } = applicant;
  passSeconds(ACCEPTED_DAYS * DAY);
  await proveAgain(applicant);
  const { body: last } = await pay(applicant as unknown as Buyer);
  passSeconds(DAY - 60 * 60);
  await proveAgain(applicant);
  await choose(applicant as unknown as Buyer, last as PaymentDto, 'success');
  await work(applicant, 2);
  while (await settleNextApplication(inSeconds(60)));
  await work(applicant, 90);
  while (await settleNextApplication(inSeconds(120)));
  expect((await Policies.findOne({ quoteId }).lean())?.paymentId).toBe(last.paymentId);
});
