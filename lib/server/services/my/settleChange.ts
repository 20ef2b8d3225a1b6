import type { CaseDecision } from '@/lib/domain/desk/reviewCases';
import type { ChangeKind } from '@/lib/domain/my/changes';
import { todayInIndia } from '@/lib/domain/common/dates';
import { toAnswers } from '@/lib/validation/my/changes';
import { findChange, moveChange, type PolicyChangeRecord } from '@/models/my/policyChange';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import { findPincode } from '@/lib/server/places/places';
import { endorsed, peopleOf, type PolicyPeople } from '@/lib/server/services/policy/policyRecord';
import { tellChange } from './changeMessages';
import { formOf, sealedChangeReason } from './changeRecord';
import { tellAccount } from './account/accountMessages';
import { takeBackAccount } from './account/takeBackAccount';
import { mailBeforeOf } from './account/mailBefore';
import { withAccount } from './account/withAccount';
import { sameMember, withName } from './names';
import { replaceFromHereOn, replaceInTerms } from './replaceInTerms';

type Decided = { decision: CaseDecision; reason: string };

/** Carries out the desk's decision. Idempotent. An accepted person is covered only once the addition is paid. */
export async function settleChange(changeId: string, decided: Decided, now: Date): Promise<void> {
  const change = await findChange(changeId);
  const policy = change && (await findPolicy(change.policyNumber));
  if (!policy || change.status === 'draft') return;
  if (change.status === 'withdrawn') return undoIfOver(change, now);
  if (change.status !== 'asked') return tellChange(change, policy, now);
  const isAccepted = decided.decision === 'accepted';
  if (isAccepted && !(await beginSettling(change, now))) return undoIfOver(change, now);
  if (isAccepted) await applyChange(change, policy, now);
  const outcome = isAccepted ? acceptedOf(change.kind) : refusedFor(decided.reason, changeId);
  const settled = await moveChange(
    { _id: changeId, status: 'asked' },
    { ...outcome, decidedAt: now, updatedAt: now },
  );
  await undoIfOver(change, now);
  if (settled) await tellChange(settled, policy, now);
}

/**
 * Marks the change as being accepted, after which only an account can be taken back. False if it was taken back before.
 */
async function beginSettling({ _id }: PolicyChangeRecord, decidedAt: Date): Promise<boolean> {
  return (await moveChange({ _id, status: 'asked' }, { decidedAt })) !== null;
}

/** Takes an account out again that a server had put in before the change was stopped, taken back or refused. */
async function undoIfOver({ _id, kind }: PolicyChangeRecord, now: Date): Promise<void> {
  const change = kind === 'account' ? await findChange(_id) : null;
  if (change?.status === 'withdrawn' || change?.status === 'refused') await takeBackAccount(change, now);
}

function acceptedOf(kind: ChangeKind) {
  return kind === 'person' ? ({ status: 'toPay' } as const) : ({ status: 'accepted', isOver: true } as const);
}

function refusedFor(reason: string, changeId: string) {
  return { status: 'refused', isOver: true, reason: sealedChangeReason.seal(reason, changeId) } as const;
}

async function applyChange(change: PolicyChangeRecord, policy: PolicyRecord, now: Date): Promise<void> {
  const { policyNumber, kind } = change;
  if (kind === 'person') return;
  if (kind !== 'account') {
    await changeFromHereOn(policy, { ...change, kind }, now);
    return;
  }
  await replaceInTerms(policyNumber, (people) => withAccount(people, change, now));
  // Told before the change counts as accepted: if this server dies now, the account can still be stopped.
  await tellAccount(change, policy, { what: 'accepted', now });
}

type WrittenChange = PolicyChangeRecord & { kind: Exclude<ChangeKind, 'account' | 'person'> };

/** Later terms change first: a repeat finds the person there by what this term still says. */
async function changeFromHereOn(policy: PolicyRecord, change: WrittenChange, now: Date): Promise<void> {
  const before = peopleOf(policy);
  await replaceFromHereOn(policy._id, (people) => changedPeople(people, { change, before }, now));
}

/** The change, and the people of the policy for which it was asked. */
type Written = { change: WrittenChange; before: PolicyPeople };

function changedPeople(people: PolicyPeople, { change, before }: Written, now: Date): PolicyPeople {
  const { data } = formOf(change);
  const today = todayInIndia(change.askedAt ?? now);
  const endorsement = { changeId: change._id, kind: change.kind, on: todayInIndia(now) };
  if (change.kind === 'nominee') {
    const nominee = toAnswers('nominee', data, today);
    return endorsed({ ...people, nominee }, { ...endorsement, name: nominee.name });
  }
  if (change.kind === 'name') {
    const { memberId: asked, name } = toAnswers('name', data, today);
    const memberId = sameMember(asked, before, people);
    if (memberId === undefined) return people;
    return endorsed(withName(people, { memberId, name }), { ...endorsement, name });
  }
  const address = toAnswers('address', data, today);
  const place = findPincode(address.pincode);
  const holder = { ...people.holder, ...address, city: place?.place.name ?? '', state: place?.state ?? '' };
  return endorsed({ ...people, holder, ...mailBeforeOf(people, change, address.email, now) }, endorsement);
}
