import { randomId } from '@/lib/server/crypto';
import { fenceClaim } from '@/models/claims/claimCase';
import { beginSettling, endSettling, findPolicy } from '@/models/policy/policy';

/** Longer than a request may take. */
const LEASE_MS = 60_000;

export type SettleLease = { end: () => Promise<void> };

/**
 * One claim of a policy at a time, since each sees what the others left. A lease that has run out is taken over, once
 * the claim that held it can't be saved any more by who held it. Undefined while another one holds.
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
