import { APPEAL } from '@/lib/domain/claims/dialogue';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import type { ClaimDraftBody } from '@/lib/validation/claims/requests';
import { keepTypedAnswer } from '@/models/claims/claimCase';
import { dialogueOf, sealTyped } from './claimRecord';
import { findOwnClaim } from './readClaim';

/** Saves an answer while it is typed. The last save wins. The desk sees it only once it is sent. */
export async function keepTyped(request: ApiRequest<ClaimDraftBody>): Promise<void> {
  const { claimId, about, text } = request.input;
  const claim = await findOwnClaim(claimId, request);
  const isAsked = dialogueOf(claim).some(({ questionId }) => questionId === about);
  if (!isAsked && about !== APPEAL) throw new AppError('NOT_FOUND');
  await keepTypedAnswer(claimId, about, text ? sealTyped(about, text, claimId) : undefined);
}
