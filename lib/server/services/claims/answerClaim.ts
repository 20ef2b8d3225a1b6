import type { ClaimDto } from '@/lib/domain/claims/contract';
import { AppError } from '@/lib/server/http/errors';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import type { ClaimAnswerBody } from '@/lib/validation/claims/requests';
import { keepTypedAnswer, saveClaimCase } from '@/models/claims/claimCase';
import { dialogueOf, sealDialogue } from './claimRecord';
import { moveOnIfComplete } from './papers/openPapers';
import { findOwnClaim, readClaim } from './readClaim';

/** Answers a question; while the claim is open, the answer may be corrected. */
export async function answerClaim(request: ApiRequest<ClaimAnswerBody>): Promise<ClaimDto> {
  const { claimId, questionId, text } = request.input;
  const answeredAt = request.now.toISOString();
  await retryOnConflict(async () => {
    const claim = await findOwnClaim(claimId, request);
    const questions = dialogueOf(claim);
    if (!questions.some((each) => each.questionId === questionId)) throw new AppError('NOT_FOUND');
    if (claim.status !== 'asked' && claim.status !== 'review') throw new AppError('STEP_NOT_REACHED');
    const answered = questions.map((each) =>
      each.questionId === questionId ? { ...each, answer: text, answeredAt } : each,
    );
    const dialogue = sealDialogue(answered, claimId);
    const moves = { updatedAt: request.now, tellDueAt: request.now };
    return (await saveClaimCase({ ...claim, dialogue, ...moves })) ? true : undefined;
  });
  await keepTypedAnswer(claimId, questionId);
  await moveOnIfComplete(claimId, request.now);
  return readClaim(request);
}
