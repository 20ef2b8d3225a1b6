import type { Channel } from '@/lib/domain/verify/otp.data';
import { keptUntil } from '@/lib/domain/common/retention';
import { insertMessage } from '@/models/outbox';
import { keyedHash, lookupHash, randomId } from '@/lib/server/crypto';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import type { Message } from '@/lib/server/integrations/messageCarriers';
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
  /** Written like any other, and never delivered or shown. */
  isWithheld?: boolean;
  /** What it is about: a second message about the same is not posted. */
  onceFor?: string;
};

/** Puts a message into the outbox, from where it is delivered at least once. */
export async function postMessage(message: NewMessage, now: Date): Promise<void> {
  const { channel, purpose, isWithheld, onceFor, ...content } = message;
  const id = onceFor === undefined ? randomId() : keyedHash('message-id', `${channel}|${onceFor}`);
  await insertMessage({
    _id: id,
    channel,
    toHash: messageHashOf(content.to),
    purpose,
    content: sealedMessage.seal(content, id),
    status: isWithheld ? 'withheld' : 'waiting',
    attempts: 0,
    nextAttemptAt: now,
    leaseUntil: now,
    createdAt: now,
    expiresAt: keptUntil('message', now),
  });
}

/** Counts a message to a number or address of the caller's choice: one address of the network may thirty times an hour. */
export function countAskedMessage({
  caller,
  now,
}: Pick<ApiRequest<unknown>, 'caller' | 'now'>): Promise<void> {
  return countRequest(limits.sendMessage, { route: 'message', addressHash: caller.addressHash, now });
}
