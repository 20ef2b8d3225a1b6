import { hasMoney, newsOf, nextCheckAt, type PaymentStatus } from '@/lib/domain/payment/payment';
import { DAY_MS, todayInIndia } from '@/lib/domain/common/dates';
import {
  changePayment,
  findPayment,
  freePayment,
  leasePayment,
  leaseThisPayment,
  listPremiumPayments,
  type PaymentRecord,
  rescheduleLeased,
} from '@/models/payment/payment';
import { AppError } from '@/lib/server/http/errors';
import { tracing } from '@/lib/server/telemetry/trace';
import { gatewayNamed } from '@/lib/server/integrations/gateways';
import { logger } from '@/lib/server/logger';
import { findRenewed } from '@/lib/server/services/renewals/renewalPurchase';
import { findOpenMandate } from '@/models/renewals/mandate';
import { findQuote } from '@/lib/server/services/quote/quoteStore';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { extraOf } from './extra/extraOf';
import { settle } from './settlePayment';
import { applyFact, quarantineFact } from './receiveFact';
import { movePayment } from './paymentRecord';
import { isWanted } from './purchase';

const LEASE_MS = 30_000;
const back = { paid: 'refunding', blocked: 'releasing', capturing: 'releasing' } as const;
/** How long the gateway is asked about a cancelled payment. */
const LATE_MONEY_MS = 3 * DAY_MS;

/**
 * Worker job: carries out what a payment's status brings about, or asks the gateway, in case no webhook arrives. False
 * when no payment is due.
 */
export async function workOnNextPayment(now: Date): Promise<boolean> {
  const payment = await leasePayment(now, new Date(now.getTime() + LEASE_MS));
  if (!payment) return false;
  const isDone = await tracing(payment.traceparent, () => workOn(payment, now));
  const again = new Date(nextCheckAt(payment.checks - 1, now.getTime()));
  await rescheduleLeased(payment, isDone && isOver(payment, now) ? undefined : again, now);
  return true;
}

/** Asks the gateway at once, as the worker would. Throws UNAVAILABLE when it doesn't answer. */
export async function checkPaymentNow(paymentId: string, now: Date): Promise<PaymentStatus> {
  const payment = await leaseThisPayment(paymentId, now, new Date(now.getTime() + LEASE_MS));
  const isDone = payment === null || (await workOn(payment, now));
  if (payment) await freePayment(payment, now);
  if (!isDone) throw new AppError('UNAVAILABLE');
  const after = await findPayment(paymentId);
  if (!after) throw new AppError('NOT_FOUND');
  // If the answer moved the payment, its consequences are carried out at once too.
  if (!after.isSettled && payment?.isSettled) return checkPaymentNow(paymentId, now);
  return after.status;
}

async function workOn(payment: PaymentRecord, now: Date): Promise<boolean> {
  try {
    const work = payment.isSettled ? ask : settleWhole;
    await work(payment, now);
    return true;
  } catch (error) {
    logger().warn({ action: 'payment', status: payment.status, checks: payment.checks, error });
    return false;
  }
}

async function settleWhole(payment: PaymentRecord, now: Date): Promise<void> {
  await settle(payment, now);
  await changePayment(payment, { isSettled: true });
}

/**
 * Finishes what a server that died left undone after the money came. The customer is asking now, so this doesn't wait
 * until that server's lease is over.
 */
export async function settleLeft(quoteId: string, now: Date): Promise<void> {
  for (const payment of await listPremiumPayments(quoteId)) {
    if (!payment.isSettled && hasMoney(payment.status)) await settleWhole(payment, now);
  }
}

/** Begins to send the money back; the worker finishes it. Idempotent. */
export function refundOrRelease(paymentId: string, now: Date): Promise<PaymentStatus> {
  return begin(paymentId, back, { now, cause: 'released or refunded' });
}

/**
 * Begins to send back all that was paid for a quote, and cancels what is unpaid, so that money that arrives later goes
 * back too. Idempotent.
 */
export async function refundOrReleaseAll(quoteId: string, now: Date): Promise<void> {
  const why = { now, cause: 'proposal declined' };
  for (const { _id } of await listPremiumPayments(quoteId)) {
    await begin(_id, { open: 'cancelled', pending: 'cancelled', failed: 'cancelled', ...back }, why);
  }
}

/** Begins to refund a part, in whole rupees; the worker finishes it. If it is called again, the first amount stands. */
export function refundPart(paymentId: string, refund: number, now: Date): Promise<PaymentStatus> {
  return begin(paymentId, { paid: 'refunding' }, { now, cause: 'policy returned', refund });
}

/** Begins to debit blocked money; the worker finishes it. Idempotent. */
export function capturePayment(paymentId: string, now: Date): Promise<PaymentStatus> {
  return begin(paymentId, { blocked: 'capturing' }, { now, cause: 'proposal accepted' });
}

function begin(
  paymentId: string,
  ways: Partial<Record<PaymentStatus, PaymentStatus>>,
  why: { now: Date; cause: string; refund?: number },
): Promise<PaymentStatus> {
  return retryOnConflict(async () => {
    const payment = await findPayment(paymentId);
    if (!payment) throw new AppError('NOT_FOUND');
    const to = ways[payment.status];
    if (to === undefined) return payment.status;
    return (await movePayment(payment, to, why))?.status;
  });
}

async function ask(payment: PaymentRecord, now: Date): Promise<void> {
  const { status, gateway: name, orderId } = payment;
  const gateway = gatewayNamed(name);
  if (orderId) {
    const acts: Partial<Record<PaymentStatus, typeof gateway.askAbout>> = {
      capturing: gateway.capture,
      releasing: gateway.release,
      refunding: gateway.refund,
    };
    const fact = newsOf(payment, await (acts[status] ?? gateway.askAbout)(payment, now));
    const { status: became, problem } = await applyFact(payment, fact, { now, cause: 'gateway asked' });
    if (problem) await quarantineFact(payment, fact, { problem, now });
    if (became !== 'ignored') return;
  }
  const cause = await whyGivenUp(payment, now);
  if (cause) await movePayment(payment, 'cancelled', { now, cause });
}

/**
 * The reason to cancel an unpaid payment, if there is one. An attempt that waits at the bank is left alone until
 * `payBy` even if the quote changed, and no longer, since banks never decide some attempts.
 */
async function whyGivenUp(payment: PaymentRecord, now: Date): Promise<string | undefined> {
  const { status, payBy } = payment;
  const isUnpaid = status === 'open' || status === 'failed';
  const isLate = (isUnpaid || status === 'pending') && payBy <= now;
  if (isLate && !(await isToBeSent(payment, now))) return 'not paid in time';
  return isUnpaid && (await isStale(payment, now)) ? 'the quote changed' : undefined;
}

/**
 * Whether a mandate still has to send this debit. The customer was told of it, so only the mandate may send it or give
 * it up, however long the server or the bank was away.
 */
async function isToBeSent(payment: PaymentRecord, now: Date): Promise<boolean> {
  const { mandateId, orderId, quoteId } = payment;
  if (mandateId === undefined || orderId !== undefined) return false;
  const [mandate, policy] = await Promise.all([findOpenMandate(quoteId), findRenewed(payment)]);
  return mandate?._id === mandateId && policy !== null && todayInIndia(now) <= policy.endsOn;
}

/** Whether money for this order would be refunded at once, so that the order should be closed. */
async function isStale(payment: PaymentRecord, now: Date): Promise<boolean> {
  const extra = extraOf(payment);
  if (extra) return !(await extra.isWanted(payment, now));
  const quote = await findQuote(payment.quoteId, now);
  return !quote || quote.paidAt !== undefined || !isWanted(payment, quote, now);
}

function isOver({ status, updatedAt }: PaymentRecord, now: Date): boolean {
  if (status === 'cancelled') return now.getTime() - updatedAt.getTime() > LATE_MONEY_MS;
  return ['paid', 'refunded', 'released'].includes(status);
}
