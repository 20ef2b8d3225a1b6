import type { Channel } from '@/lib/domain/verify/otp.data';
import { keptUntil } from '@/lib/domain/common/retention';
import { insertMessage } from '@/models/common/outbox';
import { traceparent } from '@/lib/server/telemetry/trace';
import { lookupHash, randomId } from '@/lib/server/crypto';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import type { Message } from '@/lib/server/integrations/messages/messageCarrier';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { sealedField } from './personalData';

export const sealedMessage = sealedField<Message>('outbox', 'content');

export function messageHashOf(to: string): string {
  return lookupHash('message-to', to);
}

type NewMessage = Message & {
  channel: Channel;
  purpose: string;
  quoteId?: string;
  /** Recorded but never delivered or listed, so that unknown recipients cost the same time. */
  isWithheld?: boolean;
  /** Nobody needs it after this time: a code that has expired, a link that somebody waits for. */
  giveUpAt?: Date;
  /** Deduplication key: a second message with it is not posted. */
  onceFor?: string;
};

export function messageIdOf(channel: Channel, onceFor: string): string {
  return lookupHash('message-id', `${channel}|${onceFor}`);
}

/** Returns the message's id. */
export async function postMessage(message: NewMessage, now: Date): Promise<string> {
  const { channel, purpose, quoteId, isWithheld, giveUpAt, onceFor, ...content } = message;
  const id = onceFor === undefined ? randomId() : messageIdOf(channel, onceFor);
  await insertMessage({
    _id: id,
    channel,
    toHash: messageHashOf(content.to),
    purpose,
    ...(quoteId !== undefined && { quoteId }),
    content: sealedMessage.seal(content, id),
    status: isWithheld ? 'withheld' : 'waiting',
    attempts: 0,
    nextAttemptAt: now,
    ...(giveUpAt && { giveUpAt }),
    leaseUntil: now,
    traceparent: traceparent(),
    createdAt: now,
    expiresAt: keptUntil('message', now),
  });
  return id;
}

/** Allows thirty messages an hour, since the caller chooses the recipients. */
export function countAskedMessage({
  caller,
  now,
}: Pick<ApiRequest<unknown>, 'caller' | 'now'>): Promise<void> {
  return countRequest(limits.sendMessage, { route: 'message', addressHash: caller.addressHash, now });
}
