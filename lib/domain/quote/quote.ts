import type { Attribution } from '@/lib/domain/common/contract';
import { findProduct } from '@/lib/domain/plans/products';
import type { Frequency } from '@/lib/domain/plans/planTerms.data';
import type { TripPriceDto } from '@/lib/domain/travel/contract';
import { TRAVEL, type Trip } from '@/lib/domain/travel/trip';
import {
  type Declaration,
  type Decision,
  type JourneyStep,
  type KycStatus,
  nextStepOf,
} from './journey/nextStep';
import { type Stage, stageReached } from './journey/stages';
import type { Member } from './members';
import { type Holding, STANDING } from './ownership';
import type { PriceDto } from './pricing/contract';
import type { Segment } from './segments';

/** Who the quote is for: never stored but sealed, never answered but masked. */
export type Person = { mobileNumber: string; name: string; dateOfBirth: string };

/** What the steps after the summary leave on their quote, each its own. */
export type QuoteMarks = {
  /** When its phone number was proven for the first time. */
  verifiedAt?: Date;
  declaration?: Declaration;
  kyc?: KycStatus;
  /** The payment that is under way, or was made. */
  paymentId?: string;
  /** Paid, or blocked until the proposal is accepted. Set by the payment alone. */
  paidAt?: Date;
  applicationId?: string;
  submittedAt?: Date;
  decision?: Decision;
  policyNumber?: string;
  completedAt?: Date;
};

export type QuoteBase = {
  _id: string;
  /** Keyed hash of the request that created it: the same request again is the same quote. */
  requestHash: string;
  /** As its own pages reported it, or else as far as it is answered. */
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
} & Holding &
  QuoteMarks;

export type FamilyFields = {
  existingIllness?: 'yes' | 'no';
  product?: string;
  tier?: string;
  sumInsured?: number;
  tenure?: number;
  frequency?: Frequency;
  /** As of its last change, or what was paid. */
  price?: PriceDto;
};

export type TripFields = { trip?: Trip; sumInsuredUsd?: number; tripPrice?: TripPriceDto };

type Absent<Fields> = { [Field in keyof Fields]?: undefined };

export type FamilyQuote = QuoteBase &
  FamilyFields &
  Absent<TripFields> & {
    segment: Exclude<Segment, 'Travel'>;
    /** None before they are given. */
    members: readonly Member[];
    riders: readonly string[];
  };

/** Its travellers stand in the trip, by their dates of birth. */
export type TripQuote = QuoteBase &
  TripFields &
  Absent<FamilyFields> & { segment: 'Travel'; members: readonly []; riders: readonly [] };

/** A quote insures a family or a trip. */
export type Quote = FamilyQuote | TripQuote;

export function isTrip(quote: Quote): quote is TripQuote {
  return quote.segment === 'Travel';
}

/** Paid for, or signed: a proposal whose block has ended is still about this. */
export function isBought({ paidAt, submittedAt }: QuoteMarks): boolean {
  return (paidAt ?? submittedAt) !== undefined;
}

/** Who buys, and all that the price hangs on. */
export function purchaseOf(quote: Quote): readonly unknown[] {
  const { mobileHash, product, tier, sumInsured, tenure, frequency, riders, pincode, city } = quote;
  const plan = [product, tier, sumInsured, tenure, frequency, [...riders].sort(), pincode, city];
  return [mobileHash, plan, quote.members];
}

/** The chosen plan by its name; undefined before one is chosen. */
export function productNameOf(quote: Quote): string | undefined {
  if (isTrip(quote)) return quote.sumInsuredUsd === undefined ? undefined : TRAVEL.name;
  return findProduct(quote.product ?? '')?.name;
}

/** Where the quote goes on. */
export function nextStepOfQuote(quote: Quote): JourneyStep {
  const { verifiedAt, declaration, kyc, paidAt, submittedAt, decision } = quote;
  return nextStepOf({
    isVerified: verifiedAt !== undefined,
    isAssisted: isTrip(quote) || findProduct(quote.product ?? '')?.flow === 'assisted',
    declaration,
    kyc,
    isPaid: paidAt !== undefined,
    isSubmitted: submittedAt !== undefined,
    decision,
  });
}

export function stageOf(quote: Quote): Stage {
  return stageReached(quote.stage, nextStepOfQuote(quote));
}

/** A quote before its first field. */
export function beginQuote(
  begun: Pick<QuoteBase, '_id' | 'ownerHash' | 'requestHash'>,
  now: Date,
): FamilyQuote {
  return {
    ...begun,
    ...{ ownership: 0, standing: STANDING.unproven },
    ...{ stage: 'leadform_113', segment: 'Retail', person: {}, members: [], riders: [], attribution: {} },
    ...{ version: 1, createdAt: now, updatedAt: now, expiresAt: now },
  };
}
