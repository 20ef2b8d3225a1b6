import type { ClaimDto, ClaimOtherDetailsDto, ClaimSummaryDto } from './contract';
import type { SettlementDto } from './settlementDto';

/** GET /api/telecaller-dashboard/claims: whose turn is ours first, then the longest waiting. */
export type DeskClaimsDto = { claims: readonly (ClaimSummaryDto & { dueAt?: string })[] };

/** GET /api/telecaller-dashboard/claims/claim */
export type DeskClaimDto = ClaimDto & ClaimOtherDetailsDto;

/** POST /api/telecaller-dashboard/claims/decide */
export type DeskDecisionDto = {
  claimId: string;
  status: ClaimDto['status'];
  version: number;
  settlement: SettlementDto;
};
