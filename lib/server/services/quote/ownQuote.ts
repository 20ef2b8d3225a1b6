import type { Quote } from '@/lib/domain/quote/quote';
import { isLostTo } from '@/models/quote/quoteOwnership';
import { AppError } from '@/lib/server/http/errors';
import { findOwnQuote } from './quoteStore';

/** Throws PROVEN_ELSEWHERE to the session that began a quote which others proved since; else NOT_FOUND. */
export async function getOwnQuote(quoteId: string | undefined, ownerHash: string): Promise<Quote> {
  const quote = quoteId === undefined ? null : await findOwnQuote(quoteId, ownerHash);
  if (quote) return quote;
  const isLost = quoteId !== undefined && (await isLostTo(quoteId, ownerHash));
  throw new AppError(isLost ? 'PROVEN_ELSEWHERE' : 'NOT_FOUND');
}
