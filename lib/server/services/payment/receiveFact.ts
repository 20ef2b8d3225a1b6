import { MINUTE_MS } from '@/lib/domain/common/dates';
import { given } from '@/lib/domain/common/given';
import { type GatewayFact, type GatewayName, judgeFact, owedPaise } from '@/lib/domain/payment/payment';
import type { PaymentProblem } from '@/lib/domain/desk/paymentIssues';
import { keptUntil } from '@/lib/domain/common/retention';
import {
  closeGatewayEvent,
  type GatewayEventRecord,
  insertGatewayEvent,
  isSetAside,
  leaseGatewayEvent,
} from '@/models/payment/gatewayEvent';
import {
  findPayment,
  findPaymentByAttempt,
  findPaymentByOrder,
  noteSurplus,
  noteSurplusBack,
  type PaymentRecord,
} from '@/models/payment/payment';
import { isMandateOrder } from '@/models/renewals/mandate';
import { AppError } from '@/lib/server/http/errors';
import { traceparent, tracing } from '@/lib/server/telemetry/trace';
import { gatewayNamed } from '@/lib/server/integrations/gateways';
import type { WebhookHeaders } from '@/lib/server/integrations/gateway';
import { logger } from '@/lib/server/logger';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { noteUnclaimed, settleUnclaimed } from '@/lib/server/services/unclaimed/unclaimed';
import { owedTo } from './owedTo';
import { movePayment } from './paymentRecord';

const LEASE_MS = 30_000;
/**
 * How long an event of an unknown order waits. A gateway may report the payment of a link under an order that we don't
 * know; asking about the link, which happens at least this often, makes it known.
 */
const UNKNOWN_MS = 20 * MINUTE_MS;

type Webhook = { gateway: GatewayName; raw: Buffer; headers: WebhookHeaders; now: Date };

/** Stores an event once and applies it later, so that the gateway gets its answer at once. */
export async function receiveWebhook({ gateway, raw, headers, now }: Webhook): Promise<void> {
  const told = readSigned({ gateway, raw, headers });
  if (!told.fact) return;
  await insertGatewayEvent({ ...newEvent(gateway, told.eventId, now), fact: told.fact, status: 'waiting' });
}

export async function quarantineFact(
  { _id: paymentId, gateway }: PaymentRecord,
  fact: GatewayFact,
  { problem, now }: { problem: PaymentProblem; now: Date },
): Promise<void> {
  if (await isSetAside({ fact, problem, paymentId })) return;
  const { attemptId = '', amountPaise = 0, currency = '' } = fact;
  const event = newEvent(
    gateway,
    ['asked', paymentId, problem, attemptId, amountPaise, currency].join('-'),
    now,
  );
  const isNew = await insertGatewayEvent({ ...event, fact, status: 'quarantined', problem, paymentId });
  if (isNew) logger().error({ action: 'payment', reason: problem, event: event._id });
}

export async function applyNextEvent(now: Date): Promise<boolean> {
  const event = await leaseGatewayEvent(now, new Date(now.getTime() + LEASE_MS));
  if (!event) return false;
  await tracing(event.traceparent, () => closeApplied(event, now));
  return true;
}

async function closeApplied(event: GatewayEventRecord, now: Date): Promise<void> {
  const applied = await applyEvent(event, now);
  if (!applied) return;
  const { status, problem, paymentId } = applied;
  if (problem) logger().error({ action: 'payment', reason: problem, event: event._id });
  await closeGatewayEvent(event._id, {
    status,
    ...(problem && { problem }),
    ...(paymentId !== undefined && { paymentId }),
  });
}

type Applied = { status: 'applied' | 'ignored' | 'quarantined'; problem?: PaymentProblem };

/** Moves the status as far as the fact allows. Idempotent. */
export async function applyFact(
  payment: PaymentRecord,
  fact: GatewayFact,
  { now, cause }: { now: Date; cause: string },
): Promise<Applied> {
  const applied = await retryOnConflict<Applied>(async (tries) => {
    const current = tries === 0 ? payment : await findPayment(payment._id);
    if (!current) throw new AppError('CONFLICT');
    const amounts = { amountPaise: current.amount * 100, refundPaise: owedPaise(current) };
    const verdict = judgeFact({ ...current, ...amounts }, fact);
    if (verdict.kind === 'mismatch') return { status: 'quarantined', problem: verdict.problem };
    if (verdict.kind === 'nothing') return { status: 'ignored' };
    const { attemptId, bankReference, method, reason } = fact;
    const known = given({ attemptId, reason, bankReference, method });
    const moved = await movePayment(current, verdict.to, { now, cause, ...known });
    return moved ? { status: 'applied' } : undefined;
  });
  await followRefund(payment, fact, now);
  const isTold = await followSurplus(payment._id, fact, { problem: applied.problem, now, cause });
  return isTold ? { status: 'ignored' } : applied;
}

/**
 * Lists a refund that the bank returned as unclaimed, so that its owner finds it by policy number and birth date, until
 * it is paid after all.
 */
async function followRefund(payment: PaymentRecord, fact: GatewayFact, now: Date): Promise<void> {
  const { outcome, attemptId, amountPaise = 0 } = fact;
  if (outcome !== 'refundFailed' && outcome !== 'refunded') return;
  const isSurplus = payment.surplus?.some((each) => each.attemptId === attemptId);
  // Money of another attempt is owed beside the payment's own.
  const reference = isSurplus ? `${payment._id}|${attemptId}` : payment._id;
  const to = await owedTo(payment);
  if (!to) return;
  if (outcome === 'refunded') await settleUnclaimed(to, reference);
  else await noteUnclaimed(to, { kind: 'refund', reference, amountPaise }, now);
}

/**
 * Keeps for the payment's page that another attempt took money too, and that it went back. Resolves to whether the desk
 * was told of it by another cause: a gateway may tell of one debit in several ways.
 */
async function followSurplus(
  paymentId: string,
  { outcome, attemptId, amountPaise: paise = 0, bankReference }: GatewayFact,
  { problem, now: at, cause }: { problem: PaymentProblem | undefined; now: Date; cause: string },
): Promise<boolean> {
  if (attemptId === undefined) return false;
  if (problem === 'again') {
    const reference = bankReference !== undefined && { bankReference };
    const told = await noteSurplus(paymentId, { attemptId, paise, at, toldBy: cause, ...reference });
    return told !== undefined && told !== cause;
  }
  if (outcome === 'refunded' || outcome === 'released') await noteSurplusBack(paymentId, attemptId);
  return false;
}

/** Undefined while the event's payment may still become known. */
async function applyEvent(
  { _id, gateway, fact: { ofLink, ...fact }, receivedAt }: GatewayEventRecord,
  now: Date,
): Promise<(Applied & { paymentId?: string }) | undefined> {
  const ofOrder = await findPaymentByOrder(gateway, fact.orderId);
  if (!ofOrder && (await isMandateOrder(gateway, fact.orderId))) return { status: 'ignored' };
  const told = ofOrder ? fact : { ...fact, ...ofLink };
  const payment = ofOrder ?? (await findOfNoOrder(gateway, told));
  if (payment) {
    const { _id: paymentId } = payment;
    const applied = await applyFact(payment, told, { now, cause: _id });
    const isTold = applied.problem && (await isSetAside({ fact: told, problem: applied.problem, paymentId }));
    return { ...(isTold ? { status: 'ignored' as const } : applied), paymentId };
  }
  const isMoney = fact.outcome === 'paid' || fact.outcome === 'blocked';
  if (!isMoney) return { status: 'ignored' };
  const isEarly = now.getTime() - receivedAt.getTime() < UNKNOWN_MS;
  return isEarly ? undefined : { status: 'quarantined', problem: 'unknownOrder' };
}

async function findOfNoOrder(gateway: GatewayName, { orderId, attemptId }: GatewayFact) {
  const ofLink = await findPaymentByOrder(gateway, orderId);
  return ofLink ?? (attemptId === undefined ? null : findPaymentByAttempt(gateway, attemptId));
}

function newEvent(gateway: GatewayName, eventId: string, now: Date) {
  return {
    _id: `${gateway}|${eventId}`,
    gateway,
    leaseUntil: now,
    traceparent: traceparent(),
    receivedAt: now,
    expiresAt: keptUntil('gatewayEvent', now),
  };
}

function readSigned({ gateway, raw, headers }: Omit<Webhook, 'now'>) {
  try {
    const told = gatewayNamed(gateway).readWebhook(raw, headers);
    if (told) return told;
  } catch (error) {
    logger().error({ action: 'webhook', gateway, error });
  }
  throw new AppError('INVALID_INPUT');
}
