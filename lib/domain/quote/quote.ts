import type { Attribution } from '@/lib/domain/common/contract';
import { findProduct } from '@/lib/domain/plans/products';
import type { Frequency } from '@/lib/domain/plans/planTerms.data';
import type { TripPriceDto } from '@/lib/domain/travel/tripPrice';
import { TRAVEL, type Trip } from '@/lib/domain/travel/trip';
import { familyKeyOf, type FamilyQuestions } from './journey/familyForm';
import {
  type Declaration,
  type Decision,
  type JourneyFacts,
  type JourneyStep,
  type KycStatus,
  nextStepOf,
} from './journey/nextStep';
import type { Stage } from './journey/stages';
import type { Member } from './members';
import { type Holding, STANDING } from './ownership';
import type { PriceDto } from './pricing/contract';
import type { Segment } from './segments';

/** Sealed in storage, masked in answers. */
export type Person = { mobileNumber: string; name: string; dateOfBirth: string };

export type QuoteMarks = {
  verifiedAt?: Date;
  /** Set once an advisor has gone through an assisted plan with the customer. */
  agreedAt?: Date;
  /** Set while a trip's passports, nominee and declarations are complete; any change of them unsets it. */
  travellersAt?: Date;
  /** Hash of what was confirmed at `travellersAt`: a payment insures these passports and no others. */
  travellersHash?: string;
  declaration?: Declaration;
  kyc?: KycStatus;
  paymentId?: string;
  /** Set by the payment only, when its money is debited or blocked. */
  paidAt?: Date;
  applicationId?: string;
  submittedAt?: Date;
  /** Set when the proposal was accepted, whether or not its money is there. */
  acceptedAt?: Date;
  decision?: Decision;
  policyNumber?: string;
  completedAt?: Date;
};

export type QuoteBase = {
  _id: string;
  /** Keyed hash of the creating request: makes creation idempotent. */
  requestHash: string;
  stage: Stage;
  dialerId?: string;
  onlineLeadId?: string;
  person: Partial<Person>;
  mobileHash?: string;
  pincode?: string;
  city?: string;
  zone?: string;
  familyCombination?: string;
  attribution: Attribution;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
  /** Until when the other records of its journey were kept last. */
  recordsKeptUntil?: Date;
} & Holding &
  QuoteMarks;

export type FamilyFields = FamilyQuestions & {
  product?: string;
  tier?: string;
  sumInsured?: number;
  tenure?: number;
  frequency?: Frequency;
  price?: PriceDto;
};

export type TripFields = { trip?: Trip; sumInsuredUsd?: number; tripPrice?: TripPriceDto };

type Absent<Fields> = { [Field in keyof Fields]?: undefined };

export type FamilyQuote = QuoteBase &
  FamilyFields &
  Absent<TripFields> & {
    segment: Exclude<Segment, 'Travel'>;
    members: readonly Member[];
    riders: readonly string[];
  };

export type TripQuote = QuoteBase &
  TripFields &
  Absent<FamilyFields> & { segment: 'Travel'; members: readonly []; riders: readonly [] };

export type Quote = FamilyQuote | TripQuote;

export function isTrip(quote: Quote): quote is TripQuote {
  return quote.segment === 'Travel';
}

/** Paid or signed. A signed quote counts although its block has lapsed, since its proposal stays. */
export function isBought({ paidAt, submittedAt }: QuoteMarks): boolean {
  return (paidAt ?? submittedAt) !== undefined;
}

export function purchaseOf(quote: Quote): readonly unknown[] {
  if (isTrip(quote)) {
    const { mobileHash, trip, sumInsuredUsd, travellersHash } = quote;
    // Travellers confirmed on an older server have no hash.
    return [mobileHash, trip, sumInsuredUsd, ...(travellersHash === undefined ? [] : [travellersHash])];
  }
  const { mobileHash, product, tier, sumInsured, tenure, frequency, riders, pincode, city } = quote;
  const plan = [product, tier, sumInsured, tenure, frequency, [...riders].sort(), pincode, city];
  return [mobileHash, plan, quote.members];
}

export function productNameOf(quote: Quote): string | undefined {
  if (isTrip(quote)) return quote.sumInsuredUsd === undefined ? undefined : TRAVEL.name;
  return findProduct(quote.product ?? '')?.name;
}

export function isAssistedPlan({ product }: Pick<Quote, 'product'>): boolean {
  return findProduct(product ?? '')?.flow === 'assisted';
}

/** The family and plan that an advisor agrees on with the customer. After a change of either they must agree anew. */
export function agreedSubjectOf(quote: Quote): string {
  const { product, tier, sumInsured } = quote;
  return JSON.stringify([familyKeyOf(quote), product, tier, sumInsured]);
}

export function nextStepOfQuote(quote: Quote): JourneyStep {
  return nextStepOf(journeyFactsOf(quote));
}

/**
 * Whether an advisor comes next. It counts the number as proven, since a quote made on the phone is proven only by its
 * link.
 */
export function needsAdvisor(quote: Quote): boolean {
  return nextStepOfQuote({ ...quote, verifiedAt: quote.createdAt }) === 'advisor';
}

export function journeyFactsOf(quote: Quote): JourneyFacts {
  const { verifiedAt, agreedAt, travellersAt, declaration, kyc, paidAt, submittedAt, decision } = quote;
  return {
    isVerified: verifiedAt !== undefined,
    isAssisted: isAssistedPlan(quote) && !agreedAt,
    isTrip: isTrip(quote),
    areTravellersTold: travellersAt !== undefined,
    declaration,
    kyc,
    isPaid: paidAt !== undefined,
    isSubmitted: submittedAt !== undefined,
    decision,
  };
}

export function beginQuote(
  begun: Pick<QuoteBase, '_id' | 'ownerHash' | 'requestHash'>,
  now: Date,
): FamilyQuote {
  return {
    ...begun,
    ownership: 0,
    standing: STANDING.unproven,
    stage: 'leadform_113',
    segment: 'Retail',
    person: {},
    members: [],
    riders: [],
    attribution: {},
    version: 1,
    createdAt: now,
    updatedAt: now,
    expiresAt: now,
  };
}
