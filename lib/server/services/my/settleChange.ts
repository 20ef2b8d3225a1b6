import type { CaseDecision } from '@/lib/domain/desk/reviewCases';
import type { ChangeKind } from '@/lib/domain/my/changes';
import { todayInIndia } from '@/lib/domain/common/dates';
import { toAnswers } from '@/lib/validation/my/changes';
import { findChange, moveChange, type PolicyChangeRecord } from '@/models/my/policyChange';
import { findPolicy, type PolicyRecord, replacePeople } from '@/models/policy/policy';
import { findPincode } from '@/lib/server/places/places';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { endorsed, peopleOf, type PolicyPeople, sealPeople } from '@/lib/server/services/policy/policyRecord';
import { tellChange } from './changeMessages';
import { formOf, sealedChangeReason } from './changeRecord';
import { withName } from './names';

type Decided = { decision: CaseDecision; reason: string };

/** Idempotent. A person accepted is covered only once the addition is paid. */
export async function settleChange(
  changeId: string,
  { decision, reason }: Decided,
  now: Date,
): Promise<void> {
  const change = await findChange(changeId);
  const policy = change && (await findPolicy(change.policyNumber));
  if (!policy || change.status === 'draft' || change.status === 'withdrawn') return;
  if (change.status !== 'asked') return tellChange(change, policy, now);
  const isAccepted = decision === 'accepted';
  if (isAccepted && change.kind !== 'person') await applyChange(change, now);
  const outcome = isAccepted ? acceptedOf(change.kind) : refusedFor(reason, changeId);
  const settled = await moveChange(
    { _id: changeId, status: 'asked' },
    { ...outcome, decidedAt: now, updatedAt: now },
  );
  if (settled) await tellChange(settled, policy, now);
}

function acceptedOf(kind: ChangeKind) {
  return kind === 'person' ? ({ status: 'toPay' } as const) : ({ status: 'accepted', isOver: true } as const);
}

function refusedFor(reason: string, changeId: string) {
  return { status: 'refused', isOver: true, reason: sealedChangeReason.seal(reason, changeId) } as const;
}

function applyChange(change: PolicyChangeRecord, now: Date): Promise<true> {
  return retryOnConflict(
    async () => {
      const policy = await findPolicy(change.policyNumber);
      if (!policy) return true;
      const people = sealPeople(changedPeople(policy, change, now), policy._id);
      return (await replacePeople(policy, people)) ? true : undefined;
    },
    () => new Error('a policy was changed all the time'),
  );
}

function changedPeople(policy: PolicyRecord, change: PolicyChangeRecord, now: Date): PolicyPeople {
  const people = peopleOf(policy);
  const { data } = formOf(change);
  const today = todayInIndia(change.askedAt ?? now);
  const endorsement = { changeId: change._id, kind: change.kind, on: todayInIndia(now) };
  if (change.kind === 'nominee') {
    const nominee = toAnswers('nominee', data, today);
    return endorsed({ ...people, nominee }, { ...endorsement, name: nominee.name });
  }
  if (change.kind === 'name') {
    const { memberId, name } = toAnswers('name', data, today);
    return endorsed(withName(people, { memberId, name }), { ...endorsement, name });
  }
  if (change.kind !== 'address') return people;
  const address = toAnswers('address', data, today);
  const place = findPincode(address.pincode);
  const holder = { ...people.holder, ...address, city: place?.place.name ?? '', state: place?.state ?? '' };
  return endorsed({ ...people, holder }, endorsement);
}
