import { deleteCallbacksOf } from '@/models/callbacks/callback';
import { deleteMessagesOf } from '@/models/common/outbox';
import { deleteDeskNotesOf } from '@/models/desk/deskNote';
import { deleteDialerLead } from '@/models/callbacks/dialerLead';
import { deleteUndecidedOf } from '@/models/desk/reviewCase';
import { deleteHealthDeclaration } from '@/models/declaration/healthDeclaration';
import { deleteKyc } from '@/models/kyc/kycDetails';
import { deleteOnlineLead } from '@/models/callbacks/onlineLead';
import { deleteUnpaidQuote, isQuoteThere } from '@/models/quote/quote';
import { deleteQuoteVersions } from '@/models/quote/quoteVersion';
import { deleteSentMessagesOf } from '@/models/common/sentMessage';
import { deleteLinksOf } from '@/models/desk/sentLink';
import { deleteResumeLinksOf } from '@/models/resume/resumeLink';
import { deleteRevisitsOf } from '@/models/resume/revisit';
import { deleteTripDetails } from '@/models/travel/tripDetails';
import { AppError } from '@/lib/server/http/errors';
import { leadIdsOf } from '@/lib/server/services/quote/leadIds';

/** A message about money is delivered even so. */
const MESSAGES = ['reminder', 'resume-link', 'sent-link'] as const;

/** Records that find the others are deleted last, so that a retry completes it. Paid quotes and consents stay. */
export async function forgetJourney(quoteId: string): Promise<void> {
  await deleteUnpaidQuote(quoteId);
  if (!(await isQuoteThere(quoteId))) await forgetDetails(quoteId);
  await deleteResumeLinksOf(quoteId);
  await deleteRevisitsOf(quoteId);
}

/** Call after each write beside a quote, which may have been deleted meanwhile. Throws NOT_FOUND. */
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
    deleteTripDetails(quoteId),
    deleteCallbacksOf(quoteId),
    deleteQuoteVersions(quoteId),
    deleteDeskNotesOf(quoteId),
    deleteLinksOf(quoteId),
    deleteSentMessagesOf(quoteId),
    deleteMessagesOf(quoteId, MESSAGES),
    deleteUndecidedOf(quoteId),
  ]);
}
