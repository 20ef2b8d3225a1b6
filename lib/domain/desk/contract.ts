import type { ConsentState } from '@/lib/domain/consents/consentState';
import type { LeadStatus } from '@/lib/domain/quote/leadStatus';
import type { Segment, Source } from '@/lib/domain/quote/segments';
import type { Trip } from '@/lib/domain/travel/trip';
import type { LinkState } from './links';
import type { ColleagueDto } from './list/contract';
import type { StaffRole } from './permissions';

/** GET /api/staff/session */
export type StaffSessionDto = {
  staffId: string;
  name: string;
  role: StaffRole;
  expiresAt: string;
  /** Seconds until the session ends if nobody does anything. */
  idleSeconds: number;
  /** Present until the second factor is given: before that the session opens nothing. */
  needsSecondFactor?: true;
};

/** GET /api/staff/second-factor */
export type SecondFactorDto = {
  /** What an authenticator app needs, until its first code confirms it. */
  enrolment?: {
    secret: string;
    /** A square of `size` modules, as the path of an SVG. */
    qr: { size: number; path: string };
  };
};

/** GET /api/dev/authenticator */
export type SampleCodeDto = { staffId: string; code: string };

/** A row of the telecallers' list: masked phone, full name. */
export type QuoteRowDto = {
  quoteId: string;
  dialerId: string;
  /** The quote's number as the customer reads it. */
  reference: string;
  name: string;
  mobileNumber: string;
  status: LeadStatus;
  /** Whether the customer may be contacted. */
  consent: ConsentState;
  language: string;
  segment: Segment;
  source: Source;
  /** Absent while nobody has taken it. */
  owner?: ColleagueDto;
  /** The live link. */
  link?: { state: LinkState; at: string; opens: number; endsToday: boolean };
  /** Present in segment Travel. */
  trip?: Pick<Trip, 'kind' | 'destination' | 'startsOn' | 'endsOn'>;
  sumInsuredUsd?: number;
  product?: string;
  productName?: string;
  tier?: string;
  familyCombination?: string;
  city?: string;
  priceAfterTax?: number;
  createdAt: string;
  updatedAt: string;
};

/** GET /api/telecaller-dashboard/latest-quotes */
export type LatestQuotesDto = {
  quotes: readonly QuoteRowDto[];
  page: number;
  limit: number;
  /** The server's time; what changes later is asked for with `since`. */
  asOf: string;
  /** The cursor of the rows after these. */
  next?: string;
};
