import { layTyped } from '@/lib/domain/common/drafts/draftParts';
import { todayInIndia } from '@/lib/domain/common/dates';
import { isTrip, nextStepOfQuote, type Quote } from '@/lib/domain/quote/quote';
import { repriceTrip } from '@/lib/domain/quote/repricing/repriceQuote';
import type { TravellersDto } from '@/lib/domain/travel/contract';
import {
  detailsFor,
  keepDetails,
  maskDetails,
  parseDetails,
  type TripDetails,
} from '@/lib/domain/travel/travellers';
import type { Problems } from '@/lib/validation/common/problems';
import type { TravellersBody } from '@/lib/validation/travel/requests';
import { checkTravellers } from '@/lib/validation/travel/travellers';
import { findTripDetails, saveTripDetails } from '@/models/travel/tripDetails';
import { keyedHash, lookupHash, markFrom } from '@/lib/server/crypto';
import { sayFields } from '@/lib/server/http/errorBody';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { sealedField } from '@/lib/server/services/common/personalData';
import { checkIsCurrent, type ConfirmedForm, saveAnswers } from '@/lib/server/services/quote/confirmedForm';
import { findVerifiedQuote } from '@/lib/server/services/quote/verifiedQuote';

const sealedDetails = sealedField<TripDetails>('tripDetails', 'details');

const form: ConfirmedForm = {
  isAsked: ({ trip, sumInsuredUsd }) => trip !== undefined && sumInsuredUsd !== undefined,
  aboutOf,
  isConfirmed: ({ travellersAt }) => travellersAt !== undefined,
  unconfirmed: { travellersAt: undefined, travellersHash: undefined },
  find: findTripDetails,
  auditedAs: 'TRAVELLERS_TOLD',
};

type Saved = { details: TripDetails; version: number };

export async function readTravellers(request: ApiRequest<{ quoteId: string }>): Promise<TravellersDto> {
  const quote = await findVerifiedQuote(request.input.quoteId, request);
  if (!isTrip(quote)) throw new AppError('NOT_FOUND');
  return toDto(quote, await readDetails(quote), request);
}

/** Answers without a version are merged. */
export async function saveTravellers(request: ApiRequest<TravellersBody>): Promise<TravellersDto> {
  const { input, now } = request;
  const quote = await findVerifiedQuote(input.quoteId, request);
  if (!isTrip(quote)) throw new AppError('NOT_FOUND');
  const before = await readDetails(quote);
  checkIsCurrent(form, quote, before.version, input);
  const details = detailsOf(quote, typedIn(input, before));
  const isTold = input.submit && Object.keys(problemsOf(quote, details, now)).length === 0;
  const marks = { travellersAt: now, travellersHash: travellersHashOf(quote, details) };
  const saved = await saveAnswers(
    form,
    {
      quote,
      version: input.version ?? before.version,
      isNews: JSON.stringify(details) !== JSON.stringify(before.details),
      marks: isTold ? marks : undefined,
      save: (record) => saveTripDetails({ ...record, details: sealedDetails.seal(details, quote._id) }),
    },
    request,
  );
  return toDto(saved.quote, { details, version: saved.version }, request);
}

function typedIn({ version, details }: TravellersBody, before: Saved): TripDetails {
  const typed = parseDetails(details);
  return keepDetails(version === undefined ? layTyped(before.details, typed) : typed, before.details);
}

/** Holds whole passport numbers, so it must never be sent to a browser as it is. */
async function readDetails(quote: Quote): Promise<Saved> {
  const found = await findTripDetails(quote._id);
  const isOwn = found !== null && found.mobileHash === quote.mobileHash;
  const typed = isOwn ? sealedDetails.unseal(found.details, quote._id) : {};
  return { details: detailsOf(quote, typed), version: found?.version ?? 0 };
}

function detailsOf({ trip }: Quote, typed: TripDetails): TripDetails {
  return trip ? detailsFor(trip, typed) : typed;
}

/** The details that were confirmed; undefined if something else was typed since. */
export async function findConfirmed(quote: Quote): Promise<TripDetails | undefined> {
  const { details } = await readDetails(quote);
  const { travellersHash } = quote;
  // An older version of the server confirmed without a hash.
  if (travellersHash === undefined) return details;
  return travellersHash === travellersHashOf(quote, details) ? details : undefined;
}

/** Covers everything that is insured: names, passports, nominee, studies and declarations. */
function travellersHashOf({ _id }: Pick<Quote, '_id'>, details: TripDetails): string {
  return lookupHash('told-travellers', JSON.stringify([_id, details]));
}

function aboutOf({ _id, trip }: Quote): string {
  return markFrom(keyedHash('told-trip', `${_id}|${JSON.stringify(trip)}`));
}

function problemsOf({ trip }: Quote, details: TripDetails, now: Date): Problems {
  return trip ? checkTravellers(details, trip, todayInIndia(now)) : {};
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
    Object.entries(problemsOf(quote, details, now)).map(([path, problem]) => [`details.${path}`, problem]),
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
