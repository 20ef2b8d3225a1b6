import { useApi } from '@/tests/api/support/api';
import { aBuyer, pay } from '@/tests/api/support/buyers';
import { stored, useRazorpay, work } from './razorpayServer';
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
