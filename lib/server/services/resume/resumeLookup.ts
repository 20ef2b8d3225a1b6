import { areAllAnswered } from '@/lib/domain/quote/journey/familyForm';
import { isTrip, productNameOf, type Quote } from '@/lib/domain/quote/quote';
import { isTripOpen, repricedOf } from '@/lib/domain/quote/repricing/repriceQuote';
import type { ResumeLookupDto } from '@/lib/domain/resume/contract';
import { cityIn } from '@/lib/domain/places/cities';
import { todayInIndia } from '@/lib/domain/common/dates';
import { isInternalPath } from '@/lib/domain/resume/internalPath';
import { paths } from '@/lib/config/paths';
import type { RevisitQuery } from '@/lib/validation/resume/requests';
import { isVerifiedFor } from '@/lib/server/auth/verifiedPhone';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { findPlace } from '@/lib/server/places/places';
import { type Answered, landingOf } from '@/lib/server/services/quote/landing';
import { begunClaimOf } from '@/lib/server/services/claims/listClaims';
import { findPaid } from '@/lib/server/services/payment/paidJourney';
import { note } from '@/lib/server/telemetry/notes';
import { pausedPlan } from '@/lib/server/services/plans/pausedPlans';
import { findReadableRevisit } from './revisits';

/** Looks up this browser's journey; with the way back to a begun claim, if the session proved its number. */
export async function lookUpJourney(request: ApiRequest<RevisitQuery>): Promise<ResumeLookupDto> {
  const found = await lookUp(request);
  const begunClaim = await begunClaimOf(request);
  return { ...found, ...(begunClaim !== undefined && { begunClaim }) };
}

async function lookUp({ input, caller, now, locale }: ApiRequest<RevisitQuery>): Promise<ResumeLookupDto> {
  const found = await findReadableRevisit(input.uuid, caller, now);
  if (!found) throw new AppError('NOT_FOUND');
  const { quote, stage, url, expiresAt } = found;
  const shown = {
    stage,
    url: isInternalPath(url) ? url : paths.home,
    productName: productNameOf(quote),
    paymentStatus: quote.paidAt !== undefined,
    // A signed proposal waits for us, so nothing is left for the customer to do.
    isJourneyComplete: (quote.completedAt ?? quote.submittedAt) !== undefined,
  };
  if (!shown.paymentStatus && !shown.isJourneyComplete) note('resume', { step: 'offered' });
  if (shown.paymentStatus) {
    // After payment the details need a code.
    if (!(await isVerifiedFor(quote.mobileHash, caller))) return shown;
    return { ...shown, applicationId: quote.applicationId, payment: await findPaid(quote, now) };
  }
  const plan = planOf(quote, { now, locale });
  const landing = landingOf(
    { stage, url: shown.url, quoteId: quote._id, segment: quote.segment },
    answersOf(quote, plan, now),
  );
  const paused = await pausedPlan(quote);
  return {
    ...shown,
    url: landing,
    ...plan,
    ...(paused && { refusedFor: paused.reason }),
    expiresAt: expiresAt.toISOString(),
  };
}

export function planOf(quote: Quote, { now, locale }: Pick<ApiRequest<unknown>, 'now' | 'locale'>) {
  const { familyCombination } = quote;
  const repriced = repricedOf(quote, findPlace(quote), todayInIndia(now));
  if (isTrip(quote)) return { sumInsuredUsd: quote.sumInsuredUsd, familyCombination, ...repriced };
  const { tier, sumInsured, city } = quote;
  return { tier, sumInsured, city: city && cityIn(locale, city), familyCombination, ...repriced };
}

/** `plan` at today's terms: without a price it is no longer offered. */
export function answersOf(quote: Quote, { priceAfterTax }: { priceAfterTax?: number }, now: Date): Answered {
  const isPriced = priceAfterTax !== undefined;
  if (isTrip(quote)) return { hasMembers: isTripOpen(quote, todayInIndia(now)), hasPlan: isPriced };
  const { members, pincode, city, price } = quote;
  return {
    hasMembers: Boolean(members.length > 0 && (pincode ?? city) && areAllAnswered(quote)),
    hasPlan: price !== undefined && isPriced,
  };
}
