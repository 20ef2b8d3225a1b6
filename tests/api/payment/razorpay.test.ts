import { createHmac } from 'node:crypto';
import { api } from '@/lib/config/paths';
import { serverEnv } from '@/lib/config/serverEnv';
import {
  capturePayment,
  refundOrRelease,
  refundPart,
  workOnNextPayment,
} from '@/lib/server/services/payment/workOnPayment';
import { GatewayEvents } from '@/models/payment/gatewayEvent';
import { Payments } from '@/models/payment/payment';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { aBuyer, AMOUNT, inSeconds, pay, ready } from '@/tests/api/support/buyers';
import { SECRETS, stored, tell, traces, useRazorpay, work } from './razorpayServer';
import { razorpayState } from './razorpayShapes';

useRazorpay();
const { newBrowser } = useApi();
beforeAll(() => newBrowser().get('/api/health/ready'));
const blocked = { ...ready, declaration: 'disclosed' } as const;
const newBuyer = (marks = ready) => aBuyer(newBrowser().port, marks);

test('a premium that is taken at once is one payment link, short-lived, without messages of its own', async () => {
  const buyer = await newBuyer();
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay(buyer)));
  expect(new Set(answers.map(({ body }) => body.checkoutUrl))).toEqual(
    new Set([`https://rzp.example/i/${razorpayState.links[0]?.id}`]),
  );
  const payment = await stored(buyer);
  expect(razorpayState.links).toHaveLength(1);
  const [link] = razorpayState.links;
  expect(link?.asked).toMatchObject({
    amount: 12_488_00,
    currency: 'INR',
    accept_partial: false,
    reference_id: payment.reference,
    expire_by: Math.floor(payment.payBy.getTime() / 1000),
    notify: { sms: false, email: false },
    reminder_enable: false,
    callback_method: 'get',
  });
  expect(payment.reference.length).toBeLessThanOrEqual(40);
  expect(JSON.stringify(link?.asked)).not.toContain(buyer.mobileNumber);
  expect(razorpayState.authorizations).toEqual(
    new Set([`Basic ${Buffer.from('rzp_test_sample:sample-secret').toString('base64')}`]),
  );
});

test('the gateway is called by the trace of who began to pay, at once and by the worker later', async () => {
  const [ofBuyer, ofWebhook] = ['0af7651916cd43dd8448eb211c80319c', '4bf92f3577b34da6a3ce929d0e0e4736'];
  const behindBalancer = jest.replaceProperty(serverEnv(), 'TRUSTED_PROXIES', 1);
  const { visitor, quoteId, ...buyer } = await newBuyer();
  traces.length = 0;
  const traceparent = `00-${ofBuyer}-b7ad6b7169203331-01`;
  expect((await visitor.post(api.payments, { quoteId, amount: AMOUNT }, { traceparent })).status).toBe(201);
  const atOnce = traces.length;
  while (await workOnNextPayment(inSeconds(60)));
  expect([atOnce, traces.length > atOnce]).toEqual([1, true]);
  expect(traces).toEqual(traces.map(() => expect.stringMatching(new RegExp(`^00-${ofBuyer}-\\w{16}-01$`))));
  const event = razorpayState.linkEvent(razorpayState.payLink(0));
  const trace = { traceparent: `00-${ofWebhook}-b7ad6b7169203331-01` };
  await tell({ visitor, quoteId, ...buyer }, event, { more: trace });
  expect((await GatewayEvents.findOne({ status: 'waiting' }).lean())?.traceparent).toContain(ofWebhook);
  behindBalancer.restore();
  await work();
});

test('payment_link.paid pays it, with the bank’s reference', async () => {
  const buyer = await newBuyer();
  await pay(buyer);
  const link = razorpayState.payLink(0);
  const [secretOfBefore] = SECRETS.slice(1);
  const answer = await tell(buyer, razorpayState.linkEvent(link), { secret: secretOfBefore });
  expect(answer.status).toBe(200);
  await work();
  expect(await stored(buyer)).toMatchObject({
    status: 'paid',
    attemptId: razorpayState.attempts[0]?.id,
    bankReference: '322206890934',
  });
});

test.each([
  ['the key instead of the webhook’s secret', 'sample-secret'],
  ['a guess', 'guess'],
])('a webhook signed with %s is refused', async (_name, secret) => {
  const buyer = await newBuyer();
  await pay(buyer);
  expectFailure(
    await tell(buyer, razorpayState.linkEvent(razorpayState.payLink(0)), { secret }),
    400,
    'INVALID_INPUT',
  );
});

test('a body that was written again no longer has its signature', async () => {
  const buyer = await newBuyer();
  const raw = JSON.stringify({ event: 'payment_link.paid', payload: {} });
  const signature = createHmac('sha256', SECRETS[0]).update(raw).digest('hex');
  const headers = { 'Content-Type': 'application/json', 'X-Razorpay-Signature': signature };
  const spaced = JSON.stringify(JSON.parse(raw), null, 1);
  const send = (body: string) =>
    buyer.visitor.send(api.razorpayWebhook, { method: 'POST', headers, raw: body });
  expect((await send(raw)).status).toBe(200);
  expectFailure(await send(spaced), 400, 'INVALID_INPUT');
});

test.each(['null', '[]', '"text"', '{}', '{"event":1,"payload":null}', '{"event":"order.paid"}', 'no JSON'])(
  'signed nonsense is no fault of the server: %s',
  async (raw) => {
    const buyer = await newBuyer();
    const signature = createHmac('sha256', SECRETS[0]).update(raw).digest('hex');
    const headers = { 'Content-Type': 'application/json', 'X-Razorpay-Signature': signature };
    const { status } = await buyer.visitor.send(api.razorpayWebhook, { method: 'POST', headers, raw });
    expect([200, 400]).toContain(status);
  },
);

test('without a webhook the link is asked', async () => {
  const buyer = await newBuyer();
  await pay(buyer);
  razorpayState.payLink(0);
  await work(30);
  expect(await stored(buyer)).toMatchObject({ status: 'paid', attemptId: razorpayState.attempts[0]?.id });
});

test('a blocked premium is an order with manual capture, taken once on acceptance', async () => {
  const buyer = await newBuyer(blocked);
  const { body } = await pay(buyer);
  expect(body.checkoutFields).toMatchObject({
    key_id: 'rzp_test_sample',
    order_id: razorpayState.orders[0]?.id,
  });
  expect(razorpayState.orders[0]?.asked).toMatchObject({ payment: { capture: 'manual' } });
  const attempt = razorpayState.authorize(razorpayState.orders[0]!.id, 12_488_00);
  await tell(buyer, razorpayState.attemptEvent('payment.authorized', attempt));
  await work();
  const { _id, status } = await stored(buyer);
  expect(status).toBe('blocked');
  await capturePayment(_id, new Date());
  await work(30);
  expect(await stored(buyer)).toMatchObject({ status: 'paid' });
  expect(razorpayState.captures).toBe(1);
});

test('a refund is sent once, with its key, however often it is begun', async () => {
  const buyer = await newBuyer();
  await pay(buyer);
  razorpayState.payLink(0);
  await work(30);
  const { _id, reference } = await stored(buyer);
  await refundOrRelease(_id, new Date());
  await refundOrRelease(_id, new Date());
  await work(60);
  expect(await stored(buyer)).toMatchObject({ status: 'refunded' });
  expect(razorpayState.refunds).toEqual([{ key: reference, amount: 12_488_00, receipt: reference }]);
});

test('a refund that did not arrive waits for a person: the customer is not forgotten, and no money moves by itself', async () => {
  const buyer = await newBuyer();
  await pay(buyer);
  razorpayState.payLink(0);
  await work(30);
  const { _id } = await stored(buyer);
  await refundOrRelease(_id, new Date());
  await work(60);
  const [attempt] = razorpayState.attempts;
  await tell(buyer, razorpayState.refundFailed(attempt!, 12_488_00));
  await work();
  expect(await GatewayEvents.findOne({ problem: 'refundFailed' }).lean()).toMatchObject({
    status: 'quarantined',
    paymentId: _id,
    fact: { attemptId: attempt!.id, amountPaise: 12_488_00, currency: 'INR' },
  });
  expect(await stored(buyer)).toMatchObject({ status: 'refunded' });
  expect(razorpayState.refunds).toHaveLength(1);
});

test('a part is sent back once, over what somebody sent back by hand; the rest stays paid', async () => {
  const buyer = await newBuyer();
  await pay(buyer);
  const link = razorpayState.payLink(0);
  await tell(buyer, razorpayState.linkEvent(link));
  await work();
  const [attempt] = razorpayState.attempts;
  attempt!.amount_refunded = 100_00;
  await tell(buyer, razorpayState.attemptEvent('refund.processed', attempt!));
  await work();
  const { _id, reference } = await stored(buyer);
  expect(await stored(buyer)).toMatchObject({ status: 'paid', method: 'card' });
  await refundPart(_id, 9_066, new Date());
  await refundPart(_id, 9_066, new Date());
  await work(60);
  expect(await stored(buyer)).toMatchObject({ status: 'refunded', refund: 9_066 });
  expect(razorpayState.refunds).toEqual([{ key: reference, amount: 8_966_00, receipt: reference }]);
});

test('a blocked premium that is not debited is released by the bank', async () => {
  const buyer = await newBuyer(blocked);
  await pay(buyer);
  const attempt = razorpayState.authorize(razorpayState.orders[0]!.id, 12_488_00);
  await work(30);
  await refundOrRelease((await stored(buyer))._id, new Date());
  await work(10);
  expect(await stored(buyer)).toMatchObject({ status: 'releasing' });
  attempt.status = 'refunded';
  await work(60 * 60);
  expect(await stored(buyer)).toMatchObject({ status: 'released' });
});

test('an attempt that the bank never decides is given up after its day; money that comes of it later counts', async () => {
  const buyer = await newBuyer(blocked);
  await pay(buyer);
  const attempt = razorpayState.authorize(razorpayState.orders[0]!.id, 12_488_00);
  attempt.status = 'created';
  await work(10);
  const { _id } = await stored(buyer);
  const statusNow = async () => (await Payments.findById(_id).lean())?.status;
  expect(await statusNow()).toBe('pending');
  await work(25 * 60 * 60);
  expect(await statusNow()).toBe('cancelled');
  const fresh = await pay(buyer);
  expect(fresh.status).toBe(201);
  expect(fresh.body).toMatchObject({ status: 'open', paymentId: expect.not.stringMatching(_id) as string });
  attempt.status = 'authorized';
  await work(48 * 60 * 60);
  expect(await statusNow()).toBe('blocked');
});

test('while Razorpay is away nobody is charged and nothing is lost', async () => {
  const buyer = await newBuyer();
  razorpayState.isAway = true;
  expectFailure(await pay(buyer), 503, 'UNAVAILABLE');
  razorpayState.isAway = false;
  expect((await pay(buyer)).status).toBe(201);
  expect(razorpayState.links).toHaveLength(1);
});

test('the sandbox is gone where a real gateway is configured', async () => {
  const { visitor } = await newBuyer();
  expectFailure(await visitor.get(`${api.sandboxPay}?orderId=sbx_x`), 404, 'NOT_FOUND');
  expectFailure(
    await visitor.post(api.sandboxPay, { orderId: 'sbx_x', choice: 'success' }),
    404,
    'NOT_FOUND',
  );
});
