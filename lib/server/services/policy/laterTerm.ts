import { waitsOf } from '@/lib/domain/claims/settle/notCoveredYet';
import { addPaise, toPaise, toRupees } from '@/lib/domain/common/money';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import type { CoverHistoryDocumentData, HandedOn, LaterTerm } from '@/lib/server/documents/documentData';
import { pastClaimsOf } from '@/lib/server/services/claims/claimRecord';
import { policyTermsOf } from '@/lib/server/services/claims/policyTerms';
import { peopleOf, portedIn } from './policyRecord';

/** What the schedule says of earlier terms; undefined for a first term that continues nothing. */
export async function laterTermOf(policy: PolicyRecord): Promise<LaterTerm | undefined> {
  const { renews } = policy;
  if (renews !== undefined) return { renews, ...(await handedOnTo(policy)) };
  if (!portedIn(policy, peopleOf(policy).insured).ported) return undefined;
  const { people, raised } = await handedOnTo(policy);
  return { people, raised };
}

/** What the term took over, and since when each person is covered. */
export async function handedOnTo(policy: PolicyRecord): Promise<HandedOn> {
  const { startsOn, raised = [] } = policy;
  const terms = await policyTermsOf(policy);
  const people = peopleOf(policy).insured.map(({ name, coveredFrom = startsOn }) => {
    const known = { kind: 'illness', isExisting: true, isNamed: true } as const;
    const waits = terms ? waitsOf({ ...terms, coveredFrom }, known) : [];
    const paidFrom = (wait: string) =>
      waits.find(({ reason }) => reason === wait)?.coveredFrom ?? coveredFrom;
    return {
      name,
      coveredFrom,
      existingFrom: paidFrom('existingIllness'),
      namedFrom: paidFrom('namedIllness'),
    };
  });
  return {
    people,
    raised,
    ...(terms && terms.carriedTimes > 0 && { carried: toRupees(terms.carriedIn ?? toPaise(0)) }),
  };
}

/** The policy's terms up to this one, the oldest first, with what was paid for their claims. */
export async function termsUntil(policy: PolicyRecord): Promise<CoverHistoryDocumentData['terms']> {
  const { _id: policyNumber, renews, startsOn, endsOn, sumInsured } = policy;
  const before = renews === undefined ? null : await findPolicy(renews);
  const claims = await pastClaimsOf(policyNumber);
  const term = {
    policyNumber,
    sumInsured,
    cover: { from: startsOn, until: endsOn },
    paid: toRupees(addPaise(claims.map(({ paid }) => paid))),
  };
  return before ? [...(await termsUntil(before)), term] : [term];
}
