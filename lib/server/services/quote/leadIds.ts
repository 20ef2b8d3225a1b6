import { lookupHash } from '@/lib/server/crypto';

export type LeadIds = { dialerId: string; onlineLeadId: string };

/** The ids of a quote's leads follow from the quote's: made twice, they are the same leads. */
export function leadIdsOf(quoteId: string): LeadIds {
  return { dialerId: lookupHash('dialer-lead', quoteId), onlineLeadId: lookupHash('online-lead', quoteId) };
}
