import mongoose from 'mongoose';
import { applyNextEvent } from '@/lib/server/services/paymentFacts';
import { GatewayEvents } from '@/models/gatewayEvent';
import { useApi } from './api';
import { aBuyer, aPayment, type Buyer, inSeconds, readPayment, tell, told, workUntil } from './buyers';

const { newBrowser } = useApi();

const SLOW_MS = 2_000;
const WEBHOOKS = 100;

/** Each of these commands takes two seconds, until it is told to stop. */
async function slowDown(failCommands: readonly string[]): Promise<() => Promise<unknown>> {
  const admin = mongoose.connection.getClient().db('admin');
  const data = { failCommands, blockConnection: true, blockTimeMS: SLOW_MS };
  await admin.command({ configureFailPoint: 'failCommand', mode: 'alwaysOn', data });
  return () => admin.command({ configureFailPoint: 'failCommand', mode: 'off' });
}

async function timed(buyer: Buyer, event: ReturnType<typeof told>): Promise<number> {
  const started = performance.now();
  expect((await tell(buyer.visitor, event)).status).toBe(200);
  return performance.now() - started;
}

test('P8 a webhook is answered once it is kept, however long what follows takes', async () => {
  const buyer = await aBuyer(newBrowser().port);
  const payment = await aPayment(buyer);
  const quicken = await slowDown(['find', 'findAndModify', 'update', 'aggregate', 'count', 'distinct']);
  const working = applyNextEvent(new Date());
  const events = Array.from({ length: WEBHOOKS }, () => told(payment));
  const times = await Promise.all(events.map((event) => timed(buyer, event)));
  expect(times.toSorted((one, other) => one - other)[Math.floor(WEBHOOKS * 0.99)]).toBeLessThan(1_000);
  expect((await readPayment(buyer, payment.paymentId)).status).toBe('open');
  await quicken();
  await working;
  expect(await GatewayEvents.countDocuments({})).toBe(WEBHOOKS);
  await workUntil(buyer.visitor, inSeconds(60));
  expect((await readPayment(buyer, payment.paymentId)).status).toBe('paid');
});

test('P8 where keeping it is what takes so long, the gateway still has its answer in its five seconds', async () => {
  const buyer = await aBuyer(newBrowser().port);
  const payment = await aPayment(buyer);
  const quicken = await slowDown(['insert']);
  expect(await timed(buyer, told(payment))).toBeLessThan(5_000);
  await quicken();
});
