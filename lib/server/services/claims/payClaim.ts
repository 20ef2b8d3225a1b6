import { HOUR_MS, MINUTE_MS } from '@/lib/domain/common/dates';
import { isAppealed } from '@/lib/domain/claims/claimEvents';
import type { Payee, PayoutState } from '@/lib/domain/claims/claim';
import type { Settlement } from '@/lib/domain/claims/settle/settle';
import { nextPayeeOf } from '@/lib/domain/claims/payee';
import { hospitalsPartOf, payableOf } from '@/lib/domain/claims/settle/hospitalCash';
import { currentPayouts } from '@/lib/server/integrations/claims/payouts';
import type { PayoutAccount, Payouts } from '@/lib/server/integrations/claims/payout';
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
import { payoutWaitsUntil, withSettledAccount } from '@/lib/server/services/my/account/settledAccount';
import { holderOf, noteUnclaimed, settleUnclaimed } from '@/lib/server/services/unclaimed/unclaimed';
import { payTripClaim } from '@/lib/server/services/travel/claims/payTripClaim';
import { claimAnswersOf, paidBefore, payoutReferenceOf, settledOf } from './claimRecord';
import { nextLookOf, orderTo, sealedDigitsOf } from './payAccount';

export const PAY_LEASE_MS = 30_000;
/** After this time the bank is asked again. */
const AGAIN_MS: Record<PayoutState, number> = { underway: MINUTE_MS, failed: HOUR_MS };

/** Worker job. The bank takes each reference once, so the payout of a server that died is simply repeated. */
export async function payNextClaim(now: Date, payouts: Payouts = currentPayouts()): Promise<boolean> {
  const claim = await leaseClaim('payDueAt', now, new Date(now.getTime() + PAY_LEASE_MS));
  if (!claim) return false;
  await payLeased(claim, now, payouts);
  return true;
}

/** Pays this claim at once; does nothing when no payout of it is due. */
export async function payThisClaim(claimId: string, now: Date, payouts: Payouts): Promise<void> {
  const lease = () => leaseClaimToPay(claimId, new Date(now.getTime() + PAY_LEASE_MS));
  let claim = await lease();
  while (claim && (await payLeased(claim, now, payouts))) claim = await lease();
}

/** Resolves to true when another part of the claim is due at once. */
async function payLeased(claim: ClaimCaseRecord, now: Date, payouts: Payouts): Promise<boolean> {
  if (claim.trip !== undefined) return payTripClaim(claim, now, payouts);
  const settled = settledOf(claim);
  if (!settled) throw new Error('an approved claim has no settlement');
  const { _id, payout } = claim;
  const reference = payoutReferenceOf(claim);
  const { paise, payee } = nextPartOf(claim, settled.settlement);
  const isHospitals = payee === 'hospital';
  const policy = await withSettledAccount(await policyOf(claim));
  const account = isHospitals ? undefined : await accountToPay(claim, policy, now);
  if (!isHospitals && !account) return false;
  const fact = await payouts.send({ reference, amountPaise: paise, account, bankId: payout?.bankId }, now);
  if (fact.state === 'paid') {
    await settleUnclaimed(holderOf(policy), _id);
    const isLast = paidBefore(claim) + paise === payableOf(settled.settlement);
    const { bankReference } = fact;
    await markClaimPaid(
      claim,
      { bankReference, paise, payee, ...sealedDigitsOf(claim, account) },
      { at: now, isLast },
    );
    return !isLast;
  }
  const { state, bankId } = fact;
  if (state === 'failed' && account)
    await noteUnclaimed(holderOf(policy), { kind: 'claim', reference: _id, amountPaise: paise }, now);
  await notePayout(claim, { state, askedAt: now, bankId }, new Date(now.getTime() + AGAIN_MS[state]));
  return false;
}

/** The customer's account; undefined while a cooling time holds the money back, or it waits for a colleague. */
async function accountToPay(
  claim: ClaimCaseRecord,
  policy: PolicyRecord,
  now: Date,
): Promise<PayoutAccount | undefined> {
  const isBegun = claim.ordered !== undefined;
  const until = isBegun
    ? undefined
    : ((await payoutWaitsUntil(policy, claim, now)) ?? nextLookOf(claim, now));
  if (!until) return orderTo(claim, () => bankAccountOf(policy));
  await deferPayout(claim, until);
  return undefined;
}

export function nextPartOf(claim: ClaimCaseRecord, settlement: Settlement): { paise: number; payee: Payee } {
  const hospitalsPart = hospitalsPartOf(settlement);
  const payee = nextPayeeOf({
    kind: claimAnswersOf(claim).kind,
    payouts: claim.payouts.length,
    isAppealed: isAppealed(claim),
    hasHospitalsPart: hospitalsPart > 0,
  });
  return { paise: payee === 'hospital' ? hospitalsPart : payableOf(settlement) - paidBefore(claim), payee };
}

async function policyOf(claim: ClaimCaseRecord): Promise<PolicyRecord> {
  const policy = await findPolicy(claim.policyNumber ?? '');
  if (!policy) throw new Error('an approved claim has no policy');
  return policy;
}
