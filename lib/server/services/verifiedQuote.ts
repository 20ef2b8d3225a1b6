import { findQuote, type QuoteRecord } from '@/models/quote';
import type { ApiRequest } from '../http/createHandler';
import { AppError } from '../http/errors';
import { isVerifiedFor } from '../auth/verifiedPhone';

/**
 * A quote for who proved its phone number in this session: what lies behind the summary is read and written by them
 * alone. Without any proof NOT_SIGNED_IN, whether or not there is such a quote; with another number's, NOT_FOUND.
 */
export async function findVerifiedQuote(
  quoteId: string,
  { caller, now }: Pick<ApiRequest<unknown>, 'caller' | 'now'>,
): Promise<QuoteRecord> {
  const { verified } = caller;
  if (!verified || verified.until <= now.getTime()) throw new AppError('NOT_SIGNED_IN');
  const quote = await findQuote(quoteId, now);
  if (!quote || !isVerifiedFor(quote.mobileHash, verified, now)) throw new AppError('NOT_FOUND');
  return quote;
}
