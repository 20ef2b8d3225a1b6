import type { CaseDecision } from '@/lib/domain/desk/reviewCases';
import { todayInIndia } from '@/lib/domain/common/dates';
import { toAnswers } from '@/lib/validation/my/changes';
import { findChange, moveChange, type PolicyChangeRecord } from '@/models/my/policyChange';
import { findPolicy, type PolicyRecord, replacePeople } from '@/models/policy/policy';
import { findPincode } from '@/lib/server/places/places';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { peopleOf, type PolicyPeople, sealPeople } from '@/lib/server/services/policy/policyRecord';
import { tellChange } from './changeMessages';
import { formOf, sealedChangeReason } from './changeRecord';

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
  const accepted = change.kind === 'person' ? ('toPay' as const) : ('accepted' as const);
  const settled = await moveChange(
    { _id: changeId, status: 'asked' },
    {
      status: isAccepted ? accepted : 'refused',
      ...{ decidedAt: now, updatedAt: now, isOver: true },
      ...(!isAccepted && { reason: sealedChangeReason.seal(reason, changeId) }),
    },
  );
  if (settled) await tellChange(settled, policy, now);
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
  if (change.kind === 'nominee') return { ...people, nominee: toAnswers('nominee', data, today) };
  if (change.kind !== 'address') return people;
  const address = toAnswers('address', data, today);
  const place = findPincode(address.pincode);
  return {
    ...people,
    holder: { ...people.holder, ...address, city: place?.place.name ?? '', state: place?.state ?? '' },
  };
}
