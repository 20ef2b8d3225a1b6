import { claimTermsOf } from '@/lib/domain/claims/settle/claimTerms';
import { waitsOf } from '@/lib/domain/claims/settle/notCoveredYet';
import type { IsoDate } from '@/lib/domain/common/dates';
import type { MyPolicyDto } from '@/lib/domain/my/contract';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import type { PolicyRecord } from '@/models/policy/policy';

/** The waiting periods of the plan, not of persons: a device must not show whose illness waits. */
export function termsFor(policy: PolicyRecord, today: IsoDate): Pick<MyPolicyDto, 'refill' | 'waits'> {
  const terms = claimTermsOf(policy);
  if (!terms) return {};
  const starts = peopleOf(policy).insured.map(({ coveredFrom = policy.startsOn }) => coveredFrom);
  const [coveredFrom] = starts.toSorted();
  const waits = waitsOf({ ...terms, coveredFrom }, { kind: 'illness', isNamed: true, isExisting: true });
  return {
    refill: terms.refill,
    waits: waits
      .filter((wait) => wait.coveredFrom > today)
      .map(({ reason, coveredFrom: from }) => ({ reason, coveredFrom: from })),
  };
}
