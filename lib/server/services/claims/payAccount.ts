import type { PayoutAccount } from '@/lib/server/integrations/claims/payout';
import type { ClaimCaseRecord } from '@/models/claims/claimCase';
import { noteOrdered } from '@/models/claims/claimAccount';
import { orderedOf, payAccountOf, sealOrdered, sealPayoutAccount } from './claimRecord';

const LAST_DIGITS = 4;

/** The last digits, as a payout keeps them. */
export function lastDigitsOf(
  { _id }: ClaimCaseRecord,
  account: PayoutAccount | undefined,
): { account?: string } {
  return account ? { account: sealPayoutAccount(account.accountNumber.slice(-LAST_DIGITS), _id) } : {};
}

/**
 * Written down before the bank is asked: whatever is changed or stopped after that, and whichever server asks again,
 * this payout goes there. Undefined where the claim changed since it was read.
 */
export async function orderTo(
  claim: ClaimCaseRecord,
  policysAccount: () => Promise<PayoutAccount>,
): Promise<PayoutAccount | undefined> {
  const ordered = orderedOf(claim);
  if (ordered) return ordered;
  const account = payAccountOf(claim) ?? (await policysAccount());
  return (await noteOrdered(claim, sealOrdered(account, claim._id))) ? account : undefined;
}

/** Of what the desk entered, which can be stopped for a day. */
export function ownAccountOf({ account, accountCoolUntil }: ClaimCaseRecord) {
  return {
    hasAccount: account !== undefined,
    ...(accountCoolUntil !== undefined && { coolUntil: accountCoolUntil }),
  };
}
