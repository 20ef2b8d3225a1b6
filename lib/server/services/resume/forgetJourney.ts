import { deleteCallbacksOf } from '@/models/callback';
import { deleteDialerLead } from '@/models/dialerLead';
import { deleteHealthDeclaration } from '@/models/healthDeclaration';
import { deleteKyc } from '@/models/kycDetails';
import { deleteOnlineLead } from '@/models/onlineLead';
import { deleteUnpaidQuote, isQuoteThere } from '@/models/quote';
import { deleteResumeLinksOf } from '@/models/resumeLink';
import { deleteRevisitsOf } from '@/models/revisit';
import { AppError } from '@/lib/server/http/errors';
import { leadIdsOf } from '@/lib/server/services/quote/leadIds';

/**
 * Deletes what a customer typed in a journey, on this device and others: the quote, its leads, declaration and KYC,
 * the links to it, and last the records by which a second try finds what a first one left. What was paid for stays, as
 * its contract does (a payment that arrives later finds no quote, and goes back); so does the ledger of consents.
 */
export async function forgetJourney(quoteId: string): Promise<void> {
  await deleteUnpaidQuote(quoteId);
  if (!(await isQuoteThere(quoteId))) await forgetDetails(quoteId);
  await deleteResumeLinksOf(quoteId);
  await deleteRevisitsOf(quoteId);
}

/**
 * To be called after each write beside a quote. The quote is deleted first: whatever is written later finds it gone,
 * and goes too. Throws NOT_FOUND.
 */
export async function checkNotForgotten(quoteId: string): Promise<void> {
  if (await isQuoteThere(quoteId)) return;
  await forgetDetails(quoteId);
  throw new AppError('NOT_FOUND');
}

async function forgetDetails(quoteId: string): Promise<void> {
  const { dialerId, onlineLeadId } = leadIdsOf(quoteId);
  await Promise.all([
    deleteDialerLead(dialerId),
    deleteOnlineLead(onlineLeadId),
    deleteHealthDeclaration(quoteId),
    deleteKyc(quoteId),
    deleteCallbacksOf(quoteId),
  ]);
}
