import { findPolicy, replacePeople } from '@/models/policy/policy';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { linkedTermsOf } from '@/lib/server/services/policy/nextTerm';
import { peopleOf, type PolicyPeople, sealPeople } from '@/lib/server/services/policy/policyRecord';

type Change = (people: PolicyPeople) => PolicyPeople;

/** What stands in the policy. */
export function replaceInPolicy(policyNumber: string, change: Change): Promise<true> {
  return retryOnConflict(
    async () => {
      const policy = await findPolicy(policyNumber);
      if (!policy) return true;
      const before = peopleOf(policy);
      const after = change(before);
      if (after === before) return true;
      return (await replacePeople(policy, sealPeople(after, policy._id))) ? true : undefined;
    },
    () => new Error('a policy was changed all the time'),
  );
}

/** And in the terms before and after it, whose claims may still be paid. Returns their numbers. */
export async function replaceInTerms(policyNumber: string, change: Change): Promise<readonly string[]> {
  const policy = await findPolicy(policyNumber);
  const terms = [policyNumber, ...(policy ? await linkedTermsOf(policy) : [])];
  for (const each of terms) await replaceInPolicy(each, change);
  return terms;
}
