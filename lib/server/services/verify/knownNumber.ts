import { openQuote } from '@/lib/server/services/quote/quoteStore';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { listPoliciesOf } from '@/models/policy/policy';
import { listProvenQuotes } from '@/models/quote/quoteOwnership';

/** The number to write into a form's draft, where none was typed. */
export async function offeredNumber(
  { mobileHash }: { mobileHash: string },
  { mobileNumber }: { mobileNumber?: string },
  now: Date,
): Promise<{ knownNumber?: string }> {
  const knownNumber = mobileNumber === undefined ? await knownNumberOf(mobileHash, now) : undefined;
  return knownNumber === undefined ? {} : { knownNumber };
}

/** A session keeps a hash: the number itself stands in a policy, or in a quote that was proven with it. */
async function knownNumberOf(mobileHash: string, now: Date): Promise<string | undefined> {
  const [policy] = await listPoliciesOf(mobileHash, 1);
  if (policy) return peopleOf(policy).holder.mobileNumber;
  const [quote] = await listProvenQuotes(mobileHash, now);
  return quote && openQuote(quote).person.mobileNumber;
}
