import type { CaseDecision } from '@/lib/domain/desk/reviewCases';
import type { ChangeKind } from '@/lib/domain/my/changes';
import { todayInIndia } from '@/lib/domain/common/dates';
import { toAnswers } from '@/lib/validation/my/changes';
import { findChange, moveChange, type PolicyChangeRecord } from '@/models/my/policyChange';
import { findPolicy } from '@/models/policy/policy';
import { findPincode } from '@/lib/server/places/places';
import { endorsed, type PolicyPeople } from '@/lib/server/services/policy/policyRecord';
import { tellChange } from './changeMessages';
import { formOf, sealedChangeReason } from './changeRecord';
import { takeBackAccount } from './account/objectAccount';
import { withAccount } from './account/withAccount';
import { withName } from './names';
import { replaceInPolicy, replaceInTerms } from './replaceInTerms';

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
  else if (change.kind === 'account') await undoIfStopped(change);
}

/** Stopped, or taken back, while it was settled. */
async function undoIfStopped(change: PolicyChangeRecord): Promise<void> {
  if ((await findChange(change._id))?.status === 'withdrawn') await takeBackAccount(change);
}

function acceptedOf(kind: ChangeKind) {
  return kind === 'person' ? ({ status: 'toPay' } as const) : ({ status: 'accepted', isOver: true } as const);
}

function refusedFor(reason: string, changeId: string) {
  return { status: 'refused', isOver: true, reason: sealedChangeReason.seal(reason, changeId) } as const;
}

async function applyChange(change: PolicyChangeRecord, now: Date): Promise<void> {
  const { policyNumber, kind } = change;
  if (kind === 'account') await replaceInTerms(policyNumber, (people) => withAccount(people, change, now));
  else await replaceInPolicy(policyNumber, (people) => changedPeople(people, { ...change, kind }, now));
}

function changedPeople(
  people: PolicyPeople,
  change: PolicyChangeRecord & { kind: Exclude<ChangeKind, 'account'> },
  now: Date,
): PolicyPeople {
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
