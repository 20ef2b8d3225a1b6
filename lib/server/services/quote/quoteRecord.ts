import type { Attribution } from '@/lib/domain/common/contract';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import { type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import { type JourneyStep, nextStepOf } from '@/lib/domain/quote/journey/nextStep';
import { type Stage, stageReached } from '@/lib/domain/quote/journey/stages';
import { familyCombination, formatMembers, type Member } from '@/lib/domain/quote/members';
import { maskName } from '@/lib/domain/common/name';
import { maskMobile } from '@/lib/domain/common/phone';
import { zoneOf } from '@/lib/domain/places/places';
import { priceOne, type PriceOutcome } from '@/lib/domain/quote/pricing/price';
import { findProduct, isProductSlug, tierOf } from '@/lib/domain/plans/products';
import { RIDER_KEYS } from '@/lib/domain/plans/riders.data';
import { TRAVEL } from '@/lib/domain/travel/trip';
import { offeredFrequency } from '@/lib/domain/plans/planTerms.data';
import type { QuoteBody } from '@/lib/validation/quote/requests';
import { keptUntil } from '@/lib/domain/common/retention';
import { type QuoteRecord, STANDING } from '@/models/quote';
import { findPlace } from '@/lib/server/places/places';
import { mobileHashOf, type Person, sealedField } from '@/lib/server/services/common/personalData';
import {
  isTravel,
  sealTripPrice,
  tripFields,
  tripOf,
  tripPriceOf,
} from '@/lib/server/services/travel/tripRecord';

const sealedPerson = sealedField<Partial<Person>>('quotes', 'person');
const sealedMembers = sealedField<readonly Member[]>('quotes', 'members');
const sealedPrice = sealedField<PriceDto>('quotes', 'price');
const sealedIllness = sealedField<'yes' | 'no'>('quotes', 'existingIllness');

/** A quote before its first field. */
export function emptyQuote(id: string, ownerHash: string, requestHash: string, now: Date): QuoteRecord {
  return {
    _id: id,
    ownerHash,
    ownership: 0,
    standing: STANDING.unproven,
    requestHash,
    stage: 'leadform_113',
    riders: [],
    segment: 'Retail',
    attribution: {},
    version: 1,
    createdAt: now,
    updatedAt: now,
    expiresAt: now,
  };
}

/** The quote with the given fields in it; everything that follows from them is computed here, never taken. */
export function applyFields(quote: QuoteRecord, input: QuoteBody, now: Date): QuoteRecord {
  const { mobileNumber, name, dateOfBirth, leadDir, directorySlug, deviceType } = input;
  const person = { ...personOf(quote), ...defined({ mobileNumber, name, dateOfBirth }) };
  const members = input.members ?? membersOf(quote);
  const filled: QuoteRecord = {
    ...withPlace(quote, input),
    ...defined({ sumInsured: input.sumInsured, tenure: input.tenure, segment: input.segment }),
    ...defined({ frequency: input.frequency }),
    ...planFields(quote, input),
    ...sealedFields(quote._id, person, members, input.existingIllness),
    ...(members.length > 0 && { familyCombination: familyCombination(members) }),
    ...tripFields(quote, input.trip ?? tripOf(quote), input),
    attribution: { ...quote.attribution, ...defined<Attribution>({ leadDir, directorySlug, deviceType }) },
    updatedAt: now,
    expiresAt: keptUntil('quote', now),
  };
  const today = todayInIndia(now);
  const [price, tripPrice] = [repriceQuote(filled, today), sealTripPrice(filled, today)];
  const { price: _price, tripPrice: _tripPrice, zone: _zone, declaration, ...rest } = filled;
  // What was declared about one family says nothing of another, nor of an illness that is told since.
  const isSameFamily =
    formatMembers(members) === formatMembers(membersOf(quote)) && illnessOf(filled) === illnessOf(quote);
  return {
    ...rest,
    ...defined({
      price: price && sealPrice(price, quote._id),
      tripPrice,
      zone: zoneOfQuote(filled),
      declaration: isSameFamily ? declaration : undefined,
    }),
    stage: input.stage ?? stageOf(filled),
  };
}

/** What the quote costs on a day; undefined while something is missing, or where the plan can't be had. */
export function repriceQuote(quote: QuoteRecord, today: IsoDate): PriceDto | undefined {
  const outcome = priceOutcomeOf(quote, today);
  return outcome?.kind === 'priced' ? outcome.price : undefined;
}

/** As repriceQuote, with why the plan can't be had. */
export function priceOutcomeOf(quote: QuoteRecord, today: IsoDate): PriceOutcome | undefined {
  const { product, tier, sumInsured, tenure, pincode, city } = quote;
  const frequency = offeredFrequency(quote.frequency);
  const members = membersOf(quote);
  if (!isProductSlug(product) || !sumInsured || !tenure || members.length === 0) return undefined;
  if (!(pincode ?? city)) return undefined;
  const riders = RIDER_KEYS.filter((key) => quote.riders.includes(key));
  const place = findPlace({ pincode, city });
  return priceOne({ product, tier, sumInsured, tenure, frequency, place, riders, members }, today);
}

export function personOf({ person, _id }: QuoteRecord): Partial<Person> {
  return person === undefined ? {} : sealedPerson.unseal(person, _id);
}

export function membersOf({ members, _id }: QuoteRecord): readonly Member[] {
  return members === undefined ? [] : sealedMembers.unseal(members, _id);
}

/** As it was when the quote was saved. */
export function sealPrice(price: PriceDto, quoteId: string): string {
  return sealedPrice.seal(price, quoteId);
}

export function savedPriceOf({ price, _id }: QuoteRecord): PriceDto | undefined {
  return price === undefined ? undefined : sealedPrice.unseal(price, _id);
}

export function illnessOf({ existingIllness, _id }: QuoteRecord): 'yes' | 'no' | undefined {
  return existingIllness === undefined ? undefined : sealedIllness.unseal(existingIllness, _id);
}

/** The chosen plan by its name; undefined before one is chosen. */
export function productNameOf(quote: QuoteRecord): string | undefined {
  if (isTravel(quote)) return quote.sumInsuredUsd === undefined ? undefined : TRAVEL.name;
  return findProduct(quote.product ?? '')?.name;
}

/** Paid for, or signed: a proposal whose hold has ended is still about this. */
export function isBought({ paidAt, submittedAt }: QuoteRecord): boolean {
  return (paidAt ?? submittedAt) !== undefined;
}

/** Where an advisor completes the purchase with the customer. */
function isAssisted(quote: QuoteRecord): boolean {
  return isTravel(quote) || findProduct(quote.product ?? '')?.flow === 'assisted';
}

export function nextStepOfQuote(quote: QuoteRecord): JourneyStep {
  return nextStepOf({
    isVerified: quote.verifiedAt !== undefined,
    isAssisted: isAssisted(quote),
    declaration: quote.declaration,
    kyc: quote.kyc,
    isPaid: quote.paidAt !== undefined,
    isSubmitted: quote.submittedAt !== undefined,
    decision: quote.decision,
  });
}

/** What its owner sees: the person masked. */
export function toQuoteDto(quote: QuoteRecord): QuoteDto {
  const { mobileNumber, name } = personOf(quote);
  const { dialerId, onlineLeadId, pincode, city, zone, product, tier, sumInsured, tenure } = quote;
  const frequency = offeredFrequency(quote.frequency);
  return {
    quoteId: quote._id,
    segment: quote.segment,
    stage: stageReached(quote.stage, nextStepOfQuote(quote)),
    ...defined({ dialerId, onlineLeadId, pincode, city, zone, product, tier, sumInsured, tenure, frequency }),
    ...defined({
      mobileNumber: mobileNumber && maskMobile(mobileNumber),
      name: name && maskName(name),
      existingIllness: illnessOf(quote),
      familyCombination: quote.familyCombination,
      productName: productNameOf(quote),
      price: savedPriceOf(quote),
      trip: tripOf(quote),
      sumInsuredUsd: quote.sumInsuredUsd,
      tripPrice: tripPriceOf(quote),
    }),
    ...defined({
      paymentId: quote.paymentId,
      applicationId: quote.applicationId,
      policyNumber: quote.policyNumber,
    }),
    members: membersOf(quote),
    riders: quote.riders,
    ...(quote.standing === STANDING.unchecked && { isUnchecked: true }),
    next: nextStepOfQuote(quote),
    version: quote.version,
    updatedAt: quote.updatedAt.toISOString(),
  };
}

function planFields(quote: QuoteRecord, input: QuoteBody): Partial<QuoteRecord> {
  const slug = input.product ?? quote.product;
  const product = findProduct(slug ?? '');
  // A tier belongs to its product: another product starts at its usual one.
  const kept = product?.slug === quote.product ? quote.tier : undefined;
  const tier = product && (tierOf(product, input.tier ?? kept) || undefined);
  return defined({ product: slug, tier, riders: input.riders as string[] | undefined });
}

/** A new place takes the place of the one before: a city of its own has no pincode. */
function withPlace(quote: QuoteRecord, { pincode, city }: QuoteBody): QuoteRecord {
  if (!pincode && !city) return quote;
  const { pincode: _pincode, city: _city, ...rest } = quote;
  return { ...rest, ...defined({ pincode, city: findPlace({ pincode, city })?.name }) };
}

function zoneOfQuote({ pincode, city, product }: QuoteRecord): string | undefined {
  const place = findPlace({ pincode, city });
  return place && (isProductSlug(product) ? zoneOf(place, product) : place.zone);
}

function sealedFields(
  id: string,
  person: Partial<Person>,
  members: readonly Member[],
  existingIllness: 'yes' | 'no' | undefined,
): Partial<QuoteRecord> {
  return defined({
    person: Object.keys(person).length > 0 ? sealedPerson.seal(person, id) : undefined,
    mobileHash: person.mobileNumber && mobileHashOf(person.mobileNumber),
    members: members.length > 0 ? sealedMembers.seal(members, id) : undefined,
    existingIllness: existingIllness && sealedIllness.seal(existingIllness, id),
  });
}

function stageOf({ product, members, pincode, city, trip, sumInsuredUsd }: QuoteRecord): Stage {
  if (trip) return sumInsuredUsd === undefined ? 'plans_115' : 'summery_111';
  if (product) return 'summery_111';
  if (members && (pincode ?? city)) return 'plans_115';
  return members ? 'members_114' : 'leadform_113';
}

/** Without the fields that are undefined, which the database would keep as null. */
function defined<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
