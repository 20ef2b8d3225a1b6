import { waitsOf } from '@/lib/domain/claims/settle/notCoveredYet';
import { toPaise, toRupees } from '@/lib/domain/common/money';
import type { PolicyRecord } from '@/models/policy/policy';
import type { LaterTerm } from '@/lib/server/documents/documentData';
import { policyTermsOf } from '@/lib/server/services/claims/policyTerms';
import { peopleOf } from './policyRecord';

/** What goes on from the term before, for the schedule. Undefined for a first term. */
export async function laterTermOf(policy: PolicyRecord): Promise<LaterTerm | undefined> {
  const { renews, startsOn, raised = [] } = policy;
  if (renews === undefined) return undefined;
  const terms = await policyTermsOf(policy);
  const people = peopleOf(policy).insured.map(({ name, coveredFrom = startsOn }) => {
    const known = { kind: 'illness', isExisting: true, isNamed: true } as const;
    const waits = terms ? waitsOf({ ...terms, coveredFrom }, known) : [];
    const paidFrom = (wait: string) =>
      waits.find(({ reason }) => reason === wait)?.coveredFrom ?? coveredFrom;
    return {
      ...{ name, coveredFrom },
      existingFrom: paidFrom('existingIllness'),
      namedFrom: paidFrom('namedIllness'),
    };
  });
  return {
    ...{ renews, people, raised },
    ...(terms && terms.carriedTimes > 0 && { carried: toRupees(terms.carriedIn ?? toPaise(0)) }),
  };
}
