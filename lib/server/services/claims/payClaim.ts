import { toRupees } from '@/lib/domain/common/money';
import { type Payouts, sandboxPayouts } from '@/lib/server/integrations/payouts';
import { leaseClaim, markClaimPaid } from '@/models/claims/claimCase';
import { claimAnswersOf, settledOf } from './claimRecord';

const LEASE_MS = 30_000;

/** Worker job. The bank takes each claim once, so whoever died on the way is simply repeated. */
export async function payNextClaim(now: Date, payouts: Payouts = sandboxPayouts): Promise<boolean> {
  const claim = await leaseClaim('payDueAt', now, new Date(now.getTime() + LEASE_MS));
  if (!claim) return false;
  const settled = settledOf(claim);
  if (!settled) throw new Error('an approved claim has no settlement');
  const { paid } = settled.settlement;
  const to = claimAnswersOf(claim).kind === 'reimbursement' ? 'customer' : 'hospital';
  const { bankReference } = await payouts.send({ reference: claim._id, to, amountPaise: paid }, now);
  await markClaimPaid(claim._id, { reference: bankReference, rupees: toRupees(paid), at: now });
  return true;
}
