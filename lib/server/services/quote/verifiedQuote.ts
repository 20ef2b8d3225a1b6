import type { Quote } from '@/lib/domain/quote/quote';
import { findUntaken, takeOver } from '@/models/quoteOwnership';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { findQuote } from './quoteStore';

/**
 * A quote for who proved its phone number in this session: what lies behind the summary is read and written by them
 * alone. Without any proof NOT_SIGNED_IN, whether or not there is such a quote; with another number's, NOT_FOUND.
 * Who begins a quote with somebody's number has lost it before its prover leaves anything there.
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
 * To be called when a session has proven a number: its quotes are that session's from then on, and nobody's who has
 * not proven it (docs/decisions/019-ownership.md). What a request takes over has a limit; findVerifiedQuote takes the rest.
 */
export async function takeOverQuotes(mobileHash: string, ownerHash: string, now: Date): Promise<void> {
  const ids = await findUntaken(mobileHash, ownerHash);
  await takeOver({ ids, mobileHash }, ownerHash, now);
}
