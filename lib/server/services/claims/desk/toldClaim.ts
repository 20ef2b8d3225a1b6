import { AppError } from '@/lib/server/http/errors';
import { type ClaimCaseRecord, findClaimCase } from '@/models/claims/claimCase';

/** Drafts are their customers' alone. */
export async function findToldClaim(claimId: string): Promise<ClaimCaseRecord> {
  const claim = await findClaimCase(claimId);
  if (!claim || claim.status === 'draft') throw new AppError('NOT_FOUND');
  return claim;
}
