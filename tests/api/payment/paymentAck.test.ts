import mongoose from 'mongoose';
import { GatewayEvents } from '@/models/payment/gatewayEvent';
import { useApi } from '@/tests/api/support/api';
import { aBuyer, aPayment, inSeconds, readPayment, tell, told, workUntil } from '@/tests/api/support/buyers';

const { newBrowser } = useApi();

/** The gateway's timeout, whatever the machine's load. */
const PATIENCE_MS = 5_000;
const WEBHOOKS = 20;

/** Applies a fail point to these commands during `run`. */
async function withFault(failCommands: readonly string[], fault: object, run: () => Promise<void>) {
  const admin = mongoose.connection.getClient().db('admin');
  const data = { failCommands, ...fault };
  await admin.command({ configureFailPoint: 'failCommand', mode: 'alwaysOn', data });
  try {
    await run();
  } finally {
    await admin.command({ configureFailPoint: 'failCommand', mode: 'off' });
  }
}

async function aPaidOne() {
  const buyer = await aBuyer(newBrowser().port);
  const payment = await aPayment(buyer);
  const timed = async () => {
    const started = performance.now();
    const { status } = await tell(buyer.visitor, told(payment));
    expect(status).toBe(200);
    return performance.now() - started;
  };
  const workedOn = async () => {
    await workUntil(buyer.visitor, inSeconds(60));
    return (await readPayment(buyer, payment.paymentId)).status;
  };
  return { timed, workedOn };
}

test('P8 a webhook is answered by keeping it alone: what follows from it may not even be possible now', async () => {
  const { timed, workedOn } = await aPaidOne();
  const others = ['find', 'findAndModify', 'update', 'aggregate', 'count', 'delete'];
  await withFault(others, { errorCode: 8000 }, async () => {
    await Promise.all(Array.from({ length: WEBHOOKS }, timed));
  });
  expect(await GatewayEvents.countDocuments({ status: 'waiting' })).toBe(WEBHOOKS);
  expect(await workedOn()).toBe('paid');
});

test('P8 where the database takes two seconds for each answer, the gateway has ours before it gives up', async () => {
  const { timed, workedOn } = await aPaidOne();
  const all = ['insert', 'find', 'findAndModify', 'update', 'aggregate'];
  await withFault(all, { blockConnection: true, blockTimeMS: 2_000 }, async () => {
    expect(Math.max(...(await Promise.all([timed(), timed(), timed()])))).toBeLessThan(PATIENCE_MS);
  });
  expect(await workedOn()).toBe('paid');
});
