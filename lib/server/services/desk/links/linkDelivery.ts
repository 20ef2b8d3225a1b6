import { findMessageStatus } from '@/models/common/outbox';
import { leaseUndelivered, noteDelivery } from '@/models/desk/sentLink';
import { messageIdOf } from '@/lib/server/services/common/outbox';

const AGAIN_MS = 10_000;
const became = {
  sent: 'delivered',
  failed: 'failed',
  waiting: undefined,
  withheld: 'failed',
  refused: 'failed',
} as const;

/** Worker job: the outbox forgets a message after a day, so its link keeps what became of it. */
export async function noteNextDelivery(now: Date): Promise<boolean> {
  const link = await leaseUndelivered(now, new Date(now.getTime() + AGAIN_MS));
  if (!link) return false;
  const status = await findMessageStatus(messageIdOf(link.channel, link._id));
  const delivery = became[status ?? 'withheld'];
  if (delivery) await noteDelivery(link._id, delivery);
  return true;
}
