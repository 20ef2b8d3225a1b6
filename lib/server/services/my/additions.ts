import { type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import { billAddition, coverStartOf } from '@/lib/domain/my/addition';
import type { ChangeDraft } from '@/lib/domain/my/changes';
import { policyStateOf } from '@/lib/domain/policy/policyState';
import { isRelation } from '@/lib/domain/quote/members';
import { checkChange, toAnswers } from '@/lib/validation/my/changes';
import { findChange, markChangeAccepted, type PolicyChangeRecord } from '@/models/my/policyChange';
import { claimPurchase, type PaymentRecord } from '@/models/payment/payment';
import { addPerson, findPolicy, type PolicyRecord } from '@/models/policy/policy';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { lookupHash } from '@/lib/server/crypto';
import { toPlanData } from '@/lib/server/documents/plan';
import { AppError } from '@/lib/server/http/errors';
import { findPlace } from '@/lib/server/places/places';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import type { PaymentContext } from '@/lib/server/services/payment/toPaymentDto';
import { endorsed, peopleOf, type PolicyPeople, sealPeople } from '@/lib/server/services/policy/policyRecord';
import { formOf } from './changeRecord';
import { findPerson } from './names';
import { standingTermAfter, toNextTerm } from './standingTerm';

export function membersOf(policy: PolicyRecord) {
  return peopleOf(policy).insured.map(({ relation, dateOfBirth }) => ({ relation, dateOfBirth }));
}

/** The price and bill of adding this person; undefined while they can't be priced. */
export function additionTo(policy: PolicyRecord, data: ChangeDraft, today: IsoDate) {
  const members = membersOf(policy);
  const problems = checkChange('person', data, { today, members });
  const plan = toPlanData(policy);
  const { relation, dateOfBirth } = data;
  if (!plan || problems['relation'] || problems['dateOfBirth']) return undefined;
  if (!isRelation(relation) || typeof dateOfBirth !== 'string') return undefined;
  const { startsOn, endsOn, city, pincode } = policy;
  const term = { startsOn, endsOn, members, place: findPlace({ city, pincode }) };
  return billAddition({ ...plan, ...term }, { relation, dateOfBirth }, today);
}

/** Includes who is covered already, since the price depends on them. */
export function additionHashOf(policy: PolicyRecord, changeId: string): string {
  const covered = peopleOf(policy).insured.map(({ memberId }) => memberId);
  return lookupHash('bought-addition', JSON.stringify([policy._id, changeId, covered]));
}

/** Persons can be added to a policy in force, and to a next term that was bought ahead. */
export function takesPersons(policy: PolicyRecord, today: IsoDate): boolean {
  const state = policyStateOf(policy, today);
  return state === 'inForce' || (state === 'starting' && policy.renews !== undefined);
}

/** Whether money that arrives now would cover the person. */
export function isAdditionWanted(
  { changeId = '', boughtHash }: Pick<PaymentRecord, 'changeId' | 'boughtHash'>,
  { change, policy }: { change: PolicyChangeRecord; policy: PolicyRecord },
  now: Date,
): boolean {
  const isOpen = change.status === 'toPay' && takesPersons(policy, todayInIndia(now));
  return isOpen && boughtHash === additionHashOf(policy, changeId);
}

export async function findAddition({ changeId = '' }: Pick<PaymentRecord, 'changeId'>) {
  const change = await findChange(changeId);
  const policy = change && (await findPolicy(change.policyNumber));
  return policy ? { change, policy } : undefined;
}

export function isCovered(policy: PolicyRecord, { _id }: Pick<PaymentRecord, '_id'>): boolean {
  return policy.additions?.some(({ paymentId }) => paymentId === _id) ?? false;
}

/** Covers the person from the day of the debit. Null where the money is not wanted any more. Idempotent. */
export function coverAddition(payment: PaymentRecord, now: Date) {
  return retryOnConflict(async () => {
    const found = await findAddition(payment);
    if (!found) return null;
    const { change, policy } = found;
    const covered = isCovered(policy, payment) ? policy : await cover(payment, found, now);
    if (!covered) return covered;
    await markChangeAccepted(change._id, now);
    return { change: { ...change, status: 'accepted' as const }, policy: covered };
  });
}

/** Undefined when the policy changed meanwhile. */
async function cover(
  payment: PaymentRecord,
  { change, policy }: { change: PolicyChangeRecord; policy: PolicyRecord },
  now: Date,
): Promise<PolicyRecord | null | undefined> {
  if (!isAdditionWanted(payment, { change, policy }, now)) return null;
  if (!(await claimPurchase(payment))) return null;
  const paidAt = payment.history.find(({ status }) => status === 'paid')?.at ?? now;
  const paidOn = todayInIndia(paidAt);
  const startsOn = coverStartOf(policy, paidOn);
  const people = peopleOf(policy);
  const memberId = `${policy._id}-${people.insured.length + 1}`;
  const { amount, _id: paymentId } = payment;
  const addition = { changeId: change._id, paymentId, memberId, amount, startsOn, paidOn };
  const before =
    policy.renews !== undefined && startsOn === policy.startsOn ? await findPolicy(policy.renews) : null;
  const after = withPerson(people, change, { ...addition, ...(before && { before: peopleOf(before) }) });
  return (await addPerson(policy, sealPeople(after, policy._id), addition)) ?? undefined;
}

/** `before`: the people of the earlier term, where cover goes on without a day between. */
type Added = { memberId: string; amount: number; startsOn: IsoDate; before?: PolicyPeople };

function withPerson(people: PolicyPeople, change: PolicyChangeRecord, added: Added): PolicyPeople {
  const { memberId, amount, startsOn, before } = added;
  const asked = todayInIndia(change.askedAt ?? change.updatedAt);
  const { name, relation, dateOfBirth } = toAnswers('person', formOf(change).data, asked);
  const born = { name, relation, dateOfBirth };
  // Waiting periods that were served in the earlier term stay served.
  const { coveredFrom = startsOn } = (before && findPerson(before, born)) ?? {};
  const person = { memberId, ...born, conditions: [], coveredFrom };
  return endorsed(
    { ...people, insured: [...people.insured, person] },
    { changeId: change._id, kind: 'person', on: startsOn, name, amount },
  );
}

/** Throws NOT_FOUND to everybody but the policyholder. */
export async function additionContext(
  payment: PaymentRecord,
  { caller }: Pick<ApiRequest<unknown>, 'caller'>,
): Promise<PaymentContext> {
  const mobileHash = await provenNumberOf(caller);
  const { policy } = (await findAddition(payment)) ?? {};
  if (policy?.mobileHash !== mobileHash) throw new AppError('NOT_FOUND');
  return contextOfAddition(policy, payment);
}

export async function contextOfAddition(
  policy: PolicyRecord,
  payment: PaymentRecord,
): Promise<PaymentContext> {
  const { insured, holder } = peopleOf(policy);
  const covered = policy.additions?.find(({ paymentId }) => paymentId === payment._id);
  const person = insured.find(({ memberId }) => memberId === covered?.memberId);
  const next = await standingTermAfter(policy);
  const isInNext = next && person && findPerson(peopleOf(next), person) !== undefined;
  const { changeId = '' } = payment;
  return {
    people: insured.length + (covered ? 0 : 1),
    mobileNumber: holder.mobileNumber,
    bought: {
      kind: 'addition',
      policyNumber: policy._id,
      changeId,
      ...(covered && { coveredFrom: covered.startsOn }),
      ...(next && !isInNext && { nextTerm: toNextTerm(next) }),
    },
  };
}
