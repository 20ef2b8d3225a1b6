import type { ClaimOtherDetailsDto } from '@/lib/domain/claims/contract';
import { toSettlementDto } from '@/lib/domain/claims/settlementDto';
import type { Locale } from '@/lib/i18n/locales';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { fileOf, papersOf } from '@/lib/server/services/papers/paperDto';
import type { ClaimCaseRecord } from '@/models/claims/claimCase';
import { findPaper } from '@/models/papers/paper';
import { claimAnswersOf, dialogueOf, settledOf } from '../claimRecord';
import { findOwnClaim } from '../readClaim';
import { missingPapers } from './openPapers';

export async function readOtherDetails(
  request: ApiRequest<{ claimId: string }>,
): Promise<ClaimOtherDetailsDto> {
  return otherDetailsOf(await findOwnClaim(request.input.claimId, request), request.locale);
}

export async function otherDetailsOf(claim: ClaimCaseRecord, locale: Locale): Promise<ClaimOtherDetailsDto> {
  const settled = settledOf(claim);
  return {
    claimId: claim._id,
    missing: await missingPapers(claim._id, claimAnswersOf(claim)),
    questions: dialogueOf(claim),
    ...(settled && { settlement: toSettlementDto(settled.settlement) }),
    papers: await papersOf(claim._id, locale),
  };
}

export async function openPaper(request: ApiRequest<{ paperId: string }>) {
  const paper = await findPaper(request.input.paperId);
  if (!paper) throw new AppError('NOT_FOUND');
  await findOwnClaim(paper.ownerId, request);
  return fileOf(paper);
}
