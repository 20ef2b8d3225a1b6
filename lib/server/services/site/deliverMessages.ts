import { nextAttemptAt } from '@/lib/domain/common/delivery';
import { keptUntil } from '@/lib/domain/common/retention';
import type { StopReason } from '@/lib/domain/desk/links';
import { leaseMessage, leaseThisMessage, type OutboxRecord, settleMessage } from '@/models/common/outbox';
import { insertSentMessage } from '@/models/common/sentMessage';
import { isQuoteThere } from '@/models/quote/quote';
import { ProviderError } from '@/lib/server/integrations/callProvider';
import { carrierOf } from '@/lib/server/integrations/messages/messageCarriers';
import { tracing } from '@/lib/server/telemetry/trace';
import { isOff } from '@/lib/server/switches/switches';
import { logger } from '@/lib/server/logger';
import { sealedMessage } from '@/lib/server/services/common/outbox';
import { noteLinkDelivery } from '@/lib/server/services/desk/links/linkDelivery';
import { stopOfLink } from '@/lib/server/services/desk/links/stopLink';

const LEASE_MS = 30_000;
const LEADS_BACK = ['reminder', 'resume-link'];

/**
 * Worker job: delivers a message at least once, since it is delivered again if its lease runs out. False when none is
 * due.
 */
export async function deliverNext(now: Date, carriers: typeof carrierOf = carrierOf): Promise<boolean> {
  const message = await leaseMessage(now, leaseEnd(now));
  if (!message) return false;
  await tracing(message.traceparent, () => deliver(message, now, carriers));
  return true;
}

/** Delivers a message at once, before those that wait longer: the customer waits for a code, which ends soon. */
export async function deliverThis(messageId: string, now: Date): Promise<void> {
  const message = await leaseThisMessage(messageId, now, leaseEnd(now));
  if (message) await tracing(message.traceparent, () => deliver(message, now, carrierOf));
}

function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

async function deliver(message: OutboxRecord, now: Date, carriers: typeof carrierOf): Promise<void> {
  const { _id, channel, content, attempts, giveUpAt = message.expiresAt } = message;
  if (giveUpAt <= now) return close(message, 'failed');
  try {
    const words = sealedMessage.unseal(content, _id);
    if ((await isOff('message', words.template.key)) || (await isForgotten(message)))
      return await close(message, 'refused');
    const stop = message.purpose === 'sent-link' ? await stopOfLink(message, now) : undefined;
    if (stop) return await close(message, 'refused', stop);
    await carriers(channel).deliver(words);
  } catch (error) {
    const isRefused = error instanceof ProviderError && error.isRefusal;
    const next = nextAttemptAt({ attempts, now, giveUpAt, isRefused });
    logger().warn({ action: 'message', channel, attempts, isGivenUp: next === undefined, error });
    await (next === undefined
      ? close(message, 'failed')
      : settleMessage(message, { nextAttemptAt: next, leaseUntil: now }));
    return;
  }
  await close(message, 'sent');
}

/** Whether the message leads back to a journey that was deleted while it was being written. */
async function isForgotten({ purpose, quoteId = '' }: OutboxRecord): Promise<boolean> {
  return LEADS_BACK.includes(purpose) && !(await isQuoteThere(quoteId));
}

/** Notes what became of a message. The outbox drops it after a day, but its quote keeps that it was sent. */
async function close(
  message: OutboxRecord,
  status: 'sent' | 'failed' | 'refused',
  stoppedBy?: StopReason,
): Promise<void> {
  const { _id, quoteId, purpose, channel, createdAt: at } = message;
  if (quoteId !== undefined && (await isQuoteThere(quoteId))) {
    await insertSentMessage({
      _id,
      quoteId,
      purpose,
      channel,
      delivery: status === 'sent' ? 'sent' : 'failed',
      at,
      ...(stoppedBy && { stoppedBy }),
      expiresAt: keptUntil('lead', at),
    });
  }
  await settleMessage(message, { status });
  if (purpose === 'sent-link') await noteLinkDelivery(message, status === 'sent');
}
