import type { DeskClaimDto, DeskPayoutDto } from '@/lib/domain/claims/desk/contract';
import { currentPayouts } from '@/lib/server/integrations/claims/payouts';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import type { ClaimPayoutBody } from '@/lib/validation/claims/desk';
import type { ClaimCaseRecord } from '@/models/claims/claimCase';
import { payoutsOf } from '../decided';
import { payThisClaim } from '../payClaim';
import { findToldClaim } from './toldClaim';

/** Asks the bank at once, as the worker does in its time: never twice for the same money. */
export async function checkPayout(request: ApiRequest<ClaimPayoutBody>): Promise<DeskPayoutDto> {
  const { input, now, staff } = request;
  const { claimId } = input;
  await findToldClaim(claimId);
  await audit('CLAIM_PAYOUT_CHECKED', staff?.staffId ?? '', request, { claimId });
  await payThisClaim(claimId, now, currentPayouts());
  const claim = await findToldClaim(claimId);
  return { claimId, status: claim.status, payouts: payoutsOf(claim), ...payoutOf(claim) };
}

export function payoutOf({ payDueAt, payout }: ClaimCaseRecord): Pick<DeskClaimDto, 'payout'> {
  if (!payDueAt) return {};
  const { state = 'due', askedAt } = payout ?? {};
  return { payout: { state, ...(askedAt && { askedAt: askedAt.toISOString() }) } };
}
