import { deleteDialerLead } from '@/models/dialerLead';
import { deleteHealthDeclaration } from '@/models/healthDeclaration';
import { deleteKyc } from '@/models/kycDetails';
import { deleteOnlineLead } from '@/models/onlineLead';
import { deleteUnpaidQuote, isQuotePaid } from '@/models/quote';
import { deleteResumeLinksOf } from '@/models/resumeLink';
import { deleteRevisitsOf } from '@/models/revisit';
import { leadIdsOf } from './leadIds';

/**
 * Deletes what a customer typed in a journey, on this device and others: the leads, declaration and KYC, the quote,
 * the links to it, and last the records by which a second try finds what a first one left. What was paid for stays, as
 * its contract does (a payment that arrives later finds no quote, and goes back); so does the ledger of consents.
 */
export async function forgetJourney(quoteId: string): Promise<void> {
  if (!(await isQuotePaid(quoteId))) {
    const { dialerId, onlineLeadId } = leadIdsOf(quoteId);
    await Promise.all([
      deleteDialerLead(dialerId),
      deleteOnlineLead(onlineLeadId),
      deleteHealthDeclaration(quoteId),
      deleteKyc(quoteId),
    ]);
    await deleteUnpaidQuote(quoteId);
  }
  await deleteResumeLinksOf(quoteId);
  await deleteRevisitsOf(quoteId);
}
