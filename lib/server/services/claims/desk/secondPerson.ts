import { type Paise, toPaise, toRupees } from '@/lib/domain/common/money';
import { serverEnv } from '@/lib/config/serverEnv';
import { lookupHash } from '@/lib/server/crypto';
import type { ClaimCaseRecord } from '@/models/claims/claimCase';
import { paidBefore } from '../claimRecord';
import { isAppealed } from './anotherDecides';

type First = NonNullable<ClaimCaseRecord['firstDecision']>;

/** What was entered, and what all in all is paid for it. */
type Decision = { entered: object; paise: Paise };

/** What waits for a colleague who decides the same, bill, amount and account; undefined where this decision counts. */
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
  return isSecond ? undefined : { by: staffId, of, rupees: toRupees(paise) };
}

/** Whoever decided it, the first of two as well: neither answers an appeal against it. */
export function decidersOf(
  claim: ClaimCaseRecord,
  decision: Decision,
  staffId: string,
): Pick<ClaimCaseRecord, 'decidedBy' | 'decidedFirstBy'> {
  const { firstDecision: first } = claim;
  const isOfTwo = first !== undefined && first.of === hashOf(claim, decision) && first.by !== staffId;
  return { decidedBy: staffId, ...(isOfTwo && { decidedFirstBy: first.by }) };
}

/** What was decided before an appeal, or with another account, is no first decision. */
function hashOf(claim: ClaimCaseRecord, { entered, paise }: Decision): string {
  const { account } = claim;
  const of = [entered, paise, ...(isAppealed(claim) ? ['appealed'] : []), ...(account ? [account] : [])];
  return lookupHash('claim-decision', JSON.stringify(of));
}
