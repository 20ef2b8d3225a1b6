import { neededPapers, type Paper } from '@/lib/domain/claims/papers.data';
import type { ClaimAnswers } from '@/lib/domain/claims/claim';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { type ClaimCaseRecord, findClaimCase, saveClaimCase } from '@/models/claims/claimCase';
import { listClaimPapers } from '@/models/claims/claimPaper';
import { claimAnswersOf } from '../claimRecord';

export async function missingPapers(
  claimId: string,
  { kind = 'cashless', admission = 'planned' }: ClaimAnswers,
): Promise<readonly Paper[]> {
  const kept = (await listClaimPapers(claimId)).filter(({ state }) => state === 'kept');
  return neededPapers(kind, admission).filter((needed) => kept.every((paper) => paper.kind !== needed));
}

/** With the last paper that was asked for, it is our turn, or the hospital's. */
export async function afterPaper(claimId: string, now: Date): Promise<void> {
  await retryOnConflict(async () => {
    const claim = await findClaimCase(claimId);
    if (claim?.status !== 'asked') return true;
    const answers = claimAnswersOf(claim);
    if ((await missingPapers(claimId, answers)).length > 0) return true;
    const complete: ClaimCaseRecord = {
      ...claim,
      status: answers.kind === 'reimbursement' ? 'review' : 'told',
      events: [...claim.events, { what: 'complete', at: now }],
      updatedAt: now,
    };
    return (await saveClaimCase(complete)) ? true : undefined;
  });
}
