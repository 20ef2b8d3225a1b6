import type { ConsentState } from '@/lib/domain/consents/consentState';
import type { LeadStatus } from '@/lib/domain/quote/leadStatus';
import type { Segment } from '@/lib/domain/quote/segments';
import type { Trip } from '@/lib/domain/travel/trip';
import type { StaffRole } from './permissions';

/** GET /api/staff/session */
export type StaffSessionDto = { staffId: string; name: string; role: StaffRole; expiresAt: string };

/** A line of the telecallers' list. The phone is masked; the name is what they greet the customer by. */
export type QuoteRowDto = {
  quoteId: string;
  dialerId: string;
  name: string;
  mobileNumber: string;
  status: LeadStatus;
  /** Whether the customer may be called or written to about it now. */
  consent: ConsentState;
  language: string;
  segment: Segment;
  /** Of segment Travel: what its advisor begins with. */
  trip?: Pick<Trip, 'destination' | 'startsOn' | 'endsOn'>;
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
  /** Of the chosen status; `counts` holds all of them. */
  total: number;
  counts: Record<LeadStatus, number>;
};
