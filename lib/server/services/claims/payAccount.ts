import { lastDigits } from '@/lib/domain/common/keptNumbers';
import type { PayoutAccount } from '@/lib/server/integrations/claims/payout';
import type { ClaimCaseRecord } from '@/models/claims/claimCase';
import { noteOrdered } from '@/models/claims/claimAccount';
import { orderedOf, payAccountOf, sealOrdered, sealPaidDigits } from './claimRecord';

/** What a payout keeps of the account that it went to. */
export function sealedDigitsOf(
  { _id }: ClaimCaseRecord,
  account: PayoutAccount | undefined,
): { account?: string } {
  return account ? { account: sealPaidDigits(lastDigits(account.accountNumber), _id) } : {};
}

/**
 * Writes the account down before the bank is asked, so that this payout goes there whatever is changed or stopped
 * later, and whichever server asks again. Undefined when the claim has changed since it was read.
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
