import { UNDECIDED_STATUSES } from '@/lib/domain/claims/claim';
import type { ClaimPaperDto } from '@/lib/domain/claims/contract';
import { PAPER_LIMITS } from '@/lib/domain/papers/paperLimits.data';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { storePaper } from '@/lib/server/services/papers/storePaper';
import type { ClaimPaperBody } from '@/lib/validation/claims/requests';
import { type ClaimCaseRecord, findClaimCase, recheckClaim } from '@/models/claims/claimCase';
import { lacksAccount } from '@/lib/server/services/travel/claims/tripPart';
import { findOwnClaim } from '@/lib/server/services/claims/readClaim';
import { moveOnIfComplete } from './openPapers';

/** Longer than judging a file takes. */
const LOOK_MS = 30_000;
const TAKING_FILES: readonly ClaimCaseRecord['status'][] = ['draft', ...UNDECIDED_STATUSES];

export async function savePaper(request: ApiRequest<ClaimPaperBody>): Promise<ClaimPaperDto> {
  const claim = await findOwnClaim(request.input.claimId, request);
  const { _id: ownerId, status, policyNumber, mobileHash, expiresAt } = claim;
  // A claim without a policy takes no files: whoever proves a number can begin one.
  const isOpen = TAKING_FILES.includes(status) || claim.payout?.state === 'failed' || lacksAccount(claim);
  if (policyNumber === undefined || !isOpen) throw new AppError('STEP_NOT_REACHED');
  const onWhole = () => recheckClaim(ownerId, new Date(request.now.getTime() + LOOK_MS));
  const owner = { ownerId, mobileHash, expiresAt, most: PAPER_LIMITS.ofOneClaim, onWhole };
  const paper = await storePaper({ ...owner, find: findClaimCase }, request);
  if (paper.state === 'kept') await moveOnIfComplete(ownerId, request.now);
  return paper;
}
