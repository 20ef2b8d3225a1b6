import { openQuote } from '@/lib/server/services/quote/quoteStore';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { listPoliciesOf } from '@/models/policy/policy';
import { findProvenQuotes } from '@/models/quote/quoteOwnership';

/** A session keeps a hash: the number itself stands in a policy, or in a quote that was proven with it. */
export async function knownNumberOf(mobileHash: string, now: Date): Promise<string | undefined> {
  const [policy] = await listPoliciesOf(mobileHash, 1);
  if (policy) return peopleOf(policy).holder.mobileNumber;
  const [quote] = await findProvenQuotes(mobileHash, now);
  return quote && openQuote(quote).person.mobileNumber;
}
