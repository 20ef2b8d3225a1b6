import { layTyped } from '@/lib/domain/common/drafts/draftParts';
import { todayInIndia } from '@/lib/domain/common/dates';
import { isBought, isTrip, nextStepOfQuote, type Quote, type QuoteMarks } from '@/lib/domain/quote/quote';
import { repriceTrip } from '@/lib/domain/quote/repricing/repriceQuote';
import type { TravellersDto } from '@/lib/domain/travel/contract';
import {
  detailsFor,
  keepDetails,
  maskDetails,
  parseDetails,
  type TripDetails,
} from '@/lib/domain/travel/travellers';
import type { Trip } from '@/lib/domain/travel/trip';
import type { Problems } from '@/lib/validation/common/problems';
import type { TravellersBody } from '@/lib/validation/travel/requests';
import { checkTravellers } from '@/lib/validation/travel/travellers';
import { findTripDetails, saveTripDetails } from '@/models/travel/tripDetails';
import { keyedHash, lookupHash, markFrom } from '@/lib/server/crypto';
import { sayFields } from '@/lib/server/http/errorBody';
import { AppError } from '@/lib/server/http/errors';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { sealedField } from '@/lib/server/services/common/personalData';
import { findQuoteAtAll, markQuote } from '@/lib/server/services/quote/quoteStore';
import { findVerifiedQuote } from '@/lib/server/services/quote/verifiedQuote';
import { checkNotForgotten } from '@/lib/server/services/resume/forgetJourney';

const sealedDetails = sealedField<TripDetails>('tripDetails', 'details');

type Saved = { details: TripDetails; version: number };

export async function readTravellers(request: ApiRequest<{ quoteId: string }>): Promise<TravellersDto> {
  const quote = await findVerifiedQuote(request.input.quoteId, request);
  if (!isTrip(quote)) throw new AppError('NOT_FOUND');
  return toDto(quote, await readDetails(quote), request);
}

/**
 * Saves the travellers. Answers without a version are merged. A draft that differs from what was confirmed opens the
 * step again.
 */
export async function saveTravellers(request: ApiRequest<TravellersBody>): Promise<TravellersDto> {
  const { input, now } = request;
  const quote = await findVerifiedQuote(input.quoteId, request);
  if (!isTrip(quote)) throw new AppError('NOT_FOUND');
  const before = await readDetails(quote);
  const { version = before.version, submit = false } = input;
  const trip = getOpenTrip(quote, before, { version, submit, about: input.about });
  const details = detailsFor(trip, typedIn(input, before));
  const isNews = JSON.stringify(details) !== JSON.stringify(before.details);
  // The confirmation is taken back first, so that a failure in between leaves nothing confirmed that was not said.
  const open = isNews ? await takeBack(quote) : quote;
  const saved = await saveTripDetails({
    _id: quote._id,
    mobileHash: quote.mobileHash,
    details: sealedDetails.seal(details, quote._id),
    version,
    updatedAt: now,
    expiresAt: quote.expiresAt,
  });
  if (!saved) throw new AppError('CONFLICT', { version: version + 1 });
  await checkNotForgotten(quote._id);
  const isTold = submit && Object.keys(problemsOf(trip, details, now)).length === 0;
  if (isTold) await audit('TRAVELLERS_TOLD', 'customer', request, { quoteId: quote._id });
  const travellersHash = travellersHashOf(quote, details);
  const told = isTold ? await confirm(open, saved.version, { travellersAt: now, travellersHash }) : open;
  // Another device may have confirmed in the meantime.
  if (isNews && !isTold) await takeBack(await findQuoteAtAll(quote._id));
  return toDto(told, { details, version: saved.version }, request);
}

function typedIn({ version, details }: TravellersBody, before: Saved): TripDetails {
  const typed = parseDetails(details);
  return keepDetails(version === undefined ? layTyped(before.details, typed) : typed, before.details);
}

type Told = Pick<QuoteMarks, 'travellersAt' | 'travellersHash'>;

/**
 * Confirms only the version that was saved. Another device's draft that came in between found nothing to take back, so
 * its answers would count as confirmed. Throws CONFLICT then.
 */
async function confirm(quote: Quote, version: number, marks: Told): Promise<Quote> {
  const told = await mark(quote, marks);
  const stored = await findTripDetails(quote._id);
  if (stored?.version === version) return told;
  await mark(told, {});
  throw new AppError('CONFLICT', { version: stored?.version ?? 0 });
}

async function takeBack<Found extends Quote | null>(quote: Found): Promise<Found | Quote> {
  return quote?.travellersAt ? mark(quote, {}) : quote;
}

/** Holds whole passport numbers, so it must never be sent to a browser as it is. */
export async function readDetails(quote: Quote): Promise<Saved> {
  const found = await findTripDetails(quote._id);
  const isOwn = found !== null && found.mobileHash === quote.mobileHash;
  const typed = isOwn ? sealedDetails.unseal(found.details, quote._id) : {};
  return { details: quote.trip ? detailsFor(quote.trip, typed) : typed, version: found?.version ?? 0 };
}

/** The details that were confirmed; undefined if something else was typed since. */
export async function findConfirmed(quote: Quote): Promise<TripDetails | undefined> {
  const { details } = await readDetails(quote);
  const { travellersHash } = quote;
  // An older version of the server confirmed without a hash.
  if (travellersHash === undefined) return details;
  return travellersHash === travellersHashOf(quote, details) ? details : undefined;
}

/** Throws CONFLICT on a newer version, another trip or a paid quote. */
function getOpenTrip(
  quote: Quote,
  before: Saved,
  { version, submit, about }: { version: number; submit: boolean; about?: string },
): Trip {
  const isSeen = version === before.version && (!submit || about === aboutOf(quote));
  if (!quote.trip || quote.sumInsuredUsd === undefined || !isSeen || isBought(quote)) {
    throw new AppError('CONFLICT', { version: before.version });
  }
  return quote.trip;
}

/** Covers everything that is insured: names, passports, nominee, studies and declarations. */
function travellersHashOf({ _id }: Pick<Quote, '_id'>, details: TripDetails): string {
  return lookupHash('told-travellers', JSON.stringify([_id, details]));
}

function mark(quote: Quote, { travellersAt, travellersHash }: Told): Promise<Quote> {
  return retryOnConflict(async (tries) => {
    const current = tries === 0 ? quote : await findQuoteAtAll(quote._id);
    const isSame = current?.mobileHash === quote.mobileHash && current?.trip !== undefined;
    if (!current || !isSame || isBought(current) || aboutOf(current) !== aboutOf(quote)) {
      throw new AppError('CONFLICT');
    }
    return (await markQuote(quote._id, { travellersAt, travellersHash }, current.version)) ?? undefined;
  });
}

function aboutOf({ _id, trip }: Quote): string {
  return markFrom(keyedHash('told-trip', `${_id}|${JSON.stringify(trip)}`));
}

function problemsOf(trip: Trip, details: TripDetails, now: Date): Problems {
  return checkTravellers(details, trip, todayInIndia(now));
}

function toDto(
  quote: Quote,
  { details, version }: Saved,
  { locale, now }: Pick<ApiRequest<unknown>, 'locale' | 'now'>,
): TravellersDto {
  const { trip, sumInsuredUsd } = quote;
  const today = todayInIndia(now);
  const price = quote.paidAt ? quote.tripPrice : repriceTrip(quote, today);
  const fields = Object.fromEntries(
    Object.entries(trip ? problemsOf(trip, details, now) : {}).map(([path, problem]) => [
      `details.${path}`,
      problem,
    ]),
  );
  return {
    quoteId: quote._id,
    about: aboutOf(quote),
    ...(trip && sumInsuredUsd !== undefined && { trip }),
    ...(price && { price }),
    details: maskDetails(details),
    ...(Object.keys(fields).length > 0 && { fields: sayFields(fields, locale) }),
    next: nextStepOfQuote(quote),
    version,
    today,
  };
}
