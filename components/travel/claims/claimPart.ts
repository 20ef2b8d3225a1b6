import type { TripClaimDetails } from '@/lib/domain/travel/claims/tripClaim';

export type ClaimPart = {
  details: TripClaimDetails;
  messageAt: (field: string) => string | undefined;
  idOf: (field: string) => string;
  onChange: (typed: TripClaimDetails) => void;
};
