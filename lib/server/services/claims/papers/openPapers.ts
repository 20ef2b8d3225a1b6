import type { ClaimAnswers, ClaimStatus } from '@/lib/domain/claims/claim';
import type { ClaimEventKind } from '@/lib/domain/claims/claimEvents';
import { openQuestions } from '@/lib/domain/claims/dialogue';
import type { Paper } from '@/lib/domain/claims/papers.data';
import { neededPapers } from '@/lib/domain/claims/neededPapers';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { type ClaimCaseRecord, findClaimCase } from '@/models/claims/claimCase';
import { listPapers } from '@/models/papers/paper';
import { claimAnswersOf, dialogueOf } from '@/lib/server/services/claims/claimRecord';
import { saveWithDue } from '@/lib/server/services/claims/saveWithDue';

export async function missingPapers(
  claimId: string,
  { kind = 'cashless', admission = 'planned', loss }: ClaimAnswers,
): Promise<readonly Paper[]> {
  const kept = (await listPapers<Paper>(claimId)).filter(({ state }) => state === 'kept');
  return neededPapers(kind, admission, loss).filter((needed) => kept.every((paper) => paper.kind !== needed));
}

/** Moves a claim on once nothing is missing any more: it is then our turn, or the hospital's. */
export async function moveOnIfComplete(claimId: string, now: Date): Promise<void> {
  await retryOnConflict(async () => {
    const claim = await findClaimCase(claimId);
    if (claim?.status !== 'asked') return true;
    const answers = claimAnswersOf(claim);
    const open = openQuestions(dialogueOf(claim), await listPapers<Paper>(claimId));
    if (open.length > 0 || (await missingPapers(claimId, answers)).length > 0) return true;
    const complete: ClaimCaseRecord = {
      ...claim,
      status: nextStatus(claim, answers),
      events: [...claim.events, { what: 'complete', at: now }],
      updatedAt: now,
      tellDueAt: now,
    };
    return (await saveWithDue(complete)) ? true : undefined;
  });
}

/** A cashless claim waits for its hospital until that has sent its request. */
function nextStatus({ events }: ClaimCaseRecord, { kind }: ClaimAnswers): ClaimStatus {
  const ours: readonly ClaimEventKind[] = ['requested', 'billed', 'approved', 'refused'];
  const isOurs = kind === 'reimbursement' || events.some(({ what }) => ours.includes(what));
  return isOurs ? 'review' : 'told';
}
