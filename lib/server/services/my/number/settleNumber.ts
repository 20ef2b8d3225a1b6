import type { CaseDecision, ReviewCaseDto } from '@/lib/domain/desk/reviewCases';
import { maskMobile } from '@/lib/domain/common/phone';
import { findNumberChange, moveNumberChange } from '@/models/my/numberChange';
import { listPapers } from '@/models/papers/paper';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { coolUntilOf } from '@/lib/server/services/policy/cooling';
import { tellNumber } from './numberMessages';
import { canMove, finishMove, MOVE_LEASE_MS } from './moveNumber';
import { numbersOf, sealedNumberReason } from './numberRecord';

/** Carries out the desk's decision. Idempotent. A change that was stopped or taken back meanwhile stays so. */
export async function settleNumber(
  changeId: string,
  { decision, reason }: { decision: CaseDecision; reason: string },
  now: Date,
): Promise<void> {
  const change = await findNumberChange(changeId);
  if (!change) return;
  await finishMove(change, now);
  const from = { _id: changeId, status: 'asked' } as const;
  const moveDueAt = new Date(now.getTime() + MOVE_LEASE_MS);
  if (decision === 'accepted') {
    const cool = { coolUntil: coolUntilOf(now), moveDueAt, updatedAt: now };
    const moving = await moveNumberChange(from, { status: 'moving', ...cool });
    if (moving) await finishMove(moving, now);
    return;
  }
  const sealed = sealedNumberReason.seal(reason, changeId);
  const refused = { status: 'refused', reason: sealed, decidedAt: now, updatedAt: now } as const;
  const settled = await moveNumberChange(from, refused, ['isOpen']);
  if (settled) await tellNumber(settled, now);
}

/** What the desk compares the papers with: whose policy it is, whether it can move at all, and both numbers, masked. */
export async function numberCaseOf(
  changeId: string | undefined,
  now: Date,
): Promise<ReviewCaseDto['change']> {
  const change = await findNumberChange(changeId ?? '');
  if (!change || change.status === 'draft') return undefined;
  const policy = await findPolicy(change.policyNumber);
  const { old, new: after } = numbersOf(change);
  const before = maskMobile(old);
  const papers = (await listPapers(change._id)).flatMap(({ _id, state }) => (state === 'kept' ? [_id] : []));
  const isOpen = change.status === 'asked';
  return {
    policyNumber: change.policyNumber,
    fields: [
      ...(policy ? holderFields(policy) : []),
      { name: 'mobileNumber', ...(before !== undefined && { before }), after: maskMobile(after) ?? '' },
    ],
    papers,
    ...(isOpen && !(policy && canMove(policy, now)) && { cannotMove: true }),
  };
}

function holderFields(policy: PolicyRecord) {
  const { holder, insured } = peopleOf(policy);
  const born = insured.find(({ relation }) => relation === 'self')?.dateOfBirth;
  return [
    { name: 'name', after: holder.name },
    ...(born === undefined ? [] : [{ name: 'dateOfBirth', after: born }]),
  ];
}
