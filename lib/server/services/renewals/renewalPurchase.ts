import type { Choices } from '@/lib/domain/renewals/choices';
import { boughtBy } from '@/lib/domain/payment/bought';
import { type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import { isInTime } from '@/lib/domain/renewals/renewalDates';
import { toChoices } from '@/lib/domain/renewals/choices';
import type { PaymentRecord } from '@/models/payment/payment';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import { findRenewal } from '@/models/renewals/renewal';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { lookupHash } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import type { PaymentContext } from '@/lib/server/services/payment/toPaymentDto';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { choicesOf, renewalIdOf } from './renewalRecord';
import { contextOfRenewal } from './renewalTerms';

/** The policy whose next term a payment buys. */
export async function findRenewed(payment: Pick<PaymentRecord, 'changeId'>): Promise<PolicyRecord | null> {
  const bought = boughtBy(payment);
  return bought.kind === 'renewal' ? findPolicy(bought.policyNumber) : null;
}

async function chosenFor(policy: PolicyRecord, now: Date): Promise<Choices> {
  const renewal = await findRenewal(renewalIdOf(policy._id));
  return toChoices(renewal ? choicesOf(renewal) : {}, contextOfRenewal(policy, todayInIndia(now)));
}

/** Includes everybody insured, since the price does: a person added later isn't insured by this payment. */
export function renewalHashOf(policy: PolicyRecord, choices: Choices): string {
  const { _id, sumInsured, riders } = policy;
  const insured = peopleOf(policy).insured.map(({ memberId, dateOfBirth }) => [memberId, dateOfBirth]);
  return lookupHash('bought-renewal', JSON.stringify([_id, choices, insured, sumInsured, riders]));
}

type Paid = Pick<PaymentRecord, 'boughtHash' | 'createdAt' | 'history'>;

/** The day its money came; today, while it may still come. */
export function paidOnOf({ history }: Pick<PaymentRecord, 'history'>, now: Date): IsoDate {
  return todayInIndia(history.find(({ status }) => status === 'paid')?.at ?? now);
}

/**
 * The choices that a payment buys. Undefined if the customer has chosen otherwise since, or it came after the days of
 * grace.
 */
export async function paidChoices(
  payment: Paid,
  policy: PolicyRecord,
  now: Date,
): Promise<Choices | undefined> {
  if (policy.cancelled || policy.renewedBy !== undefined) return undefined;
  const dates = { orderedOn: todayInIndia(payment.createdAt), paidOn: paidOnOf(payment, now) };
  if (!isInTime(policy.endsOn, dates)) return undefined;
  // The choices as of the order's day: a midnight since then changes nothing of what was bought.
  const choices = await chosenFor(policy, payment.createdAt);
  return payment.boughtHash === renewalHashOf(policy, choices) ? choices : undefined;
}

export async function isRenewalWanted(payment: Paid, policy: PolicyRecord, now: Date): Promise<boolean> {
  return (await paidChoices(payment, policy, now)) !== undefined;
}

/** The later term that this payment bought. */
export async function findBought(payment: PaymentRecord): Promise<PolicyRecord | undefined> {
  const { renewedBy } = (await findRenewed(payment)) ?? {};
  const next = renewedBy === undefined ? null : await findPolicy(renewedBy);
  return next?.paymentId === payment._id ? next : undefined;
}

/** Throws NOT_FOUND to everybody but the policyholder. */
export async function renewalContext(
  payment: PaymentRecord,
  { caller }: Pick<ApiRequest<unknown>, 'caller'>,
): Promise<PaymentContext> {
  const mobileHash = await provenNumberOf(caller);
  const policy = await findRenewed(payment);
  if (policy?.mobileHash !== mobileHash) throw new AppError('NOT_FOUND');
  return contextOfPayment(policy, await findBought(payment));
}

export function contextOfPayment(policy: PolicyRecord, next: PolicyRecord | undefined): PaymentContext {
  const { insured, holder } = peopleOf(next ?? policy);
  return {
    people: insured.length,
    mobileNumber: holder.mobileNumber,
    bought: { kind: 'renewal', policyNumber: policy._id, ...(next && { renewedBy: next._id }) },
  };
}
