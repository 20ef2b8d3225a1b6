import { deliverNext } from '@/lib/server/services/site/deliverMessages';

/** All that is due, as a worker would in its time. */
export async function deliverMessages(...asked: Parameters<typeof deliverNext>): Promise<void> {
  while (await deliverNext(...asked));
}
