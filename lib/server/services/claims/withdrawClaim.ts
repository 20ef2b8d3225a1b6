import type { ClaimDto } from '@/lib/domain/claims/contract';
import { mayWithdraw } from '@/lib/domain/claims/claimEvents';
import { AppError } from '@/lib/server/http/errors';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { findOwnClaim, toClaimDto } from './readClaim';
import { saveWithDue } from './saveWithDue';

/** Takes a claim back: it then counts as never made. Repeatable. */
export async function withdrawClaim(request: ApiRequest<{ claimId: string }>): Promise<ClaimDto> {
  const { input, now } = request;
  const { claimId } = input;
  const withdrawn = await retryOnConflict(async () => {
    const claim = await findOwnClaim(claimId, request);
    if (claim.status === 'withdrawn') return claim;
    if (!mayWithdraw(claim)) throw new AppError('STEP_NOT_REACHED');
    await audit('CLAIM_WITHDRAWN', 'customer', request, { claimId });
    const events = [...claim.events, { what: 'withdrawn' as const, at: now }];
    return (
      (await saveWithDue({ ...claim, status: 'withdrawn', events, updatedAt: now, tellDueAt: now })) ??
      undefined
    );
  });
  return toClaimDto(withdrawn, request);
}
