import { findPolicy, type PolicyRecord, replacePeople } from '@/models/policy/policy';
import { AppError } from '@/lib/server/http/errors';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { findNextTerm, laterTermsOf, termsBefore } from '@/lib/server/services/policy/nextTerm';
import { peopleOf, type PolicyPeople, sealPeople } from '@/lib/server/services/policy/policyRecord';

type Change = (people: PolicyPeople) => PolicyPeople;

const RETRY_AFTER_SECONDS = 5;

/** Changes the people of one policy. */
export function replaceInPolicy(policyNumber: string, change: Change): Promise<true> {
  return retryOnConflict(async () => {
    const policy = await findPolicy(policyNumber);
    return policy ? replace(policy, change) : true;
  }, notNow);
}

/** Changes the people of a policy and of all later terms, the last one first. Repeatable. */
export function replaceFromHereOn(policyNumber: string, change: Change): Promise<true> {
  return retryOnConflict(async () => {
    const next = await findNextTerm(policyNumber);
    if (next) await replaceFromHereOn(next._id, change);
    const policy = await findPolicy(policyNumber);
    if (!policy) return true;
    // The next term is just being made of these people: tries again until it is there and can be changed too.
    return policy.renewing !== undefined && !next ? undefined : replace(policy, change);
  }, notNow);
}

/** Changes the people in earlier terms too, since their claims may still be paid. Returns the numbers of all terms. */
export async function replaceInTerms(policyNumber: string, change: Change): Promise<readonly string[]> {
  const policy = await findPolicy(policyNumber);
  const before = policy ? await termsBefore(policy) : [];
  await replaceFromHereOn(policyNumber, change);
  for (const each of before) await replaceInPolicy(each, change);
  return [policyNumber, ...before, ...(await laterTermsOf(policyNumber))];
}

/** Undefined when the policy changed, or its renewal began, since it was read. */
async function replace(policy: PolicyRecord, change: Change): Promise<true | undefined> {
  const before = peopleOf(policy);
  const after = change(before);
  if (after === before) return true;
  return (await replacePeople(policy, sealPeople(after, policy._id))) ? true : undefined;
}

function notNow(): AppError {
  return new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
