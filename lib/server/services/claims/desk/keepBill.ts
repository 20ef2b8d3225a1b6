import { UNDECIDED_STATUSES } from '@/lib/domain/claims/claim';
import type { DeskTypedBillDto } from '@/lib/domain/claims/desk/contract';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { actorOf } from '@/lib/server/services/common/actor';
import { auditEach } from '@/lib/server/services/common/audit';
import type { ClaimBillBody } from '@/lib/validation/claims/desk';
import { keepTypedBill } from '@/models/claims/claimQueue';
import { sealTypedBill } from '@/lib/server/services/claims/claimRecord';
import { billHashOf } from './hospitalBill';
import { findToldClaim } from './toldClaim';

/**
 * Saves the bill as typed so far, so that whoever opens the claim next goes on with it. Throws CONFLICT if a colleague
 * typed meanwhile.
 */
export async function keepBill(request: ApiRequest<ClaimBillBody>): Promise<DeskTypedBillDto> {
  const { input } = request;
  const { claimId, typed, version } = input;
  const claim = await findToldClaim(claimId);
  if (!UNDECIDED_STATUSES.includes(claim.status)) throw new AppError('CLAIM_DECIDED');
  await auditEach('CLAIM_BILL_TYPED', actorOf(request).staffId, request, { claimId });
  const kept = { typedBill: sealTypedBill(typed, claimId), billHash: billHashOf(typed.number) };
  const saved = await keepTypedBill(claimId, kept, { version, statuses: UNDECIDED_STATUSES });
  if (saved === undefined) throw new AppError('CONFLICT', { version: claim.billVersion ?? 0 });
  return { claimId, version: saved };
}
