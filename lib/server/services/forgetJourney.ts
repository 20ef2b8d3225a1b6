import { deleteDialerLead } from '@/models/dialerLead';
import { deleteOnlineLead } from '@/models/onlineLead';
import { deleteUnpaidQuote, isQuotePaid } from '@/models/quote';
import { deleteResumeLinksOf } from '@/models/resumeLink';
import { deleteRevisitsOf } from '@/models/revisit';
import { leadIdsOf } from './leadIds';

/**
 * Deletes what a customer typed in a journey, on this device and others: the leads, the quote, the links to it, and
 * last the records by which a second try finds what a first one left. What was paid for stays, as its contract does;
 * so does the ledger of consents, which proves what was agreed.
 */
export async function forgetJourney(quoteId: string): Promise<void> {
  if (!(await isQuotePaid(quoteId))) {
    const { dialerId, onlineLeadId } = leadIdsOf(quoteId);
    await Promise.all([deleteDialerLead(dialerId), deleteOnlineLead(onlineLeadId)]);
    await deleteUnpaidQuote(quoteId);
  }
  await deleteResumeLinksOf(quoteId);
  await deleteRevisitsOf(quoteId);
}
