import type { DeskClaimDto, DeskPayoutDto } from '@/lib/domain/claims/desk/contract';
import { currentPayouts } from '@/lib/server/integrations/claims/payouts';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { actorOf } from '@/lib/server/services/common/actor';
import { audit } from '@/lib/server/services/common/audit';
import type { ClaimPayoutBody } from '@/lib/validation/claims/desk';
import { type ClaimCaseRecord, orderAgain } from '@/models/claims/claimCase';
import { payoutsOf, waitsUntilOf } from '@/lib/server/services/claims/decided';
import { payThisClaim } from '@/lib/server/services/claims/payClaim';
import { checkAnotherPays } from './payAccount';
import { findToldClaim } from './toldClaim';

/** Asks the bank at once, as the worker would later. The bank never pays the same reference twice. */
export async function checkPayout(request: ApiRequest<ClaimPayoutBody>): Promise<DeskPayoutDto> {
  const { input, now } = request;
  const { claimId } = input;
  await findToldClaim(claimId);
  await audit('CLAIM_PAYOUT_CHECKED', actorOf(request).staffId, request, { claimId });
  await payThisClaim(claimId, now, currentPayouts());
  const claim = await findToldClaim(claimId);
  return { claimId, status: claim.status, payouts: payoutsOf(claim), ...payoutOf(claim, now) };
}

/**
 * Orders a failed payout again. It asks the bank first, in case the money went through after all. Throws CONFLICT
 * unless the payout failed.
 */
export async function payAgain(request: ApiRequest<ClaimPayoutBody>): Promise<DeskPayoutDto> {
  const { input, now } = request;
  const { staffId } = actorOf(request);
  const { claimId } = input;
  await findToldClaim(claimId);
  await payThisClaim(claimId, now, currentPayouts());
  const claim = await findToldClaim(claimId);
  checkAnotherPays(claim, staffId);
  const { state, bankId = '' } = claim.payout ?? {};
  if (state !== 'failed') throw new AppError('CONFLICT', { version: claim.version });
  await audit('CLAIM_PAID_AGAIN', staffId, request, { claimId, failed: bankId });
  if (!(await orderAgain(claim, now))) throw new AppError('CONFLICT', { version: claim.version });
  return checkPayout(request);
}

export function payoutOf(claim: ClaimCaseRecord, now: Date): Pick<DeskClaimDto, 'payout'> {
  const { payDueAt, payout } = claim;
  if (!payDueAt) return {};
  const { state = 'due', askedAt } = payout ?? {};
  const waitsUntil = waitsUntilOf(claim, now);
  return {
    payout: {
      state,
      ...(askedAt && { askedAt: askedAt.toISOString() }),
      ...(waitsUntil && { waitsUntil: waitsUntil.toISOString() }),
    },
  };
}
