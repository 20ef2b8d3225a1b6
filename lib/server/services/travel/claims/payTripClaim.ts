import { HOUR_MS, MINUTE_MS } from '@/lib/domain/common/dates';
import type { PayoutAccount, Payouts } from '@/lib/server/integrations/claims/payout';
import { paidBefore, payoutReferenceOf } from '@/lib/server/services/claims/claimRecord';
import { nextLookOf, orderTo, sealedDigitsOf } from '@/lib/server/services/claims/payAccount';
import { lastWaitOf } from '@/lib/server/services/my/account/settledAccount';
import {
  noteUnclaimed,
  type OwedTo,
  settleUnclaimed,
  travellersOf,
} from '@/lib/server/services/unclaimed/unclaimed';
import { type ClaimCaseRecord, deferPayout, markClaimPaid, notePayout } from '@/models/claims/claimCase';
import { findTripPolicy } from '@/models/travel/tripPolicy';
import { lacksAccount, toldAccountOf, tripPartOf } from './tripPart';

const AGAIN_MS = { underway: MINUTE_MS, failed: HOUR_MS } as const;

/** Pays a leased claim into the account that was told with it. At most one part is due at a time. */
export async function payTripClaim(claim: ClaimCaseRecord, now: Date, payouts: Payouts): Promise<false> {
  const { settled } = tripPartOf(claim) ?? {};
  if (!settled) throw new Error('an approved claim of a trip has no decision');
  const account = await accountToPay(claim, now);
  if (!account) return false;
  const to = await owedTo(claim);
  const paise = settled.rupees * 100 - paidBefore(claim);
  const order = { reference: payoutReferenceOf(claim), amountPaise: paise, bankId: claim.payout?.bankId };
  const fact = await payouts.send({ ...order, account }, now);
  if (fact.state === 'paid') {
    await settleUnclaimed(to, claim._id);
    const { bankReference } = fact;
    const payout = { bankReference, paise, payee: 'customer' as const, ...sealedDigitsOf(claim, account) };
    await markClaimPaid(claim, payout, { at: now, isLast: true });
    return false;
  }
  const { state, bankId } = fact;
  if (state === 'failed')
    await noteUnclaimed(to, { kind: 'claim', reference: claim._id, amountPaise: paise }, now);
  await notePayout(claim, { state, askedAt: now, bankId }, new Date(now.getTime() + AGAIN_MS[state]));
  return false;
}

/** The account that the desk entered, else the one that was told; undefined while the money has to wait. */
async function accountToPay(claim: ClaimCaseRecord, now: Date): Promise<PayoutAccount | undefined> {
  const isBegun = claim.ordered !== undefined;
  const until = isBegun ? undefined : waitOf(claim, now);
  const told = toldAccountOf(claim);
  if (!until) return orderTo(claim, () => (told ? Promise.resolve(told) : Promise.reject(NO_ACCOUNT)));
  await deferPayout(claim, until);
  return undefined;
}

const NO_ACCOUNT = new Error('an approved claim of a trip has no account');

function waitOf(claim: ClaimCaseRecord, now: Date): Date | undefined {
  return (
    (lacksAccount(claim) ? undefined : lastWaitOf([claim.accountCoolUntil], now)) ?? nextLookOf(claim, now)
  );
}

async function owedTo({ policyNumber = '' }: ClaimCaseRecord): Promise<OwedTo> {
  const policy = await findTripPolicy(policyNumber);
  if (!policy) throw new Error('an approved claim of a trip has no policy');
  return travellersOf(policy);
}
