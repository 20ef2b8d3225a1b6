import { CLAIM_NUMBER_LENGTH } from '@/lib/domain/claims/claimNumber';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { objectionTokenOf, readObjection } from '@/lib/server/services/my/number/objection';
import { stopClaimAccount } from '@/models/claims/claimAccount';
import { type ClaimCaseRecord, findClaimCase } from '@/models/claims/claimCase';

/** Goes into the message about an account that the desk entered. It stops this entry only, none before or after it. */
export function claimAccountToken({ _id, accountId = '' }: ClaimCaseRecord): string {
  return objectionTokenOf({ _id: `${_id}-${accountId}` }, 'claim-account');
}

/** Undefined for a token of something else. */
export function readClaimAccountToken(token: string): { claimId: string; accountId: string } | undefined {
  const entry = readObjection(token, 'claim-account');
  if (entry === undefined) return undefined;
  return {
    claimId: entry.slice(0, CLAIM_NUMBER_LENGTH),
    accountId: entry.slice(CLAIM_NUMBER_LENGTH + 1),
  };
}

/** Stops the account within a day, before money may go there. Repeatable. Throws EXPIRED after that. */
export async function stopClaimsAccount(
  { claimId, accountId }: { claimId: string; accountId: string },
  request: ApiRequest<unknown>,
): Promise<{ stopped: true }> {
  const stopped = await stopClaimAccount({ _id: claimId, accountId }, request.now);
  const claim = stopped ?? (await findClaimCase(claimId));
  if (!claim) throw new AppError('NOT_FOUND');
  // An account that was entered since has its own message and token.
  if (claim.accountId !== accountId || claim.accountCoolUntil !== undefined) throw new AppError('EXPIRED');
  await audit('ACCOUNT_OBJECTED', 'customer', request, { claimId, status: claim.status });
  return { stopped: true };
}
