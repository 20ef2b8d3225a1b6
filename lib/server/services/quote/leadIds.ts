import { lookupHash } from '@/lib/server/crypto';

export type LeadIds = { dialerId: string; onlineLeadId: string };

/** Derived from the quote's id, so that repeats create no second lead. */
export function leadIdsOf(quoteId: string): LeadIds {
  return { dialerId: lookupHash('dialer-lead', quoteId), onlineLeadId: lookupHash('online-lead', quoteId) };
}
