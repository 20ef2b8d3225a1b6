import type { ClaimEventKind } from '@/lib/domain/claims/claimEvents';
import { HOUR_MS } from '@/lib/domain/common/dates';
import { lastDigits } from '@/lib/domain/common/keptNumbers';
import type { PayoutAccount } from '@/lib/server/integrations/claims/payout';
import type { ClaimCaseRecord } from '@/models/claims/claimCase';
import { noteOrdered } from '@/models/claims/claimAccount';
import { lacksAccount } from '@/lib/server/services/travel/claims/tripPart';
import { orderedOf, payAccountOf, sealOrdered, sealPaidDigits } from './claimRecord';

/** What a payout keeps of the account that it went to. */
export function sealedDigitsOf(
  { _id }: ClaimCaseRecord,
  account: PayoutAccount | undefined,
): { account?: string } {
  return account ? { account: sealPaidDigits(lastDigits(account.accountNumber), _id) } : {};
}

/** What money that is due waits for, besides time. The desk is told of it. */
export function waitsFor(claim: ClaimCaseRecord): 'account' | 'colleague' | undefined {
  if (lacksAccount(claim)) return 'account';
  return needsColleague(claim) ? 'colleague' : undefined;
}

/** When money that waits for somebody is looked at again. */
export function nextLookOf(claim: ClaimCaseRecord, now: Date): Date | undefined {
  return waitsFor(claim) && new Date(now.getTime() + HOUR_MS);
}

/**
 * The person who decides must not have entered the account. After the decision a colleague of that person has the money
 * sent.
 */
function needsColleague(claim: ClaimCaseRecord): boolean {
  const { status, accountBy, accountId, accountSeen, ordered, events } = claim;
  if (status !== 'approved' || accountBy === undefined) return false;
  const last = events.findLast(({ what }) => ENTERED_OR_DECIDED.includes(what))?.what;
  return last === 'accountChanged' && accountId !== accountSeen && ordered === undefined;
}

const ENTERED_OR_DECIDED: readonly ClaimEventKind[] = ['accountChanged', 'approved', 'appealAnswered'];

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
