import { AppError } from '@/lib/server/http/errors';
import { type ClaimCaseRecord, findClaimCase } from '@/models/claims/claimCase';

/** Throws NOT_FOUND for drafts, which only their customers may see. */
export async function findToldClaim(claimId: string): Promise<ClaimCaseRecord> {
  const claim = await findClaimCase(claimId);
  if (!claim || claim.status === 'draft') throw new AppError('NOT_FOUND');
  return claim;
}
