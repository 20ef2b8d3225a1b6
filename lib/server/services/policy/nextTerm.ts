import { findPolicy, findPolicyOf, type PolicyRecord } from '@/models/policy/policy';
import { renewalChangeOf } from '@/lib/server/services/renewals/renewalPurchase';

export function findNextTerm(policyNumber: string): Promise<PolicyRecord | null> {
  return findPolicyOf(renewalChangeOf(policyNumber));
}

/** The terms before it, the newest first, and those after it. */
export async function linkedTermsOf(policy: PolicyRecord): Promise<string[]> {
  const linked: string[] = [];
  for (let before = policy.renews; before !== undefined; before = (await findPolicy(before))?.renews)
    linked.push(before);
  return [...linked, ...(await laterTermsOf(policy._id))];
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
