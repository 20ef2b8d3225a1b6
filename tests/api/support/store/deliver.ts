import { deliverNext } from '@/lib/server/services/site/deliverMessages';

/** Delivers all due messages, as the worker would. */
export async function deliverMessages(...asked: Parameters<typeof deliverNext>): Promise<void> {
  while (await deliverNext(...asked));
}
