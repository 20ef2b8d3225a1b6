import type { PayoutState } from '@/lib/domain/claims/claim';
import { payableOf } from '@/lib/domain/claims/settle/hospitalCash';
import { currentPayouts, type PayoutAccount, type Payouts } from '@/lib/server/integrations/claims/payouts';
import { bankAccountOf } from '@/lib/server/services/application/bankAccount';
import {
  type ClaimCaseRecord,
  leaseClaim,
  leaseClaimToPay,
  markClaimPaid,
  notePayout,
} from '@/models/claims/claimCase';
import { findPolicy } from '@/models/policy/policy';
import { claimAnswersOf, paidBefore, settledOf } from './claimRecord';

const LEASE_MS = 30_000;
/** Until the bank is asked again. */
const AGAIN_MS: Record<PayoutState, number> = { underway: 60_000, failed: 60 * 60_000 };

/** Worker job. The bank takes each claim once, so whoever died on the way is simply repeated. */
export async function payNextClaim(now: Date, payouts: Payouts = currentPayouts()): Promise<boolean> {
  const claim = await leaseClaim('payDueAt', now, new Date(now.getTime() + LEASE_MS));
  if (!claim) return false;
  await payLeased(claim, now, payouts);
  return true;
}

/** Of this claim, unless another server is at it or nothing is due. */
export async function payThisClaim(claimId: string, now: Date, payouts: Payouts): Promise<void> {
  const claim = await leaseClaimToPay(claimId, new Date(now.getTime() + LEASE_MS));
  if (claim) await payLeased(claim, now, payouts);
}

async function payLeased(claim: ClaimCaseRecord, now: Date, payouts: Payouts): Promise<void> {
  const settled = settledOf(claim);
  if (!settled) throw new Error('an approved claim has no settlement');
  const { _id, payouts: before, payout } = claim;
  // After an appeal what more is due goes under a reference of its own.
  const reference = before.length === 0 ? _id : `${_id}.${before.length + 1}`;
  const paise = payableOf(settled.settlement) - paidBefore(claim);
  const account = await accountOf(claim);
  const fact = await payouts.send({ reference, amountPaise: paise, account, bankId: payout?.bankId }, now);
  if (fact.state === 'paid') return markClaimPaid(claim, { bankReference: fact.bankReference, paise }, now);
  const { state, bankId } = fact;
  await notePayout(claim, { state, askedAt: now, bankId }, new Date(now.getTime() + AGAIN_MS[state]));
}

/** The customer's, for what the customer paid. */
async function accountOf(claim: ClaimCaseRecord): Promise<PayoutAccount | undefined> {
  if (claimAnswersOf(claim).kind !== 'reimbursement') return undefined;
  const policy = await findPolicy(claim.policyNumber ?? '');
  if (!policy) throw new Error('an approved claim has no policy');
  return bankAccountOf(policy);
}
