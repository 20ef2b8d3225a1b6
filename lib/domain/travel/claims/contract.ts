import type { ClaimStatus } from '@/lib/domain/claims/claim';
import type { IsoDate } from '@/lib/domain/common/dates';
import type { LossSettlement } from './settleLoss';
import type { TripClaimDetails } from './tripClaim';

/** GET and POST /api/travel-insurance/claim: what is being told of a trip. */
export type TripClaimDto = {
  policyNumber: string;
  details: TripClaimDetails;
  /** Path below the body → its message. */
  fields?: Record<string, string>;
  version: number;
  today: IsoDate;
  /** Present once the claim is told. */
  claimId?: string;
};

/** POST /api/telecaller-dashboard/claims/decide-trip; without `confirm` nothing is decided. */
export type TripDecisionDto = {
  claimId: string;
  status: ClaimStatus;
  version: number;
  settled: LossSettlement;
  /** The amount is above the desk's limit, so a colleague has to decide the same. */
  needsSecond?: true;
};
