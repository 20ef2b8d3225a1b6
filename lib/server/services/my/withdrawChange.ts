import { isBeingSettled } from '@/models/desk/reviewCase';
import {
  findChange,
  leaseClosing,
  markClosed,
  moveChange,
  type PolicyChangeRecord,
} from '@/models/my/policyChange';
import { findPolicy } from '@/models/policy/policy';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { withdrawCase } from '@/lib/server/services/desk/reviewCases';
import { deleteFiles } from '@/lib/server/services/papers/deleteFiles';
import { findOwnPolicy } from '@/lib/server/services/policy/policies';
import { takeBackAccount } from './account/takeBackAccount';

const LEASE_MS = 30_000;

/** Takes a change back, unless it is decided already. Idempotent. */
export async function withdrawChange(request: ApiRequest<{ changeId: string }>): Promise<void> {
  const { input, caller, now } = request;
  const mobileHash = await provenNumberOf(caller);
  const change = await findChange(input.changeId);
  if (change?.mobileHash !== mobileHash) throw new AppError('NOT_FOUND');
  if (!change.isOpen) return;
  const policy = await findOwnPolicy({ ...request, input: { policyNumber: change.policyNumber } });
  const { _id, status, kind } = change;
  if (await isBeingSettled({ kind, quoteId: policy.quoteId, changeId: _id })) return;
  // Only an account may be taken back while its decision is being written: finishClosing takes it out again.
  const from = {
    _id,
    status,
    ...(status === 'asked' && kind !== 'account' && { isUndecided: true as const }),
  };
  const closeDueAt = new Date(now.getTime() + LEASE_MS);
  const withdrawn = await moveChange(from, { status: 'withdrawn', isOver: true, closeDueAt, updatedAt: now });
  // It was decided meanwhile.
  if (!withdrawn) return;
  await finishClosing(withdrawn, now);
  if (status !== 'draft') await audit('CHANGE_WITHDRAWN', 'customer', request, { changeId: _id, kind });
}

/** Worker job: finishes taking a change back where a server stopped half-way. */
export async function closeNextChange(now: Date): Promise<boolean> {
  const change = await leaseClosing(now, new Date(now.getTime() + LEASE_MS));
  if (!change) return false;
  await finishClosing(change, now);
  return true;
}

async function finishClosing(change: PolicyChangeRecord, now: Date): Promise<void> {
  const { _id, kind, policyNumber } = change;
  if (kind === 'account') await takeBackAccount(change, now);
  await deleteFiles(_id);
  const policy = await findPolicy(policyNumber);
  if (policy) await withdrawCase({ kind, quoteId: policy.quoteId, changeId: _id }, now);
  await markClosed(_id);
}
