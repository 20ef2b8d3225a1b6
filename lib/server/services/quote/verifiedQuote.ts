import type { Quote } from '@/lib/domain/quote/quote';
import { listUntaken, takeOver } from '@/models/quote/quoteOwnership';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { findQuote } from './quoteStore';

/** Without a proof an unknown quote is NOT_SIGNED_IN too. Takes ownership from an unproven session. */
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

/** Up to a limit; findVerifiedQuote takes over the rest (docs/decisions/019-ownership.md). */
export async function takeOverQuotes(mobileHash: string, ownerHash: string, now: Date): Promise<void> {
  const ids = await listUntaken(mobileHash, ownerHash);
  await takeOver({ ids, mobileHash }, ownerHash, now);
}
