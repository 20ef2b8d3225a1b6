import { nextCheckAt, type PaymentStatus } from '@/lib/domain/payment/payment';
import { DAY_MS } from '@/lib/domain/common/dates';
import {
  changePayment,
  findPayment,
  findPaymentsOfQuote,
  leasePayment,
  type PaymentRecord,
  rescheduleLeased,
} from '@/models/payment';
import { AppError } from '@/lib/server/http/errors';
import { gatewayNamed } from '@/lib/server/integrations/gateways';
import { logger } from '@/lib/server/logger';
import { findQuote } from '@/lib/server/services/quote/quoteStore';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { settle } from './settlePayment';
import { applyFact, quarantineFact } from './receiveFact';
import { isWanted, movePayment } from './paymentRecord';

const LEASE_MS = 30_000;
/** How money begins to go back. */
const back = { paid: 'refunding', blocked: 'releasing', capturing: 'releasing' } as const;
/** So long money may come late to a payment that was given up. */
const LATE_MONEY_MS = 3 * DAY_MS;

/**
 * Goes on with the payment that waits longest: writes what follows from its status, or asks the gateway about it,
 * so that a payment is right even where no webhook ever comes. False when none is due.
 */
export async function workOnNextPayment(now: Date): Promise<boolean> {
  const payment = await leasePayment(now, new Date(now.getTime() + LEASE_MS));
  if (!payment) return false;
  const isDone = await workOn(payment, now);
  const again = new Date(nextCheckAt(payment.checks - 1, now.getTime()));
  await rescheduleLeased(payment, isDone && isOver(payment, now) ? undefined : again, now);
  return true;
}

/** False when it could not be done, and has to be done again. */
async function workOn(payment: PaymentRecord, now: Date): Promise<boolean> {
  try {
    if (payment.isSettled) await ask(payment, now);
    else {
      await settle(payment, now);
      await changePayment(payment, { isSettled: true });
    }
    return true;
  } catch (error) {
    logger().warn({ action: 'payment', status: payment.status, checks: payment.checks, error });
    return false;
  }
}

/** Gives the money of a payment back: what is only held is let go. Begun here, done by the worker; repeats are harmless. */
export function refundOrRelease(paymentId: string, now: Date): Promise<PaymentStatus> {
  return begin(paymentId, back, { now, cause: 'given back' });
}

/**
 * Gives back whatever was paid or is held for a quote, and closes its orders: money may come to any of them, now or
 * late. Repeats are harmless.
 */
export async function giveBackAll(quoteId: string, now: Date): Promise<void> {
  const why = { now, cause: 'proposal declined' };
  for (const { _id } of await findPaymentsOfQuote(quoteId)) {
    await begin(_id, { open: 'cancelled', pending: 'cancelled', failed: 'cancelled', ...back }, why);
  }
}

/** Gives a part of what was paid back, in whole rupees: begun once, by who comes first. As refundOrRelease otherwise. */
export function refundPart(paymentId: string, refund: number, now: Date): Promise<PaymentStatus> {
  return begin(paymentId, { paid: 'refunding' }, { now, cause: 'policy given back', refund });
}

/** Takes the money that is held, once the proposal is accepted. Begun here, done by the worker; repeats are harmless. */
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
  const { status, gateway: name, payBy, orderId } = payment;
  const gateway = gatewayNamed(name);
  if (orderId) {
    const acts: Partial<Record<PaymentStatus, typeof gateway.askAbout>> = {
      capturing: gateway.capture,
      releasing: gateway.release,
      refunding: gateway.refund,
    };
    const fact = await (acts[status] ?? gateway.askAbout)(payment, now);
    const { status: became, problem } = await applyFact(payment, fact, { now, cause: 'gateway asked' });
    if (problem) await quarantineFact(payment, fact, { problem, now });
    if (became !== 'ignored') return;
  }
  if (status !== 'open' && status !== 'failed') return;
  const cause = payBy <= now ? 'not paid in time' : (await isStale(payment, now)) && 'the quote changed';
  if (cause) await movePayment(payment, 'cancelled', { now, cause });
}

/** Its money would go back at once: nobody shall pay it any more. */
async function isStale(payment: PaymentRecord, now: Date): Promise<boolean> {
  const quote = await findQuote(payment.quoteId, now);
  return !quote || quote.paidAt !== undefined || !isWanted(payment, quote, now);
}

/** Nothing more can happen by itself. */
function isOver({ status, updatedAt }: PaymentRecord, now: Date): boolean {
  if (status === 'cancelled') return now.getTime() - updatedAt.getTime() > LATE_MONEY_MS;
  return ['paid', 'refunded', 'released'].includes(status);
}
