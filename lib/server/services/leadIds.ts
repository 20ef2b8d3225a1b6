import { keyedHash } from '../crypto';

export type LeadIds = { dialerId: string; onlineLeadId: string };

/** The ids of a quote's leads follow from the quote's: made twice, they are the same leads. */
export function leadIdsOf(quoteId: string): LeadIds {
  return { dialerId: keyedHash('dialer-lead', quoteId), onlineLeadId: keyedHash('online-lead', quoteId) };
}
