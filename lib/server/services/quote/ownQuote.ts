import type { Quote } from '@/lib/domain/quote/quote';
import type { QuoteRecord } from '@/models/quote/quote';
import { findOwnQuote, isLostTo } from '@/models/quote/quoteOwnership';
import { AppError } from '@/lib/server/http/errors';
import { openQuote } from './quoteStore';

export async function getOwnQuote(quoteId: string | undefined, ownerHash: string): Promise<Quote> {
  return openQuote(await getOwnRecord(quoteId, ownerHash));
}

/**
 * Leaves the quote's sealed fields closed, for requests that need none. Throws PROVEN_ELSEWHERE to the session that
 * began a quote which others proved since; otherwise NOT_FOUND.
 */
export async function getOwnRecord(quoteId: string | undefined, ownerHash: string): Promise<QuoteRecord> {
  const quote = quoteId === undefined ? null : await findOwnQuote(quoteId, ownerHash);
  if (quote) return quote;
  const isLost = quoteId !== undefined && (await isLostTo(quoteId, ownerHash));
  throw new AppError(isLost ? 'PROVEN_ELSEWHERE' : 'NOT_FOUND');
}
