import { findMessageStatus, type OutboxRecord } from '@/models/common/outbox';
import { leaseUndelivered, listSentLinksOf, noteDelivery, type SentLinkRecord } from '@/models/desk/sentLink';
import { messageIdOf } from '@/lib/server/services/common/outbox';

const AGAIN_MS = 10_000;
const became = {
  sent: 'delivered',
  failed: 'failed',
  waiting: undefined,
  withheld: 'failed',
  refused: 'failed',
} as const;

type LinkMessage = Pick<OutboxRecord, '_id' | 'quoteId'>;

export async function findLinkOf({ _id, quoteId = '' }: LinkMessage): Promise<SentLinkRecord | undefined> {
  const links = await listSentLinksOf(quoteId);
  return links.find((link) => messageIdOf(link.channel, link._id) === _id);
}

/** Notes a delivery at once, for the telecaller who is watching; the job below catches what this misses. */
export async function noteLinkDelivery(message: LinkMessage, isDelivered: boolean): Promise<void> {
  const link = await findLinkOf(message);
  if (link) await noteDelivery(link._id, isDelivered ? 'delivered' : 'failed');
}

/** Worker job: the outbox forgets a message after a day, so its link keeps what became of it. */
export async function noteNextDelivery(now: Date): Promise<boolean> {
  const link = await leaseUndelivered(now, new Date(now.getTime() + AGAIN_MS));
  if (!link) return false;
  const status = await findMessageStatus(messageIdOf(link.channel, link._id));
  const delivery = became[status ?? 'withheld'];
  if (delivery) await noteDelivery(link._id, delivery);
  return true;
}
