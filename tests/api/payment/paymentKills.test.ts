import mongoose, { type Collection } from 'mongoose';
import type { Told } from '@/lib/server/integrations/gateway';
import { applyNextEvent } from '@/lib/server/services/payment/receiveFact';
import { refundOrRelease, workOnNextPayment } from '@/lib/server/services/payment/workOnPayment';
import { DialerLeads } from '@/models/callbacks/dialerLead';
import { GatewayEvents } from '@/models/payment/gatewayEvent';
import { Outbox } from '@/models/common/outbox';
import { Payments } from '@/models/payment/payment';
import { Quotes } from '@/models/quote/quote';
import { useApi } from '@/tests/api/support/api';
import {
  aBuyer,
  aPayment,
  type Buyer,
  choose,
  inSeconds,
  readPayment,
  tell,
  told,
  workUntil,
} from '@/tests/api/support/buyers';
import { messagesTo } from '@/tests/api/support/visitors';

/** Crashes before and after each write that follows from a webhook. KILLS repeats them; npm test runs one. */
const KILLS = Number(process.env['KILLS'] ?? 1);
jest.setTimeout(30 * 60_000);

const { newBrowser } = useApi();

const cut = new Error('the server died');

/** Makes a write on this collection the server's last: lost, or done without an answer. */
function dieAt(model: { collection: Collection }, method: string, when: 'before' | 'after'): () => void {
  const collection = model.collection as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
  const whole = collection[method]!.bind(collection);
  collection[method] = async (...given) => {
    if (when === 'after') await whole(...given);
    throw cut;
  };
  return () => {
    collection[method] = whole;
  };
}

const points = [
  ['the event is kept', GatewayEvents, 'insertOne'],
  ['the payment moves', Payments, 'findOneAndUpdate'],
  ['the event is closed', GatewayEvents, 'updateOne'],
  ['the quote is marked', Quotes, 'findOneAndUpdate'],
  ['the lead moves', DialerLeads, 'findOneAndUpdate'],
  ['the message is written', Outbox, 'insertOne'],
] as const;

const cases = points.flatMap(([name, model, method]) =>
  (['before', 'after'] as const).map((when) => ({ name, model, method, when })),
);

/** Runs the event and ignores errors of the server that dies. */
async function live(buyer: Buyer, event: Told): Promise<void> {
  await tell(buyer.visitor, event);
  try {
    while (await applyNextEvent(new Date()));
    while (await workOnNextPayment(inSeconds(1)));
  } catch (error) {
    if (error !== cut) throw error;
  }
}

test.each(cases)('T11 killed $when $name: paid once, told once', async ({ model, method, when }) => {
  let ledgerPaise = 0;
  const paid: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const buyer = await aBuyer(newBrowser().port);
    const payment = await aPayment(buyer);
    const event = told(payment);
    ledgerPaise += event.fact?.amountPaise ?? NaN;
    paid.push(payment.paymentId);
    const revive = dieAt(model, method, when);
    await live(buyer, event);
    revive();
    // The gateway retries; the dead server's leases expire.
    expect((await tell(buyer.visitor, event)).status).toBe(200);
    await workUntil(buyer.visitor, inSeconds(120));
    expect(await readPayment(buyer, payment.paymentId)).toMatchObject({
      status: 'paid',
      bought: { kind: 'premium', next: 'application' },
    });
    const kept = await Payments.findById(payment.paymentId).lean();
    expect(kept?.history.filter(({ status }) => status === 'paid')).toHaveLength(1);
    const lead = await DialerLeads.findById(buyer.dialerId).lean();
    expect(lead?.history.filter(({ status }) => status === 1)).toHaveLength(1);
    const messages = await messagesTo(buyer.mobileNumber, buyer.visitor);
    expect(messages.filter(({ purpose }) => purpose === 'payment')).toHaveLength(1);
  }
  const kept = await Payments.find({ _id: mongoose.trusted({ $in: paid }), status: 'paid' }).lean();
  expect(kept.reduce((sum, { amount }) => sum + amount * 100, 0)).toBe(ledgerPaise);
});

test.each(['before', 'after'] as const)('a refund killed %s it is noted goes back once', async (when) => {
  const buyer = await aBuyer(newBrowser().port);
  const payment = await aPayment(buyer);
  await choose(buyer, payment, 'success');
  await workUntil(buyer.visitor, inSeconds(2));
  await refundOrRelease(payment.paymentId, new Date());
  const revive = dieAt(Payments, 'updateOne', when);
  await workOnNextPayment(inSeconds(3)).catch(() => undefined);
  revive();
  await workUntil(buyer.visitor, inSeconds(300));
  const kept = await Payments.findById(payment.paymentId).lean();
  expect(kept?.history.map(({ status }) => status).filter((status) => status === 'refunded')).toHaveLength(1);
});
