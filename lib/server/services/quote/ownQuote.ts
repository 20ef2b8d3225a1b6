import type { Quote } from '@/lib/domain/quote/quote';
import { isLostTo } from '@/models/quoteOwnership';
import { AppError } from '@/lib/server/http/errors';
import { findOwnQuote } from './quoteStore';

/**
 * A quote for a session that holds it: the one that began it, until others proved its number, and from then on theirs.
 * Who began it is told that it was proven elsewhere; for anybody else there is no such quote.
 */
export async function getOwnQuote(quoteId: string | undefined, ownerHash: string): Promise<Quote> {
  const quote = quoteId === undefined ? null : await findOwnQuote(quoteId, ownerHash);
  if (quote) return quote;
  const isLost = quoteId !== undefined && (await isLostTo(quoteId, ownerHash));
  throw new AppError(isLost ? 'PROVEN_ELSEWHERE' : 'NOT_FOUND');
}
