import type { QuoteRecord } from '@/models/quote';
import { findOwnQuote, isLostTo } from '@/models/quoteOwnership';
import { AppError } from '@/lib/server/http/errors';

/**
 * A quote for a session that holds it: the one that began it, until others proved its number, and from then on theirs.
 * Who began it is told that it was proven elsewhere; for anybody else there is no such quote.
 */
export async function getOwnQuote(quoteId: string | undefined, ownerHash: string): Promise<QuoteRecord> {
  const quote = quoteId === undefined ? null : await findOwnQuote(quoteId, ownerHash);
  if (quote) return quote;
  const isLost = quoteId !== undefined && (await isLostTo(quoteId, ownerHash));
  throw new AppError(isLost ? 'PROVEN_ELSEWHERE' : 'NOT_FOUND');
}
