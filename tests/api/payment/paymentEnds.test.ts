import { api } from '@/lib/config/paths';
import { capturePayment, refundOrRelease } from '@/lib/server/services/payment/workOnPayment';
import { movePayment } from '@/lib/server/services/payment/paymentRecord';
import { Callbacks } from '@/models/callbacks/callback';
import { DialerLeads } from '@/models/callbacks/dialerLead';
import { Payments } from '@/models/payment/payment';
import { Quotes } from '@/models/quote/quote';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import {
  aBuyer,
  aPayment,
  type Buyer,
  choose,
  inSeconds,
  pay,
  readPayment,
  ready,
  tell,
  told,
  workUntil,
} from '@/tests/api/support/buyers';
import { messagesTo } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
const newBuyer = (marks = ready) => aBuyer(newBrowser().port, marks);
const blocked = { ...ready, declaration: 'disclosed' } as const;

const work = ({ visitor }: Buyer, seconds = 1) => workUntil(visitor, inSeconds(seconds));
const leadOf = ({ dialerId }: Buyer) => DialerLeads.findById(dialerId).lean();
const statusOf = async (buyer: Buyer, paymentId: string) => (await readPayment(buyer, paymentId)).status;

test('a changed quote has a payment of its own; money for the old one goes back', async () => {
  const buyer = await newBuyer();
  const old = await aPayment(buyer);
  await buyer.visitor.post(api.quote, { quoteId: buyer.quoteId, tenure: 2 });
  const { body } = await pay(buyer, { amount: 24_039 });
  expect(body).toMatchObject({ status: 'open', amount: 24_039 });
  expect(body.paymentId).not.toBe(old.paymentId);
  await tell(buyer.visitor, told(old));
  await work(buyer, 2);
  expect((await Quotes.findById(buyer.quoteId).lean())?.paidAt).toBeUndefined();
  expect(await statusOf(buyer, old.paymentId)).toBe('refunding');
});

test('money that comes after the quote was changed, before anybody pressed again, goes back too', async () => {
  const buyer = await newBuyer();
  const payment = await aPayment(buyer);
  await buyer.visitor.post(api.quote, { quoteId: buyer.quoteId, riders: ['safeguard-plus'] });
  await choose(buyer, payment, 'success');
  await work(buyer, 60);
  expect(await statusOf(buyer, payment.paymentId)).toBe('refunded');
  expect((await Quotes.findById(buyer.quoteId).lean())?.paidAt).toBeUndefined();
  expect(await leadOf(buyer)).toMatchObject({ status: 5 });
});

test('who asks for the form before the money is settled gets it, while its server is dead or slow', async () => {
  const buyer = await newBuyer();
  const payment = await aPayment(buyer);
  await choose(buyer, payment, 'success');
  const record = (await Payments.findById(payment.paymentId).lean())!;
  await movePayment(record, 'paid', { now: new Date(), cause: 'told by the bank' });
  await Payments.updateOne({ _id: payment.paymentId }, { $set: { leaseUntil: inSeconds(30) } });
  expect((await Quotes.findById(buyer.quoteId).lean())?.paidAt).toBeUndefined();
  const { quoteId, visitor } = buyer;
  expect((await visitor.post(api.redirectionLink, { quoteId })).body).toMatchObject({
    url: expect.stringContaining('/appforms/') as string,
  });
  expect(await statusOf(buyer, payment.paymentId)).toBe('paid');
  await work(buyer, 40);
  const paid = (await messagesTo(buyer.mobileNumber, visitor)).filter(({ text }) => text.includes('12,488'));
  expect(paid).toHaveLength(1);
});

test('a payment that failed says why, and its payer is called about it unless it is paid', async () => {
  const buyer = await newBuyer();
  const { visitor, quoteId } = buyer;
  const ask = () => visitor.post(api.callbacks, { quoteId, when: 'morning' });
  expectFailure(await ask(), 409, 'STEP_NOT_REACHED');
  const payment = await aPayment(buyer);
  await choose(buyer, payment, 'failure');
  await work(buyer, 2);
  expect(await readPayment(buyer, payment.paymentId)).toMatchObject({ status: 'failed', reason: 'limit' });
  expect((await ask()).status).toBe(201);
  const calls = () => Callbacks.find({ quoteId }, { about: 1, outcome: 1, _id: 0 }).lean();
  expect(await calls()).toEqual([{ about: 'payment' }]);
  const again = await aPayment(buyer);
  expect(again).not.toHaveProperty('reason');
  await choose(buyer, again, 'success');
  await work(buyer, 2);
  expect(await calls()).toEqual([{ about: 'payment', outcome: 'withdrawn' }]);
  expectFailure(await ask(), 409, 'STEP_NOT_REACHED');
});

test('who tries again after a failure and comes back without having paid may pay; nobody is told of an older state', async () => {
  const buyer = await newBuyer();
  const payment = await aPayment(buyer);
  const { paymentId } = payment;
  await choose(buyer, payment, 'failure');
  await work(buyer, 5);
  expect((await pay(buyer)).body).toMatchObject({ paymentId, status: 'open' });
  const comeBack = () => buyer.visitor.post(api.paymentReturned, { paymentId });
  const backs = await Promise.all([comeBack(), comeBack(), comeBack()]);
  expect(backs.map(({ body }) => body.status)).toEqual(['pending', 'pending', 'pending']);
  await work(buyer, 30);
  expect(await statusOf(buyer, paymentId)).toBe('open');
});

test('a call that is asked for while the money comes is not made', async () => {
  const buyer = await newBuyer();
  const { visitor, quoteId } = buyer;
  const first = await aPayment(buyer);
  await choose(buyer, first, 'failure');
  await work(buyer, 2);
  const again = await aPayment(buyer);
  const { collection } = Callbacks;
  const insert = collection.insertOne.bind(collection);
  let isPaid = () => {};
  const paid = new Promise<void>((resolve) => (isPaid = resolve));
  const isAsked = new Promise<void>((resolve) => {
    jest.spyOn(collection, 'insertOne').mockImplementationOnce(async (...given) => {
      resolve();
      await paid;
      return insert(...given);
    });
  });
  const answer = visitor.post(api.callbacks, { quoteId, when: 'morning' });
  await isAsked;
  await choose(buyer, again, 'success');
  await work(buyer, 2);
  isPaid();
  expectFailure(await answer, 409, 'STEP_NOT_REACHED');
  expect(await Callbacks.find({ quoteId }).lean()).toMatchObject([{ outcome: 'withdrawn' }]);
});

test('what is paid for stays as it is', async () => {
  const buyer = await newBuyer();
  const payment = await aPayment(buyer);
  await choose(buyer, payment, 'success');
  await work(buyer, 2);
  expectFailure(await buyer.visitor.post(api.quote, { quoteId: buyer.quoteId, tenure: 3 }), 409, 'CONFLICT');
  expect((await pay(buyer)).body).toMatchObject({
    paymentId: payment.paymentId,
    status: 'paid',
    bought: { kind: 'premium', next: 'application' },
  });
});

test('blocked money is taken once the proposal is accepted', async () => {
  const buyer = await newBuyer(blocked);
  const payment = await aPayment(buyer);
  await choose(buyer, payment, 'success');
  await work(buyer, 2);
  expect(await readPayment(buyer, payment.paymentId)).toMatchObject({
    status: 'blocked',
    bought: { kind: 'premium', next: 'application' },
  });
  expect(await leadOf(buyer)).toMatchObject({ status: 5 });
  await capturePayment(payment.paymentId, new Date());
  expect(await capturePayment(payment.paymentId, new Date())).toBe('capturing');
  await work(buyer, 60);
  expect(await statusOf(buyer, payment.paymentId)).toBe('paid');
  expect(await leadOf(buyer)).toMatchObject({ status: 1 });
});

test.each([
  ['blocked', blocked, 'released'],
  ['taken', ready, 'refunded'],
] as const)('money that was %s goes back, once, and the customer is told', async (_name, marks, end) => {
  const buyer = await newBuyer(marks);
  const payment = await aPayment(buyer);
  await choose(buyer, payment, 'success');
  await work(buyer, 2);
  await Promise.all([1, 2, 3].map(() => refundOrRelease(payment.paymentId, new Date())));
  await work(buyer, 60);
  expect(await refundOrRelease(payment.paymentId, new Date())).toBe(end);
  expect(await statusOf(buyer, payment.paymentId)).toBe(end);
  expect(await messagesTo(buyer.mobileNumber, buyer.visitor)).toHaveLength(3);
});

test('what is not paid in a day is given up; a quote then has a new payment', async () => {
  const buyer = await newBuyer();
  const payment = await aPayment(buyer);
  await work(buyer, 25 * 60 * 60);
  expect(await statusOf(buyer, payment.paymentId)).toBe('cancelled');
  const fresh = await aPayment(buyer);
  expect(fresh.paymentId).not.toBe(payment.paymentId);
  expectFailure(await choose(buyer, payment, 'success'), 409, 'CONFLICT');
});

test('who is debited twice sees it, and its refund; what goes back of it takes no money from the policy', async () => {
  const buyer = await newBuyer();
  const payment = await aPayment(buyer);
  await choose(buyer, payment, 'lateSuccess');
  await work(buyer, 4);
  await choose(buyer, await aPayment(buyer), 'success');
  await work(buyer, 60);
  const read = () => readPayment(buyer, payment.paymentId);
  const { surplus, status } = await read();
  expect([status, surplus]).toEqual([
    'paid',
    [{ amount: 12_488, bankReference: expect.any(String), isBack: false }],
  ]);
  const [attemptId = ''] = ((await Payments.findById(payment.paymentId).lean())?.surplus ?? []).map(
    (each) => each.attemptId,
  );
  const back = { outcome: 'refunded', refundedPaise: 12_488_00 } as const;
  await tell(buyer.visitor, told(payment, { ...back, attemptId }));
  await work(buyer, 4);
  expect(await read()).toMatchObject({ status: 'paid', surplus: [{ amount: 12_488, isBack: true }] });
  expect((await read()).history.at(-1)?.status).toBe('paid');
});
