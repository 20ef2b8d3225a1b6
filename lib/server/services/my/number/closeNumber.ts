import { isBeingSettled } from '@/models/desk/reviewCase';
import { moveNumberChange, type NumberChangeRecord } from '@/models/my/numberChange';
import { deletePapers } from '@/models/papers/paper';
import { deletePaperPartsOf } from '@/models/papers/paperPart';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import { withdrawCase } from '@/lib/server/services/desk/reviewCases';
import { tellNumber } from './numberMessages';

const LEASE_MS = 30_000;

/** The case of a request, whether there is such a policy or not. */
export function caseOf({ _id, policyNumber }: NumberChangeRecord, policy: PolicyRecord | null) {
  return { kind: 'mobile', quoteId: policy?.quoteId ?? policyNumber, changeId: _id } as const;
}

/** False once it is decided. */
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

/** Repeatable. Of one that was taken back no paper stays; what its policyholder stopped may be asked about. */
export async function finishClosing(change: NumberChangeRecord, now: Date): Promise<void> {
  const { _id, status, policyNumber } = change;
  if (status === 'withdrawn') {
    await deletePapers(_id);
    await deletePaperPartsOf(_id);
  }
  await withdrawCase(caseOf(change, await findPolicy(policyNumber)), now);
  await tellNumber(change, now);
  await moveNumberChange({ _id, status }, {}, ['moveDueAt']);
}
