import type { JourneyStep } from './journey/nextStep';
import type { Stage } from './journey/stages';
import type { Member } from './members';
import type { PriceDto } from './pricing/contract';
import type { Segment } from './segments';
import type { Frequency } from '@/lib/domain/plans/planTerms.data';
import type { TripPriceDto } from '@/lib/domain/travel/contract';
import type { Trip } from '@/lib/domain/travel/trip';

export type QuoteDto = {
  quoteId: string;
  segment: Segment;
  dialerId?: string;
  onlineLeadId?: string;
  stage: Stage;
  /** Masked by the specification's rule (98xxxx3210). */
  mobileNumber?: string;
  /** First letter of each word, the rest dots; never the name itself. */
  name?: string;
  members: readonly Member[];
  pincode?: string;
  city?: string;
  zone?: string;
  existingIllness?: 'yes' | 'no';
  familyCombination?: string;
  product?: string;
  productName?: string;
  tier?: string;
  sumInsured?: number;
  tenure?: number;
  /** Absent: all at once. */
  frequency?: Frequency;
  riders: readonly string[];
  /** Typed in a browser other than that of its prover, who has not said yet that it is right. */
  isUnchecked?: true;
  price?: PriceDto;
  /** Of segment Travel, in place of members, plan and price. */
  trip?: Trip;
  sumInsuredUsd?: number;
  tripPrice?: TripPriceDto;
  /** Where it goes on after the summary; the ids are there once that step was begun. */
  next: JourneyStep;
  paymentId?: string;
  applicationId?: string;
  policyNumber?: string;
  version: number;
  updatedAt: string;
};
