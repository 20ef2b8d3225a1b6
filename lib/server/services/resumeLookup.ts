import type { ResumeLookupDto } from '@/lib/domain/contract';
import { todayInIndia } from '@/lib/domain/dates';
import { findProduct } from '@/lib/domain/products';
import { isInternalPath } from '@/lib/domain/resume/internalPath';
import { paths } from '@/lib/config/paths';
import type { RevisitQuery } from '@/lib/validation/requests/revisit';
import type { QuoteRecord } from '@/models/quote';
import { findRevisitWithQuote } from '@/models/revisit';
import type { ApiRequest } from '../http/createHandler';
import { AppError } from '../http/errors';
import { type Answered, landingOf } from './landing';
import { repriceQuote } from './quoteRecord';
import { isReader } from './revisits';

/** What the Welcome Back dialog shows: one round trip to the database, the price as it is today. */
export async function lookUpJourney({
  input,
  caller,
  now,
}: ApiRequest<RevisitQuery>): Promise<ResumeLookupDto> {
  const found = await findRevisitWithQuote(input.uuid, now);
  if (!found?.quote || !isReader(found, caller)) throw new AppError('NOT_FOUND');
  const { quote, stage, url, expiresAt } = found;
  const shown = {
    stage,
    url: isInternalPath(url) ? url : paths.home,
    productName: findProduct(quote.product ?? '')?.name,
    paymentStatus: quote.paidAt !== undefined,
    isJourneyComplete: quote.completedAt !== undefined,
  };
  // Once paid, the rest is shown after an OTP only.
  if (shown.paymentStatus) return shown;
  const landing = landingOf({ stage, url: shown.url, quoteId: quote._id }, answersOf(quote, now));
  return { ...shown, url: landing, ...planOf(quote, now), expiresAt: expiresAt.toISOString() };
}

/** The plan as it was left, with the price as it is today, and what it was where that is another. */
export function planOf(quote: QuoteRecord, now: Date) {
  const { tier, sumInsured, city, familyCombination } = quote;
  const priceAfterTax = repriceQuote(quote, todayInIndia(now))?.priceAfterTax;
  const saved = quote.price?.priceAfterTax;
  return {
    tier,
    sumInsured,
    city,
    familyCombination,
    priceAfterTax,
    ...(saved !== priceAfterTax && { previousPrice: saved }),
  };
}

/** What of the quote itself is answered, as things are today. */
export function answersOf(quote: QuoteRecord, now: Date): Answered {
  const { members, pincode, city, existingIllness, price } = quote;
  return {
    hasMembers: Boolean(members && (pincode ?? city) && existingIllness),
    hasPlan: price !== undefined && repriceQuote(quote, todayInIndia(now)) !== undefined,
  };
}
