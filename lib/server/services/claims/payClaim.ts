import type { PayoutState } from '@/lib/domain/claims/claim';
import type { Settlement } from '@/lib/domain/claims/settle/settle';
import { hospitalsPartOf, payableOf } from '@/lib/domain/claims/settle/hospitalCash';
import { currentPayouts, type Payouts } from '@/lib/server/integrations/claims/payouts';
import { bankAccountOf } from '@/lib/server/services/application/bankAccount';
import {
  type ClaimCaseRecord,
  leaseClaim,
  leaseClaimToPay,
  markClaimPaid,
  deferPayout,
  notePayout,
} from '@/models/claims/claimCase';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import { isCooling } from '@/lib/server/services/policy/cooling';
import { noteUnclaimed, settleUnclaimed } from '@/lib/server/services/unclaimed/unclaimed';
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
  const lease = () => leaseClaimToPay(claimId, new Date(now.getTime() + LEASE_MS));
  let claim = await lease();
  while (claim && (await payLeased(claim, now, payouts))) claim = await lease();
}

/** Whether another part is due at once. */
async function payLeased(claim: ClaimCaseRecord, now: Date, payouts: Payouts): Promise<boolean> {
  const settled = settledOf(claim);
  if (!settled) throw new Error('an approved claim has no settlement');
  const { _id, payouts: before, failedPayouts = [], payout } = claim;
  // What is due beside the first payout, or again, goes under a reference of its own.
  const orders = before.length + failedPayouts.length;
  const reference = orders === 0 ? _id : `${_id}.${orders + 1}`;
  const { paise, isHospitals } = nextPartOf(claim, settled.settlement);
  const policy = await policyOf(claim);
  if (!isHospitals && policy.coolUntil && isCooling(policy, now)) {
    await deferPayout(claim, policy.coolUntil);
    return false;
  }
  const account = isHospitals ? undefined : await bankAccountOf(policy);
  const fact = await payouts.send({ reference, amountPaise: paise, account, bankId: payout?.bankId }, now);
  if (fact.state === 'paid') {
    const isLast = paidBefore(claim) + paise === payableOf(settled.settlement);
    await settleUnclaimed(policy, _id);
    await markClaimPaid(claim, { bankReference: fact.bankReference, paise }, { at: now, isLast });
    return !isLast;
  }
  const { state, bankId } = fact;
  if (state === 'failed' && !isHospitals)
    await noteUnclaimed(policy, { kind: 'claim', reference: _id, amountPaise: paise }, now);
  await notePayout(claim, { state, askedAt: now, bankId }, new Date(now.getTime() + AGAIN_MS[state]));
  return false;
}

/** Of a cashless claim the bill is the hospital's; hospital cash, and what an appeal adds, the customer's. */
function nextPartOf(claim: ClaimCaseRecord, settlement: Settlement): { paise: number; isHospitals: boolean } {
  const hospitalsPart = hospitalsPartOf(settlement);
  const isFirst = claim.payouts.length === 0 && claim.events.every(({ what }) => what !== 'appealed');
  const isHospitals = claimAnswersOf(claim).kind !== 'reimbursement' && isFirst && hospitalsPart > 0;
  return isHospitals
    ? { paise: hospitalsPart, isHospitals }
    : { paise: payableOf(settlement) - paidBefore(claim), isHospitals };
}

async function policyOf(claim: ClaimCaseRecord): Promise<PolicyRecord> {
  const policy = await findPolicy(claim.policyNumber ?? '');
  if (!policy) throw new Error('an approved claim has no policy');
  return policy;
}
