import { findQuote, type QuoteRecord } from '@/models/quote';
import type { ApiRequest } from '../http/createHandler';
import { AppError } from '../http/errors';
import { provenNumberOf } from '../auth/verifiedPhone';

/**
 * A quote for who proved its phone number in this session: what lies behind the summary is read and written by them
 * alone. Without any proof NOT_SIGNED_IN, whether or not there is such a quote; with another number's, NOT_FOUND.
 */
export async function findVerifiedQuote(
  quoteId: string,
  { caller, now }: Pick<ApiRequest<unknown>, 'caller' | 'now'>,
): Promise<QuoteRecord> {
  const mobileHash = await provenNumberOf(caller);
  const quote = await findQuote(quoteId, now);
  if (quote?.mobileHash !== mobileHash) throw new AppError('NOT_FOUND');
  return quote;
}
