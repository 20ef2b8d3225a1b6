import { deleteUnsignedOf } from '@/models/application/application';
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
import { deleteForgotten, leaseForgotten, noteForgotten } from '@/models/resume/forgottenQuote';
import { deleteTripDetails } from '@/models/travel/tripDetails';
import { keptUntil } from '@/lib/domain/common/retention';
import { AppError } from '@/lib/server/http/errors';
import { leadIdsOf } from '@/lib/server/services/quote/leadIds';

/** Without messages about money, which are delivered even so. */
const MESSAGES = ['reminder', 'resume-link', 'sent-link'] as const;

const LEASE_MS = 60_000;

/**
 * Deletes the quote first, since it may be paid meanwhile, then the rest, which the worker completes if this server
 * stops. Paid quotes and consents stay.
 */
export async function forgetJourney(quoteId: string, now: Date): Promise<void> {
  await noteForgotten({ _id: quoteId, dueAt: leaseEnd(now), expiresAt: keptUntil('quote', now) });
  await deleteUnpaidQuote(quoteId);
  await forgetRest(quoteId);
}

/** Worker job. False when nothing was left behind. */
export async function forgetNext(now: Date): Promise<boolean> {
  const left = await leaseForgotten(now, leaseEnd(now));
  if (!left) return false;
  // A server that stopped before the quote was deleted has answered nobody, so the next request starts over.
  if (await isQuoteThere(left._id)) await deleteForgotten(left._id);
  else await forgetRest(left._id);
  return true;
}

async function forgetRest(quoteId: string): Promise<void> {
  if (!(await isQuoteThere(quoteId))) await forgetDetails(quoteId);
  await deleteResumeLinksOf(quoteId);
  await deleteRevisitsOf(quoteId);
  await deleteForgotten(quoteId);
}

function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

/** Call after each write beside a quote, which may have been deleted meanwhile. True if it was. */
export async function forgetIfGone(quoteId: string): Promise<boolean> {
  if (await isQuoteThere(quoteId)) return false;
  await forgetRest(quoteId);
  return true;
}

/** The same for requests: throws NOT_FOUND if the journey was deleted. */
export async function checkNotForgotten(quoteId: string): Promise<void> {
  if (await forgetIfGone(quoteId)) throw new AppError('NOT_FOUND');
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
    deleteUnsignedOf(quoteId),
  ]);
}
