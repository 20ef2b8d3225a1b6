import type { RepricedDto } from '@/lib/domain/quote/pricing/contract';
import type { ResumeLookupDto } from '@/lib/domain/resume/contract';
import { cityIn } from '@/lib/domain/places/cities';
import { type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import { findPriceReasons } from '@/lib/domain/quote/repricing/priceCauses';
import { isInternalPath } from '@/lib/domain/resume/internalPath';
import { paths } from '@/lib/config/paths';
import type { RevisitQuery } from '@/lib/validation/resume/requests';
import type { QuoteRecord } from '@/models/quote';
import { isVerifiedFor } from '@/lib/server/auth/verifiedPhone';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { type Answered, landingOf } from '@/lib/server/services/quote/landing';
import { findPaid } from '@/lib/server/services/payment/paidJourney';
import {
  priceOutcomeOf,
  productNameOf,
  repriceQuote,
  savedPriceOf,
} from '@/lib/server/services/quote/quoteRecord';
import { findReadableRevisit } from './revisits';
import { isTravel, isTripOpen, repricedTripOf, repriceTrip } from '@/lib/server/services/travel/tripRecord';

/** What the Welcome Back dialog shows: before a payment in one round trip to the database, with today's price. */
export async function lookUpJourney({
  input,
  caller,
  now,
  locale,
}: ApiRequest<RevisitQuery>): Promise<ResumeLookupDto> {
  const found = await findReadableRevisit(input.uuid, caller, now);
  if (!found) throw new AppError('NOT_FOUND');
  const { quote, stage, url, expiresAt } = found;
  const shown = {
    stage,
    url: isInternalPath(url) ? url : paths.home,
    productName: productNameOf(quote),
    paymentStatus: quote.paidAt !== undefined,
    // Signed, it waits for us and not for the customer.
    isJourneyComplete: (quote.completedAt ?? quote.submittedAt) !== undefined,
  };
  if (shown.paymentStatus) {
    // Once paid, the rest is shown after an OTP only.
    if (!(await isVerifiedFor(quote.mobileHash, caller))) return shown;
    return { ...shown, applicationId: quote.applicationId, payment: await findPaid(quote, now) };
  }
  const landing = landingOf(
    { stage, url: shown.url, quoteId: quote._id, segment: quote.segment },
    answersOf(quote, now),
  );
  return { ...shown, url: landing, ...planOf(quote, { now, locale }), expiresAt: expiresAt.toISOString() };
}

/** The plan as it was left, with the price as it is today, and what it was where that is another. */
export function planOf(quote: QuoteRecord, { now, locale }: Pick<ApiRequest<unknown>, 'now' | 'locale'>) {
  const { tier, sumInsured, sumInsuredUsd, familyCombination } = quote;
  const today = todayInIndia(now);
  if (isTravel(quote)) return { sumInsuredUsd, familyCombination, ...repricedTripOf(quote, today) };
  const city = quote.city && cityIn(locale, quote.city);
  return { tier, sumInsured, city, familyCombination, ...repricedOf(quote, today) };
}

function repricedOf(quote: QuoteRecord, today: IsoDate): RepricedDto & { priceAfterTax?: number } {
  const saved = savedPriceOf(quote);
  const outcome = priceOutcomeOf(quote, today);
  if (outcome?.kind !== 'priced') return outcome ? { refusedFor: outcome.refused.reason } : {};
  const { price } = outcome;
  const { priceAfterTax } = price;
  if (!saved || saved.priceAfterTax === priceAfterTax) return { priceAfterTax };
  return {
    priceAfterTax,
    previousPrice: saved.priceAfterTax,
    priceReasons: findPriceReasons(saved, price),
  };
}

/** What of the quote itself is answered, as things are today. */
export function answersOf(quote: QuoteRecord, now: Date): Answered {
  const { members, pincode, city, existingIllness, price } = quote;
  const today = todayInIndia(now);
  if (isTravel(quote)) {
    return { hasMembers: isTripOpen(quote, today), hasPlan: repriceTrip(quote, today) !== undefined };
  }
  return {
    hasMembers: Boolean(members && (pincode ?? city) && existingIllness),
    hasPlan: price !== undefined && repriceQuote(quote, today) !== undefined,
  };
}
