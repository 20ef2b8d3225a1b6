import { isBeingSettled } from '@/models/desk/reviewCase';
import { moveNumberChange, type NumberChangeRecord } from '@/models/my/numberChange';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import { withdrawCase } from '@/lib/server/services/desk/reviewCases';
import { deleteFiles } from '@/lib/server/services/papers/deleteFiles';
import { tellNumber } from './numberMessages';

const LEASE_MS = 30_000;

/** The desk's case of a request: there is one even where the policy that it names doesn't exist. */
export function caseOf({ _id, policyNumber }: NumberChangeRecord, policy: PolicyRecord | null) {
  return { kind: 'mobile', quoteId: policy?.quoteId ?? policyNumber, changeId: _id } as const;
}

/** Resolves to false when the request is decided already. */
export async function closeNumber(
  change: NumberChangeRecord,
  as: 'withdrawn' | 'objected',
  now: Date,
): Promise<boolean> {
  const { _id, status, policyNumber } = change;
  if (status !== 'draft' && status !== 'asked') return false;
  const about = caseOf(change, await findPolicy(policyNumber));
  if (as === 'withdrawn' && (await isBeingSettled(about))) return false;
  const moveDueAt = new Date(now.getTime() + LEASE_MS);
  const closed = await moveNumberChange({ _id, status }, { status: as, moveDueAt, updatedAt: now }, [
    'isOpen',
  ]);
  if (!closed) return false;
  await finishClosing(closed, now);
  return true;
}

/** Repeatable. Deletes the papers of a request that was taken back; those of a stopped one stay, for questions. */
export async function finishClosing(change: NumberChangeRecord, now: Date): Promise<void> {
  const { _id, status, policyNumber } = change;
  if (status === 'withdrawn') await deleteFiles(_id);
  await withdrawCase(caseOf(change, await findPolicy(policyNumber)), now);
  await tellNumber(change, now);
  await moveNumberChange({ _id, status }, {}, ['moveDueAt']);
}
