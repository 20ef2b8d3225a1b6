import type { ClaimOtherDetailsDto } from '@/lib/domain/claims/contract';
import { openQuestions } from '@/lib/domain/claims/dialogue';
import type { Paper } from '@/lib/domain/claims/papers.data';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { checkNotCooling } from '@/lib/server/services/policy/cooling';
import { discardUnkept, findOwnPaper } from '@/lib/server/services/papers/discardFile';
import { fileOf, papersOf } from '@/lib/server/services/papers/paperDto';
import { type ClaimCaseRecord, findClaimCase } from '@/models/claims/claimCase';
import { findPaper, listPapers } from '@/models/papers/paper';
import { findPolicy } from '@/models/policy/policy';
import { claimAnswersOf, dialogueOf, typedOf } from '@/lib/server/services/claims/claimRecord';
import { tripDecisionOf } from '@/lib/server/services/travel/claims/tripPart';
import { decidedOf } from '@/lib/server/services/claims/decided';
import { findOwnClaim } from '@/lib/server/services/claims/readClaim';
import { missingPapers } from './openPapers';

export async function readOtherDetails(
  request: ApiRequest<{ claimId: string }>,
): Promise<ClaimOtherDetailsDto> {
  const claim = await findOwnClaim(request.input.claimId, request);
  return { ...(await otherDetailsOf(claim, request)), typed: typedOf(claim) };
}

export async function otherDetailsOf(
  claim: ClaimCaseRecord,
  { locale, now }: Pick<ApiRequest<unknown>, 'locale' | 'now'>,
): Promise<ClaimOtherDetailsDto> {
  const questions = dialogueOf(claim);
  return {
    claimId: claim._id,
    missing: await missingPapers(claim._id, claimAnswersOf(claim)),
    questions,
    open: openQuestions(questions, await listPapers<Paper>(claim._id)).map(({ questionId }) => questionId),
    ...(await decidedOf(claim, now)),
    ...tripDecisionOf(claim),
    papers: await papersOf(claim._id, locale),
  };
}

export async function openPaper(request: ApiRequest<{ paperId: string }>) {
  await provenNumberOf(request.caller);
  const paper = await findPaper(request.input.paperId);
  if (!paper) throw new AppError('NOT_FOUND');
  const { policyNumber = '' } = await findOwnClaim(paper.ownerId, request);
  const policy = await findPolicy(policyNumber);
  if (policy) checkNotCooling(policy, request.now);
  return fileOf(paper);
}

/** Discards a paper that is not whole or was refused. Repeatable. */
export async function discardPaper(request: ApiRequest<{ paperId: string }>): Promise<void> {
  const own = await findOwnPaper(request, findClaimCase);
  if (own && !(await discardUnkept(own.paper._id))) throw new AppError('STEP_NOT_REACHED');
}
