import { applyNextEvent } from '@/lib/server/services/payment/receiveFact';
import { GatewayEvents } from '@/models/payment/gatewayEvent';
import { useApi } from '@/tests/api/support/api';
import { aBuyer, pay, readPayment, ready } from '@/tests/api/support/buyers';
import { stored, tell, useRazorpay, work } from './razorpayServer';
import { type Attempt, type Link, razorpayState } from './razorpayShapes';

/** A link's payments, of which one pays it: what is told of each, and found without being told. */
useRazorpay();
const { newBrowser } = useApi();
beforeAll(() => newBrowser().get('/api/health/ready'));
const newBuyer = () => aBuyer(newBrowser().port);

test('without a webhook: after an attempt that waited and failed, the next one is found', async () => {
  const buyer = await newBuyer();
  await pay(buyer);
  const first = razorpayState.tryLink(0);
  await work(10);
  expect(await stored(buyer)).toMatchObject({ status: 'pending', attemptId: first.id });
  Object.assign(first, { status: 'failed', error_reason: 'incorrect_otp' });
  await work(60);
  const { _id } = await stored(buyer);
  expect(await readPayment(buyer, _id)).toMatchObject({ status: 'failed', reason: 'code' });
  razorpayState.payLink(0);
  await work(60 * 60);
  expect(await stored(buyer)).toMatchObject({ status: 'paid', attemptId: razorpayState.attempts[1]?.id });
});

const byPayment = (_link: Link, second: Attempt) => razorpayState.attemptEvent('payment.captured', second);
const byLink = (link: Link, second: Attempt) => razorpayState.linkEvent(link, second);

test.each([
  ['by its payment', byPayment, byLink],
  ['by the link', byLink, byPayment],
])(
  'a second debit of a link, told %s, stands on its payer’s page until it is back, and on the desk once',
  async (_by, event, other) => {
    const buyer = await newBuyer();
    await pay(buyer);
    const link = razorpayState.payLink(0);
    await tell(buyer, razorpayState.attemptEvent('payment.captured', razorpayState.attempts[0]!));
    await work(1);
    const { _id, amount } = await stored(buyer);
    const second = razorpayState.ofLink(link, 'captured');
    await tell(buyer, event(Object.assign(link, { amount_paid: 2 * second.amount }), second), { id: _id });
    await work(1);
    const first = { _id: `razorpay|${_id}` };
    const quarantined = { status: 'quarantined', problem: 'again', paymentId: _id };
    expect(await GatewayEvents.findOne(first).lean()).toMatchObject(quarantined);
    // As after a server that died before it closed the event.
    await GatewayEvents.updateOne(first, { $set: { status: 'waiting', leaseUntil: new Date() } });
    await work(1);
    expect(await GatewayEvents.findOne(first).lean()).toMatchObject(quarantined);
    await tell(buyer, other(link, second));
    await work(1);
    expect(await GatewayEvents.countDocuments({ paymentId: _id, status: 'quarantined' })).toBe(1);
    const shown = async () => (await readPayment(buyer, _id)).surplus;
    expect(await shown()).toMatchObject([{ amount, isBack: false }]);
    Object.assign(second, { status: 'refunded', amount_refunded: second.amount });
    await tell(buyer, razorpayState.attemptEvent('refund.processed', second));
    await work(1);
    expect(await shown()).toMatchObject([{ amount, isBack: true }]);
    expect((await stored(buyer)).status).toBe('paid');
  },
);

test('what a link’s payment tells under an order that names no link, before the link’s own news, alarms nobody', async () => {
  const buyer = await newBuyer();
  await pay(buyer);
  const link = razorpayState.payLink(0);
  Object.assign(razorpayState.attempts[0]!, { description: null });
  const captured = razorpayState.attemptEvent('payment.captured', razorpayState.attempts[0]!);
  await tell(buyer, captured, { id: 'before' });
  while (await applyNextEvent(new Date()));
  const eventOf = () => GatewayEvents.findById('razorpay|before').lean();
  expect(await eventOf()).toMatchObject({ status: 'waiting' });
  await tell(buyer, razorpayState.linkEvent(link));
  await work(60);
  expect(await eventOf()).toMatchObject({ status: 'ignored', paymentId: (await stored(buyer))._id });

  const stranger = { ...razorpayState.attempts[0]!, id: 'pay_of_nobody', order_id: 'order_of_nobody' };
  await tell(buyer, razorpayState.attemptEvent('payment.captured', stranger), { id: 'nobody' });
  await work(60 * 60);
  expect(await GatewayEvents.findById('razorpay|nobody').lean()).toMatchObject({
    status: 'quarantined',
    problem: 'unknownOrder',
  });
});

test('a debit of our own order counts there alone, whatever link its payer’s page named', async () => {
  const [other, payer] = [
    await newBuyer(),
    await aBuyer(newBrowser().port, { ...ready, declaration: 'disclosed' }),
  ];
  await pay(other);
  await pay(payer);
  const { orderId = '', amount } = await stored(payer);
  const attempt = razorpayState.authorize(orderId, amount * 100);
  attempt.description = `#${razorpayState.links[0]!.id.replace('plink_', '')}`;
  await tell(payer, razorpayState.attemptEvent('payment.authorized', attempt));
  await work();
  Object.assign(attempt, { status: 'captured', captured: true });
  await tell(payer, razorpayState.attemptEvent('payment.captured', attempt));
  while (await applyNextEvent(new Date()));
  expect((await stored(other)).status).toBe('open');
  expect(await stored(payer)).toMatchObject({ status: 'paid', attemptId: attempt.id });
});
