import type { IsoDate } from '@/lib/domain/common/dates';
import type { NomineeRelation } from '@/lib/domain/application/choices.data';
import type { RefundDto } from '@/lib/domain/policy/contract';
import type { JourneyStep } from '@/lib/domain/quote/journey/nextStep';
import type { PassportWarning, TripDetails } from './travellers';
import type { TripChangeKind } from './changeTrip';
import type { TripCancelReason } from './cancelShares.data';
import type { Studies } from './kinds/studies';
import type { Trip } from './trip';
import type { TripPolicyState } from './tripPolicy';
import type { TripPriceDto } from './tripPrice';

/** GET and POST /api/travel-insurance/travellers */
export type TravellersDto = {
  quoteId: string;
  /** Identifies the trip, so that answers about another one are refused. */
  about: string;
  /** Absent until a sum insured is chosen. */
  trip?: Trip;
  price?: TripPriceDto;
  details: TripDetails;
  /** Path below the body → its message. */
  fields?: Record<string, string>;
  next: JourneyStep;
  version: number;
  today: IsoDate;
};

/** A traveller as in the passport, but only the last characters of its number. */
export type InsuredTravellerDto = {
  surname?: string;
  givenNames: string;
  dateOfBirth: IsoDate;
  passport: string;
};

/** A change after the purchase as far as it was typed. Its passport number is masked once it is whole. */
export type TypedChange = {
  startsOn?: string;
  endsOn?: string;
  months?: number;
  givenNames?: string;
  surname?: string;
  passportNumber?: string;
};

/** GET /api/travel-insurance/policy */
export type TripPolicyDto = {
  policyNumber: string;
  quoteId: string;
  state: TripPolicyState;
  trip: Trip;
  price: TripPriceDto;
  travellers: readonly InsuredTravellerDto[];
  nominee: { name: string; relation: NomineeRelation };
  /** Present if the trip is for studies. */
  studies?: Studies;
  issuedOn: IsoDate;
  paidAt: string;
  /** The payment's reference, to quote on the phone. */
  reference?: string;
  code: string;
  today: IsoDate;
  /** Whole rupees that go back if the trip is cancelled today, by the reason. */
  cancelRefunds: Record<TripCancelReason, number>;
  /** By `days`, or by `person1` of the first traveller. */
  typed?: Readonly<Record<string, TypedChange>>;
  /** The amount that was paid too much since the days were moved. It goes back when the trip starts. */
  excess?: number;
  /** The part of the price of given-up days that stays with us. */
  givenUp?: number;
  cancelled?: { requestedOn: IsoDate; amount: number; refund: RefundDto };
  /** The return of the excess, present once the trip has started. */
  returned?: { amount: number; refund: RefundDto };
};

/** POST /api/travel-insurance/certificate-check. An unknown code answers as one that holds no more. */
export type CertificateCheckDto = { state: 'valid' | 'replaced' | 'invalid'; checkedAt: string };

/** GET /api/travel-insurance/change: the bill of other days. */
export type TripBillDto = {
  kind: TripChangeKind;
  price: TripPriceDto;
  difference: number;
  /**
   * Until the trip starts: the largest percentage of the price that still goes back, after the move, to somebody who
   * doesn’t travel.
   */
  percentAtMost?: number;
  /**
   * Present for cheaper days: by how much the bill falls, and how much of that stays with us, as for a trip that is
   * cancelled today.
   */
  givenUp?: { less: number; percentBack: number; kept: number };
  /** About the passport that ends first. */
  passport?: PassportWarning;
};

/** POST /api/travel-insurance/change: the changed policy, or what is to be paid first. */
export type TripChangedDto = { policy?: TripPolicyDto; paymentId?: string };
