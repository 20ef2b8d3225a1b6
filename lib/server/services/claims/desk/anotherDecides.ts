import type { ClaimCaseRecord } from '@/models/claims/claimCase';
import { AppError } from '@/lib/server/http/errors';

type Decided = Pick<ClaimCaseRecord, 'events' | 'decidedBy'>;

/** An appeal against their decision is a colleague's to answer. */
export function isAppealAgainst({ events, decidedBy }: Decided, staffId: string | undefined): boolean {
  return decidedBy !== undefined && decidedBy === staffId && events.some(({ what }) => what === 'appealed');
}

export function checkAnotherDecides(claim: Decided, staffId: string | undefined): void {
  if (isAppealAgainst(claim, staffId)) throw new AppError('OWN_DECISION');
}
