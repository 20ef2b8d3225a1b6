import { randomId } from '@/lib/server/crypto';
import { fenceClaim } from '@/models/claims/claimCase';
import { beginSettling, endSettling, findPolicy } from '@/models/policy/policy';

/** Longer than any request may take. */
const LEASE_MS = 60_000;

export type SettleLease = { end: () => Promise<void> };

/**
 * Leases the policy for deciding one claim, since each decision must see what the others left of the cover. Undefined
 * while another decision holds the lease. Before it takes over one that has run out, it fences that claim: whoever held
 * the lease can't save any more.
 */
export async function leaseSettling(
  policyNumber: string,
  claimId: string,
  now: Date,
): Promise<SettleLease | undefined> {
  const before = (await findPolicy(policyNumber))?.settling;
  if (before && before.until > now) return undefined;
  if (before) await fenceClaim(before.claimId);
  const token = randomId();
  const settling = { claimId, token, until: new Date(now.getTime() + LEASE_MS) };
  if (!(await beginSettling(policyNumber, before, settling))) return undefined;
  return { end: () => endSettling(policyNumber, token) };
}
