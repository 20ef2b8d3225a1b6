import { applyNextEvent } from '@/lib/server/services/payment/receiveFact';
import { GatewayEvents } from '@/models/payment/gatewayEvent';
import { useApi } from '@/tests/api/support/api';
import { aBuyer, pay } from '@/tests/api/support/buyers';
import { stored, tell, useRazorpay, work } from './razorpayServer';
import { razorpayState } from './razorpayShapes';

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
  first.status = 'failed';
  await work(60);
  expect(await stored(buyer)).toMatchObject({ status: 'failed' });
  razorpayState.payLink(0);
  await work(60 * 60);
  expect(await stored(buyer)).toMatchObject({ status: 'paid', attemptId: razorpayState.attempts[1]?.id });
});

test('what a link’s payment tells under its inner order, before the link’s own news, alarms nobody', async () => {
  const buyer = await newBuyer();
  await pay(buyer);
  const link = razorpayState.payLink(0);
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
