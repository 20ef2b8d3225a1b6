import { findChange, moveChange, type PolicyChangeRecord } from '@/models/my/policyChange';
import { findPolicy } from '@/models/policy/policy';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { readClaimAccountToken, stopClaimsAccount } from '@/lib/server/services/claims/stopAccount';
import { withdrawCase } from '@/lib/server/services/desk/reviewCases';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { readObjection } from '@/lib/server/services/my/number/objection';
import { tellAccount } from './accountMessages';
import { takeBackAccount } from './takeBackAccount';

/**
 * Stops a change of account during its cooling time, in which no money goes to the account. Repeatable. Throws EXPIRED
 * after that time.
 */
export async function objectAccount(request: ApiRequest<{ token: string }>): Promise<{ stopped: true }> {
  const { input, now } = request;
  const ofClaim = readClaimAccountToken(input.token);
  if (ofClaim) return stopClaimsAccount(ofClaim, request);
  const changeId = readObjection(input.token, 'account');
  const change = changeId === undefined ? null : await findChange(changeId);
  const policy = change && (await findPolicy(change.policyNumber));
  if (!policy || change.status === 'draft') throw new AppError('NOT_FOUND');
  const { account } = peopleOf(policy);
  const isThere = account?.changeId === change._id;
  const isCool = isThere && account.coolUntil <= now.toISOString();
  const isLater = change.status === 'accepted' && !isThere;
  if (change.status === 'refused' || isCool || isLater) throw new AppError('EXPIRED');
  const { _id, kind } = change;
  await stop(change, now);
  await takeBackAccount(change, now);
  await withdrawCase({ kind, quoteId: policy.quoteId, changeId: _id }, now);
  await audit('ACCOUNT_OBJECTED', 'customer', request, { changeId: _id, status: change.status });
  await tellAccount(change, policy, { what: 'stopped', now });
  return { stopped: true };
}

/** Runs before the account is taken out, so that a server that is settling the change sees that it is over. */
async function stop({ _id }: PolicyChangeRecord, now: Date): Promise<void> {
  for (const status of ['asked', 'accepted'] as const)
    await moveChange({ _id, status }, { status: 'withdrawn', isOver: true, updatedAt: now });
}
