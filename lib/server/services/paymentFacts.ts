import { type GatewayFact, type GatewayName, judgeFact, owedPaise } from '@/lib/domain/payment';
import {
  closeGatewayEvent,
  type EventStatus,
  type GatewayEventRecord,
  insertGatewayEvent,
  leaseGatewayEvent,
} from '@/models/gatewayEvent';
import { findPayment, findPaymentByAttempt, findPaymentByOrder, type PaymentRecord } from '@/models/payment';
import { AppError } from '../http/errors';
import { gatewayNamed, type WebhookHeaders } from '../integrations/gateways';
import { logger } from '../logger';
import { movePayment } from './paymentRecord';

const LEASE_MS = 30_000;
const MAX_TRIES = 5;
/** Longer than any gateway sends again, and long enough for who looks at what was quarantined. */
const RETENTION_MS = 400 * 24 * 60 * 60 * 1000;

type Webhook = { gateway: GatewayName; raw: Buffer; headers: WebhookHeaders; now: Date };

/** Keeps what a gateway tells, each event once, and does nothing about it yet: the answer must not wait for that. */
export async function receiveWebhook({ gateway, raw, headers, now }: Webhook): Promise<void> {
  const told = readSigned({ gateway, raw, headers });
  if (!told.fact) return;
  await insertGatewayEvent({
    _id: `${gateway}|${told.eventId}`,
    gateway,
    fact: told.fact,
    status: 'waiting',
    leaseUntil: now,
    receivedAt: now,
    expiresAt: new Date(now.getTime() + RETENTION_MS),
  });
}

/** Does what follows from the oldest event that waits; false when there is none. */
export async function applyNextEvent(now: Date): Promise<boolean> {
  const event = await leaseGatewayEvent(now, new Date(now.getTime() + LEASE_MS));
  if (!event) return false;
  const status = await applyEvent(event, now);
  if (status === 'quarantined')
    logger().error({ action: 'payment', reason: 'quarantined', event: event._id });
  await closeGatewayEvent(event._id, status);
  return true;
}

/** Moves the payment as far as a gateway's word allows; what it says again has no effect. */
export async function applyFact(
  payment: PaymentRecord,
  fact: GatewayFact,
  { now, cause }: { now: Date; cause: string },
): Promise<EventStatus> {
  let current: PaymentRecord | null = payment;
  for (let tries = 0; current && tries < MAX_TRIES; tries += 1) {
    const amounts = { amountPaise: current.amount * 100, refundPaise: owedPaise(current) };
    const verdict = judgeFact({ ...current, ...amounts }, fact);
    if (verdict.kind === 'mismatch') return 'quarantined';
    if (verdict.kind === 'nothing') return 'ignored';
    const { attemptId, bankReference, method } = fact;
    const known = {
      ...(attemptId !== undefined && { attemptId }),
      ...(bankReference !== undefined && { bankReference }),
      ...(method !== undefined && { method }),
    };
    if (await movePayment(current, verdict.to, { now, cause, ...known })) return 'applied';
    current = await findPayment(payment._id);
  }
  throw new AppError('CONFLICT');
}

async function applyEvent({ _id, gateway, fact }: GatewayEventRecord, now: Date): Promise<EventStatus> {
  const payment =
    (await findPaymentByOrder(gateway, fact.orderId)) ??
    (fact.attemptId === undefined ? null : await findPaymentByAttempt(gateway, fact.attemptId));
  if (payment) return applyFact(payment, fact, { now, cause: _id });
  return fact.outcome === 'paid' || fact.outcome === 'blocked' ? 'quarantined' : 'ignored';
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
