import type { Quote } from '@/lib/domain/quote/quote';
import { findUntaken, takeOver } from '@/models/quote/quoteOwnership';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { findQuote } from './quoteStore';

/**
 * Requires a session that proved the quote's number. Throws NOT_SIGNED_IN without a proof, whether
 * the quote exists or not; NOT_FOUND with another number's. Takes ownership from an unproven
 * session.
 */
export async function findVerifiedQuote(
  quoteId: string,
  { caller, now }: Pick<ApiRequest<unknown>, 'caller' | 'now'>,
): Promise<Quote> {
  const mobileHash = await provenNumberOf(caller);
  const quote = await findQuote(quoteId, now);
  if (quote?.mobileHash !== mobileHash) throw new AppError('NOT_FOUND');
  if (quote.provenBy?.includes(caller.ownerHash)) return quote;
  await takeOver({ ids: [quoteId], mobileHash }, caller.ownerHash, now);
  const taken = await findQuote(quoteId, now);
  if (taken?.mobileHash !== mobileHash) throw new AppError('NOT_FOUND');
  return taken;
}

/**
 * Gives the number's quotes to the session that proved it (docs/decisions/019-ownership.md), up to
 * a limit; findVerifiedQuote takes over the rest.
 */
export async function takeOverQuotes(mobileHash: string, ownerHash: string, now: Date): Promise<void> {
  const ids = await findUntaken(mobileHash, ownerHash);
  await takeOver({ ids, mobileHash }, ownerHash, now);
}
