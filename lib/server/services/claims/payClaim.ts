import { type Payouts, sandboxPayouts } from '@/lib/server/integrations/payouts';
import { leaseClaim, markClaimPaid } from '@/models/claims/claimCase';
import { claimAnswersOf, paidBefore, settledOf } from './claimRecord';

const LEASE_MS = 30_000;

/** Worker job. The bank takes each claim once, so whoever died on the way is simply repeated. */
export async function payNextClaim(now: Date, payouts: Payouts = sandboxPayouts): Promise<boolean> {
  const claim = await leaseClaim('payDueAt', now, new Date(now.getTime() + LEASE_MS));
  if (!claim) return false;
  const settled = settledOf(claim);
  if (!settled) throw new Error('an approved claim has no settlement');
  const { _id, payouts: before } = claim;
  const to = claimAnswersOf(claim).kind === 'reimbursement' ? 'customer' : 'hospital';
  // After an appeal what more is due goes under a reference of its own.
  const reference = before.length === 0 ? _id : `${_id}.${before.length + 1}`;
  const paise = settled.settlement.paid - paidBefore(claim);
  const { bankReference } = await payouts.send({ reference, to, amountPaise: paise }, now);
  await markClaimPaid(claim, { bankReference, paise }, now);
  return true;
}
