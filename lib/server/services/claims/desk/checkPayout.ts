import type { DeskClaimDto, DeskPayoutDto } from '@/lib/domain/claims/desk/contract';
import { currentPayouts } from '@/lib/server/integrations/claims/payouts';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { actorOf } from '@/lib/server/services/common/actor';
import { audit } from '@/lib/server/services/common/audit';
import type { ClaimPayAgainBody, ClaimPayoutBody } from '@/lib/validation/claims/desk';
import { type ClaimCaseRecord, orderAgain } from '@/models/claims/claimCase';
import { noteSeen } from '@/models/claims/claimAccount';
import { payoutsOf, waitsUntilOf } from '@/lib/server/services/claims/decided';
import { waitsFor } from '@/lib/server/services/claims/payAccount';
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
 * Orders a failed payout again, or the first one to an account that a colleague entered after the decision. It asks the
 * bank first, in case the money went through after all. Throws CONFLICT where neither is due, or the claim changed since
 * it was read.
 */
export async function payAgain(request: ApiRequest<ClaimPayAgainBody>): Promise<DeskPayoutDto> {
  const { input, now } = request;
  const { staffId } = actorOf(request);
  const { claimId } = input;
  await findToldClaim(claimId);
  await payThisClaim(claimId, now, currentPayouts());
  const claim = await findToldClaim(claimId);
  checkAnotherPays(claim, staffId);
  // A page from before a deploy sends no version.
  const { version = claim.version } = input;
  const conflict = new AppError('CONFLICT', { version: claim.version });
  const { state, bankId } = claim.payout ?? {};
  const isFailed = state === 'failed';
  if (version !== claim.version || !(isFailed || waitsFor(claim) === 'colleague')) throw conflict;
  await audit('CLAIM_PAID_AGAIN', staffId, request, { claimId, failed: bankId });
  if (!(await (isFailed ? orderAgain : noteSeen)(claim, now))) throw conflict;
  return checkPayout(request);
}

export function payoutOf(claim: ClaimCaseRecord, now: Date): Pick<DeskClaimDto, 'payout'> {
  const { payDueAt, payout } = claim;
  if (!payDueAt) return {};
  const { state = 'due', askedAt } = payout ?? {};
  const waitsUntil = waitsUntilOf(claim, now);
  const somebody = waitsFor(claim);
  return {
    payout: {
      state,
      ...(askedAt && { askedAt: askedAt.toISOString() }),
      ...(waitsUntil && { waitsUntil: waitsUntil.toISOString() }),
      ...(somebody && { waitsFor: somebody }),
    },
  };
}
