import { findPolicy, findPolicyOf, type PolicyRecord } from '@/models/policy/policy';
import { renewalChangeOf } from '@/lib/server/services/renewals/renewalPurchase';

export function findNextTerm(policyNumber: string): Promise<PolicyRecord | null> {
  return findPolicyOf(renewalChangeOf(policyNumber));
}

/** The newest first. */
export async function termsBefore({ renews }: PolicyRecord): Promise<string[]> {
  const terms: string[] = [];
  for (let before = renews; before !== undefined; before = (await findPolicy(before))?.renews)
    terms.push(before);
  return terms;
}

/** The terms before it and those after it. */
export async function linkedTermsOf(policy: PolicyRecord): Promise<string[]> {
  return [...(await termsBefore(policy)), ...(await laterTermsOf(policy._id))];
}

export async function laterTermsOf(policyNumber: string): Promise<string[]> {
  const later: string[] = [];
  for (let after = await findNextTerm(policyNumber); after; after = await findNextTerm(after._id))
    later.push(after._id);
  return later;
}

/** Who would cancel it alone had its money and, by the term after, its waits. */
export async function goesOn({ _id, renewing, renewedBy }: PolicyRecord): Promise<boolean> {
  if (renewing === undefined && renewedBy === undefined) return false;
  const next = await findNextTerm(_id);
  return !next?.cancelled;
}
