import { UNDECIDED_STATUSES } from '@/lib/domain/claims/claim';
import { isAppealed } from '@/lib/domain/claims/claimEvents';
import { type Paise, toPaise, toRupees } from '@/lib/domain/common/money';
import { serverEnv } from '@/lib/config/serverEnv';
import { lookupHash } from '@/lib/server/crypto';
import type { ClaimCaseRecord } from '@/models/claims/claimCase';
import { paidBefore } from '@/lib/server/services/claims/claimRecord';

type First = NonNullable<ClaimCaseRecord['firstDecision']>;

/** What was entered, and what is paid for it in all. */
type Decision = { entered: object; paise: Paise };

/**
 * The first of two decisions, if this one needs a second person. Undefined if it counts at once: its amount is below
 * the limit, or a colleague has already decided the same bill, amount and account.
 */
export function firstDecisionOf(
  claim: ClaimCaseRecord,
  decision: Decision,
  staffId: string,
): First | undefined {
  const { paise } = decision;
  if (paise - paidBefore(claim) <= toPaise(serverEnv().CLAIM_SECOND_ABOVE)) return undefined;
  const of = hashOf(claim, decision);
  const { firstDecision: before } = claim;
  const isSecond = before !== undefined && before.of === of && before.by !== staffId;
  return isSecond ? undefined : { by: staffId, of, on: voidedBy(claim), rupees: toRupees(paise) };
}

/** The first of two decisions, while a colleague's would still count as the second. */
export function openFirstDecisionOf(claim: ClaimCaseRecord): First | undefined {
  const { firstDecision: first, status } = claim;
  return UNDECIDED_STATUSES.includes(status) && first?.on === voidedBy(claim) ? first : undefined;
}

function voidedBy(claim: ClaimCaseRecord): string {
  return lookupHash('claim-decision-on', JSON.stringify([isAppealed(claim), claim.account]));
}

/** Who decided, the first of two as well: neither of them may answer an appeal. */
export function decidersOf(
  claim: ClaimCaseRecord,
  decision: Decision,
  staffId: string,
): Pick<ClaimCaseRecord, 'decidedBy' | 'decidedFirstBy'> {
  const { firstDecision: first } = claim;
  const isOfTwo = first !== undefined && first.of === hashOf(claim, decision) && first.by !== staffId;
  return { decidedBy: staffId, ...(isOfTwo && { decidedFirstBy: first.by }) };
}

/** Includes appeal and account, so that a decision from before either doesn't count as the first of two. */
function hashOf(claim: ClaimCaseRecord, { entered, paise }: Decision): string {
  const { account } = claim;
  const of = [entered, paise, ...(isAppealed(claim) ? ['appealed'] : []), ...(account ? [account] : [])];
  return lookupHash('claim-decision', JSON.stringify(of));
}
