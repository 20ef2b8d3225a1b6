import { addDays, HOUR_MS, startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import { atDaytime } from '@/lib/domain/common/daytime';
import {
  changePayment,
  findPayment,
  findPaymentFor,
  insertPayment,
  type PaymentRecord,
} from '@/models/payment/payment';
import type { PolicyRecord } from '@/models/policy/policy';
import { changeMandate, type MandateRecord } from '@/models/renewals/mandate';
import { idFrom, lookupHash } from '@/lib/server/crypto';
import { gatewayNamed } from '@/lib/server/integrations/gateways';
import { audit } from '@/lib/server/services/common/audit';
import { movePayment, newPayment } from '@/lib/server/services/payment/paymentRecord';
import type { Purchase } from '@/lib/server/services/payment/purchase';
import { isCooling } from '@/lib/server/services/policy/cooling';
import { isRenewalWanted } from '@/lib/server/services/renewals/renewalPurchase';
import { isOff } from '@/lib/server/switches/switches';
import { byWorker, payerOf } from './mandateRecord';

type Asked = { purchase: Purchase; now: Date };

/** Begins a debit: one payment for each mandate, term and price, and none beside a payment that the customer began. */
export async function beginDebit(
  mandate: MandateRecord,
  policy: PolicyRecord,
  { purchase, now }: Asked,
): Promise<void> {
  const { price, boughtHash } = purchase;
  const bought = [mandate._id, policy._id, boughtHash, price.priceAfterTax].join('|');
  const id = idFrom(lookupHash('mandate-debit', bought));
  const live = await findPaymentFor(purchase);
  const isTaken = live?.isLive && live._id !== id;
  if (isTaken || (await isOff('payment', purchase.mode))) {
    await changeMandate(mandate, { dueAt: new Date(now.getTime() + HOUR_MS) });
    return;
  }
  const payment = newPayment(
    { ...purchase, mandateId: mandate._id },
    { id, requestHash: lookupHash('payment-request', bought) },
    now,
  );
  if (!(await findPayment(id)) && !(await insertPayment(payment))) return;
  // From this write on, ending the mandate comes too late for this term; before it, nothing is debited.
  const debit = { policyNumber: policy._id, paymentId: id };
  const begun = await changeMandate(mandate, { debit, dueAt: now });
  if (begun) await followDebit(begun, policy, now);
}

/** Sends the debit to the bank, or gives it up. True once nothing more is to be sent. */
export async function followDebit(mandate: MandateRecord, policy: PolicyRecord, now: Date): Promise<boolean> {
  const { debit, status } = mandate;
  const payment = await findPayment(debit?.paymentId ?? '');
  if (!debit || debit.isSent || !payment || !isToSend(payment)) {
    if (status !== 'ended') await lookLater(mandate, payment?.status, now);
    return true;
  }
  if (status === 'ended') return takeBack(payment, { now, cause: 'the mandate was ended' });
  if (!(await isStillDue(policy, payment, now))) {
    await takeBack(payment, { now, cause: 'too late for its notice' });
    await lookLater(mandate, undefined, now);
    return true;
  }
  if (!(await send(mandate, policy, { payment, now }))) return false;
  const { _id: mandateId, policyNumber } = mandate;
  const { reference, amount } = payment;
  const details = { mandateId, policyNumber, reference, amount };
  await audit(
    'MANDATE_DEBITED',
    'system',
    byWorker(mandate, now),
    details,
    lookupHash('debited', payment._id),
  );
  await changeMandate(mandate, {
    debit: { ...debit, isSent: true },
    dueAt: new Date(now.getTime() + HOUR_MS),
  });
  return true;
}

/**
 * If the bank was away for days, the customer may have chosen otherwise since the notice, or the term may have ended.
 */
async function isStillDue(policy: PolicyRecord, payment: PaymentRecord, now: Date): Promise<boolean> {
  if (isCooling(policy, now) || todayInIndia(now) > policy.endsOn) return false;
  return isRenewalWanted(payment, policy, now);
}

function isToSend({ isLive, status }: PaymentRecord): boolean {
  return isLive && (status === 'open' || status === 'pending');
}

/** Looks again soon while money may come, so that the next term follows at once; otherwise tomorrow. */
async function lookLater(
  mandate: MandateRecord,
  status: PaymentRecord['status'] | undefined,
  now: Date,
): Promise<void> {
  const isSoon = status === 'open' || status === 'pending' || status === 'paid';
  const tomorrow = atDaytime(startInIndia(addDays(todayInIndia(now), 1)));
  await changeMandate(mandate, { dueAt: isSoon ? new Date(now.getTime() + HOUR_MS) : tomorrow });
}

type Sent = { payment: PaymentRecord; now: Date };

/** Notes the order before money moves, so that every webhook is about a known one. True once the bank has the debit. */
async function send(mandate: MandateRecord, policy: PolicyRecord, { payment, now }: Sent): Promise<boolean> {
  const { reference, amount } = payment;
  if (amount > mandate.limit) return false;
  const { mandates } = gatewayNamed(mandate.gateway);
  const debit = { reference, amountPaise: amount * 100, payer: payerOf(policy) };
  const moved =
    payment.status === 'open'
      ? await movePayment(payment, 'pending', { now, cause: 'debited by mandate' })
      : payment;
  if (!moved) return false;
  const { orderId } = moved.orderId === undefined ? await mandates.placeDebit(mandate, debit) : moved;
  if (orderId === undefined) return false;
  if (moved.orderId === undefined && !(await changePayment(moved, { orderId }, { isWithoutOrder: true })))
    return false;
  await mandates.debit(mandate, { ...debit, orderId }, now);
  return true;
}

/** Cancels a debit that the bank doesn't know; one that it knows goes on. */
async function takeBack(
  payment: PaymentRecord,
  { now, cause }: { now: Date; cause: string },
): Promise<boolean> {
  const fact =
    payment.orderId === undefined
      ? { outcome: 'none' as const }
      : await gatewayNamed(payment.gateway).askAbout(payment, now);
  if (fact.outcome !== 'none') return true;
  return (await movePayment(payment, 'cancelled', { now, cause })) !== null;
}
