import { isAppealed } from '@/lib/domain/claims/claimEvents';
import type { ClaimCaseRecord } from '@/models/claims/claimCase';
import { AppError } from '@/lib/server/http/errors';

type Decided = Pick<ClaimCaseRecord, 'events' | 'decidedBy' | 'decidedFirstBy'>;

/** Whether the claim is an appeal against this person's own decision, which a colleague must answer. */
export function isAppealAgainst(claim: Decided, staffId: string): boolean {
  const { decidedBy, decidedFirstBy } = claim;
  return [decidedBy, decidedFirstBy].includes(staffId) && isAppealed(claim);
}

export function checkAnotherDecides(claim: Decided, staffId: string): void {
  if (isAppealAgainst(claim, staffId)) throw new AppError('OWN_DECISION');
}
