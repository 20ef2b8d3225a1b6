import { agreedSubjectOf, type Quote } from '@/lib/domain/quote/quote';
import { listCallbacksOf, listQuotesWithCalls } from '@/models/callbacks/callback';
import { type DialerLeadRecord, findDialerLead, listQuotesWithLead } from '@/models/callbacks/dialerLead';
import { keyedHash, markFrom } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import { leadIdsOf } from '@/lib/server/services/quote/leadIds';
import { findQuote } from '@/lib/server/services/quote/quoteStore';

export type FoundQuote = { quote: Quote; lead: DialerLeadRecord | null };

/** A quote is the desk's once its customer left a number for a call. Throws NOT_FOUND. */
export async function findDeskQuote(quoteId: string, now: Date): Promise<FoundQuote> {
  const [quote, lead] = await Promise.all([
    findQuote(quoteId, now),
    findDialerLead(leadIdsOf(quoteId).dialerId),
  ]);
  const isAsked = lead ?? (quote && (await listCallbacksOf(quoteId, 1))[0]);
  if (!quote || !isAsked) throw new AppError('NOT_FOUND');
  return { quote, lead };
}

/**
 * Names the family and plan that the desk is shown. It is keyed, so that the desk doesn't learn what illness was told.
 */
export function deskSubjectOf(quote: Quote): string {
  return markFrom(keyedHash('desk-subject', `${quote._id}|${agreedSubjectOf(quote)}`));
}

/** Tells a quote's numbers apart without telling them. */
export function numberMarkOf(quoteId: string, mobileHash: string): string {
  return markFrom(keyedHash('desk-number', `${quoteId}|${mobileHash}`));
}

/** Those of these quotes that the desk may open (see findDeskQuote). */
export async function findQuotesOnDesk(quoteIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (quoteIds.length === 0) return new Set();
  const found = await Promise.all([listQuotesWithLead(quoteIds), listQuotesWithCalls(quoteIds)]);
  return new Set(found.flat());
}
