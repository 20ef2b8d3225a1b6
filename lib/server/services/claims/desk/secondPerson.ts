import { payableOf } from '@/lib/domain/claims/settle/hospitalCash';
import { toPaise, toRupees } from '@/lib/domain/common/money';
import { serverEnv } from '@/lib/config/serverEnv';
import { lookupHash } from '@/lib/server/crypto';
import type { ClaimCaseRecord } from '@/models/claims/claimCase';
import { paidBefore, type Settled } from '../claimRecord';

type First = NonNullable<ClaimCaseRecord['firstDecision']>;

/** What waits for a colleague who decides the same, bill and amount; undefined where this decision counts. */
export function firstDecisionOf(
  claim: ClaimCaseRecord,
  { bill, settlement }: Settled,
  staffId: string | undefined,
): First | undefined {
  const due = payableOf(settlement) - paidBefore(claim);
  if (due <= toPaise(serverEnv().CLAIM_SECOND_ABOVE)) return undefined;
  const of = lookupHash('claim-decision', JSON.stringify([bill, payableOf(settlement)]));
  const { firstDecision: before } = claim;
  const isSecond = before !== undefined && before.of === of && before.by !== staffId;
  return isSecond ? undefined : { by: staffId ?? '', of, rupees: toRupees(payableOf(settlement)) };
}
