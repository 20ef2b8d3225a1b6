import { renewalChangeOf } from '@/lib/domain/payment/bought';
import { addDays } from '@/lib/domain/common/dates';
import { given } from '@/lib/domain/common/given';
import { keptUntil } from '@/lib/domain/common/retention';
import { policyPeriod } from '@/lib/domain/policy/terms';
import type { Choices } from '@/lib/domain/renewals/choices';
import { newTermStart, renewalDatesOf } from '@/lib/domain/renewals/renewalDates';
import { raiseOf } from '@/lib/domain/renewals/renewalWaits';
import { claimPurchase, type PaymentRecord } from '@/models/payment/payment';
import {
  beginRenewal,
  endRenewal,
  findPolicyOf,
  insertPolicy,
  markRenewed,
  type PolicyRecord,
} from '@/models/policy/policy';
import { closeRenewal } from '@/models/renewals/renewal';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { familyBillOf } from '@/lib/server/services/payment/paymentRecord';
import { newPolicyNumber } from '@/lib/server/services/policy/newPolicyNumber';
import {
  peopleOf,
  type PolicyPeople,
  sealPeople,
  sealPolicyPrice,
} from '@/lib/server/services/policy/policyRecord';
import { languageOf, renewalIdOf } from './renewalRecord';
import { findRenewed, paidChoices, paidOnOf } from './renewalPurchase';
import { followNumber } from './followNumber';

/** Issues the next term, one for each policy. Null when the money is not wanted (any more). Idempotent. */
export async function issueRenewal(payment: PaymentRecord, now: Date): Promise<PolicyRecord | null> {
  const next = await retryOnConflict((tries) => issue(payment, { tries, now }));
  if (!next?.renews) return null;
  await followNumber(next);
  await markRenewed(next.renews, next._id);
  await closeRenewal(renewalIdOf(next.renews), 'renewed');
  return next;
}

type Try = { tries: number; now: Date };

/** Undefined when the policy changed meanwhile. */
async function issue(payment: PaymentRecord, { tries, now }: Try): Promise<PolicyRecord | null | undefined> {
  const existing = await findPolicyOf(payment.changeId ?? '');
  if (existing) return existing.paymentId === payment._id ? existing : null;
  const paid = await findPaid(payment, now);
  if (!paid) return null;
  const { policy, choices } = paid;
  if (!(await claimPurchase(payment))) return null;
  if (!(await beginRenewal(policy, payment._id))) return undefined;
  const fresh = await nextTerm(policy, payment, { choices, tries, now });
  return (await insertPolicy(fresh)) ? fresh : undefined;
}

async function findPaid(payment: PaymentRecord, now: Date) {
  const policy = await findRenewed(payment);
  const choices = policy ? await paidChoices(payment, policy, now) : undefined;
  if (policy && choices) return { policy, choices };
  if (policy?.renewing === payment._id) await endRenewal(policy._id, payment._id);
  return undefined;
}

/** The next term is a policy of its own, which begins where this one ends. */
async function nextTerm(
  policy: PolicyRecord,
  payment: PaymentRecord,
  { choices, tries, now }: Try & { choices: Choices },
): Promise<PolicyRecord> {
  const { product, tier, riders, city, pincode, quoteId, mobileHash, hasPhysicalCopy, coolUntil } = policy;
  const { tenure, sumInsured } = choices;
  const source = renewalChangeOf(policy._id);
  const number = newPolicyNumber('policy-number', source, tries, payment.createdAt);
  const paidOn = paidOnOf(payment, now);
  const { startsOn, endsOn } = policyPeriod(newTermStart(policy.endsOn, paidOn), tenure);
  const raise = raiseOf(policy.sumInsured, sumInsured, startsOn);
  const raised = [...(policy.raised ?? []), ...(raise ? [raise] : [])];
  return {
    _id: number,
    quoteId,
    applicationId: source,
    paymentId: payment._id,
    mobileHash,
    renews: policy._id,
    proposalId: policy.proposalId ?? policy.applicationId,
    language: await languageOf(policy),
    people: sealPeople(peopleAfter(policy, choices, { number, startsOn }), number),
    product,
    tier,
    riders,
    sumInsured,
    tenure,
    hasPhysicalCopy,
    startsOn,
    endsOn,
    paidOn,
    ...given({ coolUntil, city, pincode }),
    price: sealPolicyPrice(familyBillOf(payment), number),
    issuedOn: paidOn,
    // Only a first term has a free look.
    freeLookUntil: addDays(paidOn, -1),
    inviteOn: renewalDatesOf(endsOn).opensOn,
    ...(raised.length > 0 && { raised }),
    createdAt: now,
    expiresAt: keptUntil('policy', new Date(endsOn)),
  };
}

/** Everybody keeps the first day of their cover, so that served waiting periods stay served. */
function peopleAfter(
  policy: PolicyRecord,
  { leave, child }: Choices,
  { number, startsOn }: { number: string; startsOn: string },
): PolicyPeople {
  const { holder, insured, nominee, account, mailBefore } = peopleOf(policy);
  const stay = insured
    .filter(({ memberId }) => !leave.includes(memberId))
    .map((person) => ({ ...person, coveredFrom: person.coveredFrom ?? policy.startsOn }));
  const all = child ? [...stay, { ...child, conditions: [], coveredFrom: startsOn }] : stay;
  return {
    holder,
    nominee,
    ...(account && { account }),
    ...(mailBefore && { mailBefore }),
    insured: all.map((person, at) => ({ ...person, memberId: `${number}-${at + 1}` })),
  };
}
