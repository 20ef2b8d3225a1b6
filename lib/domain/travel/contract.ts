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
  /** Identifies the trip: what was said of another is refused. */
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

/** As in the passport; the number by its end alone. */
export type InsuredTravellerDto = {
  surname?: string;
  givenNames: string;
  dateOfBirth: IsoDate;
  passport: string;
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
  /** Of a student. */
  studies?: Studies;
  issuedOn: IsoDate;
  paidAt: string;
  /** Of the payment, to quote on the phone. */
  reference?: string;
  code: string;
  today: IsoDate;
  /** What goes back if it is given back today, by the reason. */
  cancelRefunds: Record<TripCancelReason, number>;
  /** Paid too much since the days were moved: goes back when the trip starts. */
  excess?: number;
  /** What stays with us of days that were given up. */
  givenUp?: number;
  cancelled?: { requestedOn: IsoDate; amount: number; refund: RefundDto };
  /** Of the excess, once the trip has started. */
  returned?: { amount: number; refund: RefundDto };
};

/** POST /api/travel-insurance/certificate-check. An unknown code answers as one that holds no more. */
export type CertificateCheckDto = { state: 'valid' | 'replaced' | 'invalid'; checkedAt: string };

/** GET /api/travel-insurance/change: the bill of other days. */
export type TripBillDto = {
  kind: TripChangeKind;
  price: TripPriceDto;
  difference: number;
  /** Until the trip starts: how much of the price still goes back at most of who doesn’t travel, once it is moved. */
  percentAtMost?: number;
  /** Of cheaper days: by how much the bill falls, and what stays with us of it, as of a trip given back today. */
  givenUp?: { less: number; percentBack: number; kept: number };
  /** Of the traveller whose passport ends first. */
  passport?: PassportWarning;
};

/** POST /api/travel-insurance/change: the changed policy, or what is to be paid first. */
export type TripChangedDto = { policy?: TripPolicyDto; paymentId?: string };
