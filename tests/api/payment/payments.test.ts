import { api } from '@/lib/config/paths';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { checkPaymentNow, workOnNextPayment } from '@/lib/server/services/payment/workOnPayment';
import { DialerLeads } from '@/models/callbacks/dialerLead';
import { GatewayEvents } from '@/models/payment/gatewayEvent';
import { deleteKyc, KycDetails } from '@/models/kyc/kycDetails';
import { Payments } from '@/models/payment/payment';
import { markQuote, Quotes } from '@/models/quote/quote';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import {
  aBuyer,
  AMOUNT,
  aPayment,
  type Buyer,
  choose,
  inSeconds,
  keepIdentity,
  orderIdOf,
  pay,
  readPayment,
  ready,
  tell,
  told,
  workUntil,
} from '@/tests/api/support/buyers';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import { messagesTo } from '@/tests/api/support/visitors';
import { worked } from '@/tests/workedFamily';

const { newBrowser } = useApi();
const port = () => newBrowser().port;
const newBuyer = (marks = ready) => aBuyer(port(), marks);
const blocked = { ...ready, declaration: 'disclosed' } as const;

const work = ({ visitor }: Buyer, seconds = 1) => workUntil(visitor, inSeconds(seconds));
const leadOf = ({ dialerId }: Buyer) => DialerLeads.findById(dialerId).lean();
const statusOf = async (buyer: Buyer, paymentId: string) => (await readPayment(buyer, paymentId)).status;
const paidMoves = async (paymentId: string) =>
  (await Payments.findById(paymentId).lean())?.history.filter(({ status }) => status === 'paid').length;

test('nothing is paid before the steps ahead of it are done', async () => {
  const buyer = await newBuyer({ verifiedAt: new Date(), declaration: 'clean' });
  expectFailure(await pay(buyer), 409, 'STEP_NOT_REACHED');
});

const endKyc = (_id: string) => KycDetails.updateOne({ _id }, { $set: { expiresAt: inSeconds(-1) } });

test.each([
  ['an identity check', 'is deleted', ready, deleteKyc],
  ['an identity check', 'has ended and waits to be deleted', ready, endKyc],
  ['an identity in review', 'is deleted', { ...ready, kyc: 'review' } as const, deleteKyc],
])('nothing is paid on %s whose record %s: it is asked for first', async (_what, _how, marks, end) => {
  const buyer = await newBuyer(marks);
  const { visitor, quoteId } = buyer;
  await end(quoteId);
  expectFailure(await pay(buyer), 422, 'KYC_ENDED');
  expect(await Payments.countDocuments({ quoteId })).toBe(0);
  expect((await visitor.get(`${api.payments}?quoteId=${quoteId}`)).body).toMatchObject({ next: 'kyc' });
  await markQuote(quoteId, { kyc: 'verified' });
  await KycDetails.deleteOne({ _id: quoteId });
  await keepIdentity(quoteId);
  expect(await aPayment(buyer)).toMatchObject({ mode: 'pay', status: 'open' });
});

test('who has not proven the number sees and pays nothing', async () => {
  const buyer = await newBuyer();
  const { paymentId } = await aPayment(buyer);
  const stranger = await newBuyer();
  const nobody = newBrowser();
  for (const query of [`paymentId=${paymentId}`, `quoteId=${buyer.quoteId}`]) {
    expectFailure(await nobody.get(`${api.payments}?${query}`), 401, 'NOT_SIGNED_IN');
    expectFailure(await stranger.visitor.get(`${api.payments}?${query}`), 404, 'NOT_FOUND');
  }
  const theirs = { ...stranger, quoteId: buyer.quoteId };
  expectFailure(await pay(theirs), 404, 'NOT_FOUND');
  expectFailure(await stranger.visitor.post(api.paymentReturned, { paymentId }), 404, 'NOT_FOUND');
});

test.each([
  ['a clean declaration and an accepted KYC', ready, 'pay'],
  ['something disclosed', blocked, 'block'],
  ['a KYC in review', { ...ready, kyc: 'review' }, 'block'],
] as const)('after %s the mode is the server’s: %s', async (_name, marks, mode) => {
  const buyer = await newBuyer(marks);
  const offer = await buyer.visitor.get(`${api.payments}?quoteId=${buyer.quoteId}`);
  expect(offer.body).toMatchObject({ mode, price: { priceAfterTax: AMOUNT }, people: 3, next: 'payment' });
  expect(await aPayment(buyer)).toMatchObject({ mode, amount: AMOUNT, status: 'open' });
  const other = mode === 'pay' ? 'block' : 'pay';
  expectFailure(await pay(buyer, { mode: other }), 409, 'PRICE_CHANGED');
});

test('P1 fifty presses at once are one payment and one order', async () => {
  const buyer = await newBuyer();
  const answers = await Promise.all(Array.from({ length: 50 }, () => pay(buyer, {}, 'the-same-press')));
  const [first] = answers;
  for (const { status, body } of answers) {
    expect({ status, id: body.paymentId, url: body.checkoutUrl }).toEqual({
      status: 201,
      id: first?.body.paymentId,
      url: first?.body.checkoutUrl,
    });
  }
  const different = await Promise.all(
    Array.from({ length: 9 }, (_, n) => pay(buyer, {}, `press-number-${n}`)),
  );
  expect(new Set(different.map(({ body }) => body.paymentId))).toEqual(new Set([first?.body.paymentId]));
  expect(await Payments.countDocuments({ quoteId: buyer.quoteId })).toBe(1);
  expect(await leadOf(buyer)).toMatchObject({ status: 5 });
});

test('P2 a key is not used for another amount', async () => {
  const buyer = await newBuyer();
  expect((await pay(buyer, {}, 'one-key-only')).status).toBe(201);
  expectFailure(await pay(buyer, { amount: 1 }, 'one-key-only'), 409, 'CONFLICT');
});

test('what the customer was not shown is not charged: old and new are told', async () => {
  const buyer = await newBuyer();
  const { body, ...answer } = await pay(buyer, { amount: 9_999 });
  expectFailure({ body, ...answer }, 409, 'PRICE_CHANGED');
  expect(body.amounts).toEqual({ before: 9_999, now: AMOUNT });
  expect(await Payments.countDocuments({ quoteId: buyer.quoteId })).toBe(0);
});

test.each([
  ['no signature', ''],
  ['a short one', 'abc'],
  ['another one', 'A'.repeat(43)],
])('P3 a webhook with %s is refused', async (_name, signature) => {
  const buyer = await newBuyer();
  const payment = await aPayment(buyer);
  expectFailure(await tell(buyer.visitor, told(payment), signature), 400, 'INVALID_INPUT');
  await work(buyer);
  expect(await statusOf(buyer, payment.paymentId)).toBe('open');
});

test('P4 P5 a webhook three times, and what happened before it after it, pay once', async () => {
  const buyer = await newBuyer();
  const payment = await aPayment(buyer);
  const event = told(payment);
  const answers = await Promise.all([event, event, event].map((each) => tell(buyer.visitor, each)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await work(buyer);
  for (const outcome of ['pending', 'failed', 'cancelled', 'paid'] as const) {
    await tell(buyer.visitor, told(payment, { outcome }));
  }
  await work(buyer);
  expect(await statusOf(buyer, payment.paymentId)).toBe('paid');
  expect(await paidMoves(payment.paymentId)).toBe(1);
  const lead = await leadOf(buyer);
  expect(lead?.history.filter(({ status }) => status === 1)).toHaveLength(1);
  expect(await Quotes.findById(buyer.quoteId).lean()).toMatchObject({ paymentId: payment.paymentId });
  const messages = await messagesTo(buyer.mobileNumber, buyer.visitor);
  expect(messages.filter(({ text }) => text.includes('₹12,488'))).toHaveLength(1);
});

test.each([
  ['a hundredth of it', { amountPaise: AMOUNT }],
  ['a rupee less', { amountPaise: AMOUNT * 100 - 100 }],
  ['another currency', { currency: 'USD' }],
  ['another order', { orderId: 'sbx_unknown', attemptId: 'unknown' }],
])('P6 %s is acknowledged, set aside and pays nothing', async (_name, wrong) => {
  const buyer = await newBuyer();
  const payment = await aPayment(buyer);
  const event = told(payment, wrong);
  expect((await tell(buyer.visitor, event)).status).toBe(200);
  await work(buyer, 1_500);
  expect(await statusOf(buyer, payment.paymentId)).toBe('open');
  expect(await GatewayEvents.findById(`sandbox|${event.eventId}`).lean()).toMatchObject({
    status: 'quarantined',
  });
});

test('who goes on paying in another language comes back in that one', async () => {
  const buyer = await newBuyer();
  const { visitor, quoteId } = buyer;
  const payIn = (language: string) =>
    visitor.post(api.payments, { quoteId, amount: AMOUNT }, { 'Accept-Language': language });
  const { paymentId } = (await payIn('ta')).body as PaymentDto;
  const back = async () => {
    const query = new URLSearchParams({ paymentId, locale: 'ta' });
    return (await buyer.visitor.get(`${api.paymentReturn}?${query}`)).headers.location;
  };
  expect(await back()).toBe(`/ta/payment/${paymentId}?returned=1`);
  expect((await payIn('hi')).body.paymentId).toBe(paymentId);
  expect(await back()).toBe(`/hi/payment/${paymentId}?returned=1`);
});

test('P7 coming back proves nothing, and until the gateway was asked nobody may pay again', async () => {
  const buyer = await newBuyer();
  const { paymentId } = await aPayment(buyer);
  const query = `paymentId=${paymentId}&razorpay_payment_link_status=paid&razorpay_signature=forged`;
  const back = await buyer.visitor.get(`${api.paymentReturn}?${query}`);
  expect([back.status, back.headers.location]).toEqual([303, `/payment/${paymentId}?returned=1`]);
  expect((await buyer.visitor.post(api.paymentReturned, { paymentId })).body).toMatchObject({
    status: 'pending',
  });
  const again = await pay(buyer);
  expect(again.body).toMatchObject({ paymentId, status: 'pending' });
  expect(again.body.checkoutUrl).toBeUndefined();
  await work(buyer, 30);
  expect(await readPayment(buyer, paymentId)).toMatchObject({
    status: 'open',
    checkoutUrl: expect.any(String),
  });
});

test.each(['//evil.example', 'a/../b', '', 'x&paymentId=y'])(
  'a way back for the payment %p leads nowhere',
  async (paymentId) => {
    expectFailure(await newBrowser().get(`${api.paymentReturn}?paymentId=${paymentId}`), 404, 'NOT_FOUND');
  },
);

test('who comes back again and again has to wait: each return is kept as a move of the payment', async () => {
  const buyer = await newBuyer();
  const { paymentId } = await aPayment(buyer);
  const comeBack = () => buyer.visitor.post(api.paymentReturned, { paymentId });
  let answer = await comeBack();
  for (let times = 1; times <= 2 * limits.noteReturn.max && answer.status === 200; times += 1) {
    while ((await checkPaymentNow(paymentId, new Date())) === 'pending');
    answer = await comeBack();
  }
  expectFailure(answer, 429, 'TOO_MANY_REQUESTS');
});

test('P10 without any webhook the gateway is asked, and the payment comes right', async () => {
  const buyer = await newBuyer();
  const payment = await aPayment(buyer);
  await choose(buyer, payment, 'success');
  for (const minutes of [15, 16]) while (await workOnNextPayment(inSeconds(minutes * 60)));
  expect(await statusOf(buyer, payment.paymentId)).toBe('paid');
  expect((await Quotes.findById(buyer.quoteId).lean())?.paidAt).toBeDefined();
});

test.each([
  ['success', 'paid'],
  ['failure', 'failed'],
  ['duplicate', 'paid'],
  ['outOfOrder', 'paid'],
  ['wrongAmount', 'open'],
] as const)('the sandbox plays %s: %s', async (choice, status) => {
  const buyer = await newBuyer();
  const payment = await aPayment(buyer);
  expect((await choose(buyer, payment, choice)).status).toBe(200);
  await work(buyer, 5);
  expect(await statusOf(buyer, payment.paymentId)).toBe(status);
});

test('a delayed success is awaited; a late one turns a failure around', async () => {
  for (const [choice, first] of [
    ['delay', 'pending'],
    ['lateSuccess', 'failed'],
  ] as const) {
    const buyer = await newBuyer();
    const payment = await aPayment(buyer);
    await choose(buyer, payment, choice);
    await work(buyer, 6);
    expect(await statusOf(buyer, payment.paymentId)).toBe(first);
    await work(buyer, 60);
    expect(await statusOf(buyer, payment.paymentId)).toBe('paid');
    expect(await paidMoves(payment.paymentId)).toBe(1);
  }
});

test('after a failure the same order is tried again, and an old failure told late changes nothing', async () => {
  const buyer = await newBuyer();
  const payment = await aPayment(buyer);
  await choose(buyer, payment, 'failure');
  await work(buyer, 2);
  const [failure] = (await Payments.findById(payment.paymentId).lean())?.failedAttempts ?? [];
  const again = await aPayment(buyer);
  expect(again).toMatchObject({
    paymentId: payment.paymentId,
    status: 'open',
    checkoutUrl: payment.checkoutUrl,
  });
  await tell(buyer.visitor, told(payment, { outcome: 'failed', attemptId: failure }));
  await work(buyer, 2);
  await choose(buyer, again, 'success');
  await work(buyer, 4);
  expect(await statusOf(buyer, payment.paymentId)).toBe('paid');
});

test('a payment and its events hold nothing of the customer', async () => {
  const buyer = await newBuyer();
  await markQuote(buyer.quoteId, ready);
  const payment = await aPayment(buyer);
  await choose(buyer, payment, 'success');
  await work(buyer, 2);
  const kept = JSON.stringify([
    await Payments.findById(payment.paymentId).lean(),
    await GatewayEvents.find({ 'fact.orderId': orderIdOf(payment) }).lean(),
  ]);
  for (const secret of [buyer.mobileNumber, 'Asha', worked.self, '411038'])
    expect(kept).not.toContain(secret);
});
