import { type ClaimTerms, claimTermsOf } from '@/lib/domain/claims/settle/claimTerms';
import { carriedBy } from '@/lib/domain/renewals/carryForward';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import { pastClaimsOf } from './claimRecord';

/**
 * The policy's terms, with the cover carried forward from earlier terms. It is computed anew each time, since an
 * earlier term's claim may be decided after the renewal.
 */
export async function policyTermsOf(policy: PolicyRecord): Promise<ClaimTerms | undefined> {
  const terms = claimTermsOf(policy);
  const before = terms && (await termBefore(policy));
  const earlier = before && (await policyTermsOf(before));
  return earlier ? { ...terms, carriedIn: carriedBy(earlier, await pastClaimsOf(before._id)) } : terms;
}

/** Whether a claim was paid in this term or an earlier one, besides `except`. */
export async function hasPaidClaim(policy: PolicyRecord, except?: string): Promise<boolean> {
  if ((await pastClaimsOf(policy._id, except)).some(({ paid }) => paid > 0)) return true;
  const before = await termBefore(policy);
  return before ? hasPaidClaim(before) : false;
}

async function termBefore({ renews }: PolicyRecord): Promise<PolicyRecord | null> {
  return renews === undefined ? null : findPolicy(renews);
}
