import { findPolicy, findPolicyOf, type PolicyRecord } from '@/models/policy/policy';
import { renewalChangeOf } from '@/lib/domain/payment/bought';

export function findNextTerm(policyNumber: string): Promise<PolicyRecord | null> {
  return findPolicyOf(renewalChangeOf(policyNumber));
}

/** Numbers of the earlier terms, the newest first. */
export async function termsBefore({ renews }: PolicyRecord): Promise<string[]> {
  const terms: string[] = [];
  for (let before = renews; before !== undefined; before = (await findPolicy(before))?.renews)
    terms.push(before);
  return terms;
}

/** Numbers of all earlier and later terms. */
export async function linkedTermsOf(policy: PolicyRecord): Promise<string[]> {
  return [...(await termsBefore(policy)), ...(await laterTermsOf(policy._id))];
}

export async function laterTermsOf(policyNumber: string): Promise<string[]> {
  const later: string[] = [];
  for (let after = await findNextTerm(policyNumber); after; after = await findNextTerm(after._id))
    later.push(after._id);
  return later;
}

/**
 * Whether a next term stands or is being made. Then this one can't be cancelled: its customer would have the money back
 * and, by the next term, the waiting periods served.
 */
export async function goesOn({ _id, renewing, renewedBy }: PolicyRecord): Promise<boolean> {
  if (renewing === undefined && renewedBy === undefined) return false;
  const next = await findNextTerm(_id);
  return !next?.cancelled;
}
