import type { ClaimOtherDetailsDto, ClaimPaperDto } from '@/lib/domain/claims/contract';
import { PAPER_LIMITS, type PaperType, partsOf } from '@/lib/domain/claims/paperLimits.data';
import { toSettlementDto } from '@/lib/domain/claims/settlementDto';
import type { Locale } from '@/lib/i18n/locales';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { sayFields } from '@/lib/server/http/errorBody';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import type { ClaimCaseRecord } from '@/models/claims/claimCase';
import { type ClaimPaperRecord, findClaimPaper, listClaimPapers } from '@/models/claims/claimPaper';
import { partNumbersOf } from '@/models/claims/claimPart';
import { claimAnswersOf, dialogueOf, settledOf } from '../claimRecord';
import { findOwnClaim } from '../readClaim';
import { missingPapers } from './openPapers';
import { readPaper } from './paperParts';

export async function readOtherDetails(
  request: ApiRequest<{ claimId: string }>,
): Promise<ClaimOtherDetailsDto> {
  return otherDetailsOf(await findOwnClaim(request.input.claimId, request), request.locale);
}

export async function otherDetailsOf(claim: ClaimCaseRecord, locale: Locale): Promise<ClaimOtherDetailsDto> {
  const papers = await listClaimPapers(claim._id);
  const settled = settledOf(claim);
  return {
    claimId: claim._id,
    missing: await missingPapers(claim._id, claimAnswersOf(claim)),
    questions: dialogueOf(claim),
    ...(settled && { settlement: toSettlementDto(settled.settlement) }),
    papers: await Promise.all(
      papers.map(async (paper) =>
        toPaperDto(paper, paper.state === 'sending' ? await partNumbersOf(paper._id) : [], locale),
      ),
    ),
  };
}

export async function openPaper({
  input,
  caller,
}: ApiRequest<{ paperId: string }>): Promise<{ file: Buffer; type: PaperType; name: string }> {
  const mobileHash = await provenNumberOf(caller);
  const paper = await findClaimPaper(input.paperId);
  if (paper?.mobileHash !== mobileHash) throw new AppError('NOT_FOUND');
  return fileOf(paper);
}

export async function fileOf(
  paper: ClaimPaperRecord,
): Promise<{ file: Buffer; type: PaperType; name: string }> {
  const file = paper.state === 'kept' ? await readPaper(paper) : undefined;
  if (!file || paper.type === undefined) throw new AppError('NOT_FOUND');
  return { file, type: paper.type, name: `${paper.kind}.${paper.type.split('/')[1] ?? ''}` };
}

export function toPaperDto(
  { _id: paperId, kind, bytes, state, refusal, pages }: ClaimPaperRecord,
  received: readonly number[],
  locale: Locale,
): ClaimPaperDto {
  const all = Array.from({ length: partsOf(bytes) }, (_, part) => part);
  const { megabytes, pages: mostPages } = PAPER_LIMITS;
  const words =
    refusal &&
    sayFields(
      { it: { key: `validation.claims.file.${refusal}`, values: { megabytes, pages: mostPages } } },
      locale,
    );
  return {
    ...{ paperId, kind, bytes, state, pages },
    ...(state === 'sending' && {
      partBytes: PAPER_LIMITS.partBytes,
      missingParts: all.filter((part) => !received.includes(part)),
    }),
    ...(refusal && { refusal, says: words?.['it'] ?? '' }),
  };
}
