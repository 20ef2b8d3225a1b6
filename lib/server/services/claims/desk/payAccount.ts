import type { DeskWorkedDto } from '@/lib/domain/claims/desk/contract';
import type { Paper } from '@/lib/domain/claims/papers.data';
import { randomId } from '@/lib/server/crypto';
import { AppError, invalidField } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { actorOf } from '@/lib/server/services/common/actor';
import { audit } from '@/lib/server/services/common/audit';
import { coolUntilOf } from '@/lib/server/services/policy/cooling';
import type { ClaimAccountBody } from '@/lib/validation/claims/desk';
import type { ClaimCaseRecord } from '@/models/claims/claimCase';
import { listPapers } from '@/models/papers/paper';
import { sealPayAccount } from '@/lib/server/services/claims/claimRecord';
import { saveWithDue } from '@/lib/server/services/claims/saveWithDue';
import { claimToPay } from './workOnClaim';

/**
 * Enters an account from a paper that the customer sent, before money is ordered. They are told, and can stop it for a
 * day.
 */
export async function enterAccount(request: ApiRequest<ClaimAccountBody>): Promise<DeskWorkedDto> {
  const { input, now } = request;
  const { staffId } = actorOf(request);
  const { claimId, paperId, holder, accountNumber, ifsc } = input;
  const claim = await claimToPay(input);
  if (!(await bankProofsOf(claimId)).includes(paperId))
    throw invalidField('paperId', 'validation.claims.bankProof');
  await audit('CLAIM_ACCOUNT_ENTERED', staffId, request, { claimId, paperId });
  const saved = await saveWithDue({
    ...claim,
    account: sealPayAccount({ holder, accountNumber, ifsc }, claimId),
    accountBy: staffId,
    accountId: randomId(),
    accountCoolUntil: coolUntilOf(now),
    events: [...claim.events, { what: 'accountChanged', at: now }],
    updatedAt: now,
    tellDueAt: now,
  });
  if (!saved) throw new AppError('CONFLICT');
  return { claimId, status: saved.status, version: saved.version };
}

export async function bankProofsOf(claimId: string): Promise<readonly string[]> {
  const papers = await listPapers<Paper>(claimId);
  return papers.filter(({ kind, state }) => kind === 'bankProof' && state === 'kept').map(({ _id }) => _id);
}

/** Throws if this person entered the account: a colleague must have the money sent to it. */
export function checkAnotherPays({ accountBy }: ClaimCaseRecord, staffId: string): void {
  if (accountBy === staffId) throw new AppError('OWN_ACCOUNT');
}
