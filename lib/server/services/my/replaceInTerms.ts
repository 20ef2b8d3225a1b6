import { findPolicy, type PolicyRecord, replacePeople } from '@/models/policy/policy';
import { AppError } from '@/lib/server/http/errors';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { findNextTerm, laterTermsOf, termsBefore } from '@/lib/server/services/policy/nextTerm';
import { peopleOf, type PolicyPeople, sealPeople } from '@/lib/server/services/policy/policyRecord';

type Change = (people: PolicyPeople) => PolicyPeople;

const RETRY_AFTER_SECONDS = 5;

/** What stands in the policy. */
export function replaceInPolicy(policyNumber: string, change: Change): Promise<true> {
  return retryOnConflict(async () => {
    const policy = await findPolicy(policyNumber);
    return policy ? replace(policy, change) : true;
  }, notNow);
}

/** And in the terms after it, the last one first. Repeatable. */
export function replaceFromHereOn(policyNumber: string, change: Change): Promise<true> {
  return retryOnConflict(async () => {
    const next = await findNextTerm(policyNumber);
    if (next) await replaceFromHereOn(next._id, change);
    const policy = await findPolicy(policyNumber);
    if (!policy) return true;
    // Its next term is just being made of what stands here, and is changed too once it is there.
    return policy.renewing !== undefined && !next ? undefined : replace(policy, change);
  }, notNow);
}

/** And in the terms before it, whose claims may still be paid. Returns the numbers of all. */
export async function replaceInTerms(policyNumber: string, change: Change): Promise<readonly string[]> {
  const policy = await findPolicy(policyNumber);
  const before = policy ? await termsBefore(policy) : [];
  await replaceFromHereOn(policyNumber, change);
  for (const each of before) await replaceInPolicy(each, change);
  return [policyNumber, ...before, ...(await laterTermsOf(policyNumber))];
}

/** Undefined when it changed, or began to be renewed, meanwhile. */
async function replace(policy: PolicyRecord, change: Change): Promise<true | undefined> {
  const before = peopleOf(policy);
  const after = change(before);
  if (after === before) return true;
  return (await replacePeople(policy, sealPeople(after, policy._id))) ? true : undefined;
}

function notNow(): AppError {
  return new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
