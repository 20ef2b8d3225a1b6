import type { ClaimTerms } from '@/lib/domain/claims/settle/claimTerms';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import type { ClaimCaseRecord } from '@/models/claims/claimCase';
import type { PolicyRecord } from '@/models/policy/policy';
import { claimAnswersOf } from './claimRecord';
import { policyTermsOf } from './policyTerms';

/**
 * The terms for the person of the claim, whose waiting periods may have begun later. Undefined for a plan that pays no
 * hospital bills.
 */
export async function personTermsOf(
  policy: PolicyRecord,
  claim: ClaimCaseRecord,
): Promise<ClaimTerms | undefined> {
  const terms = await policyTermsOf(policy);
  const { memberId } = claimAnswersOf(claim);
  const { coveredFrom } = peopleOf(policy).insured.find((each) => each.memberId === memberId) ?? {};
  return terms && { ...terms, coveredFrom };
}
