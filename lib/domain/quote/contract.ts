import type { FamilyQuestions } from './journey/familyForm';
import type { JourneyStep } from './journey/nextStep';
import type { Stage } from './journey/stages';
import type { Member } from './members';
import type { PriceDto } from './pricing/contract';
import type { Segment } from './segments';
import type { Frequency } from '@/lib/domain/plans/planTerms.data';
import type { TripPriceDto } from '@/lib/domain/travel/tripPrice';
import type { Trip } from '@/lib/domain/travel/trip';

export type QuoteDto = {
  quoteId: string;
  segment: Segment;
  dialerId?: string;
  onlineLeadId?: string;
  stage: Stage;
  /** The masked number, as in `98xxxx3210`. */
  mobileNumber?: string;
  /** The first letter of each word, dots for the rest. */
  name?: string;
  members: readonly Member[];
  pincode?: string;
  city?: string;
  zone?: string;
  familyCombination?: string;
  product?: string;
  productName?: string;
  tier?: string;
  sumInsured?: number;
  tenure?: number;
  /** Absent: paid at once. */
  frequency?: Frequency;
  riders: readonly string[];
  /** Typed in a browser other than its prover's and not confirmed yet. */
  isUnchecked?: true;
  price?: PriceDto;
  /** Present in segment Travel, instead of members, plan and price. */
  trip?: Trip;
  sumInsuredUsd?: number;
  tripPrice?: TripPriceDto;
  /** The step after the summary; ids are set once it has begun. */
  next: JourneyStep;
  paymentId?: string;
  applicationId?: string;
  policyNumber?: string;
  version: number;
  updatedAt: string;
} & FamilyQuestions;
