import type { ClaimStatus } from '@/lib/domain/claims/claim';
import { waitsFor } from '@/lib/domain/claims/claim';
import { stepsOf } from '@/lib/domain/claims/claimEvents';
import type { DeskClaimDto, DeskClaimsDto } from '@/lib/domain/claims/deskContract';
import { quickAnswerOf } from '@/lib/domain/claims/quickAnswer';
import { todayInIndia } from '@/lib/domain/common/dates';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { type ClaimCaseRecord, findClaimCase, listClaimCases } from '@/models/claims/claimCase';
import { fileOf } from '@/lib/server/services/papers/paperDto';
import { findPaper } from '@/models/papers/paper';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import { claimAnswersOf } from '../claimRecord';
import { toClaimSummary } from '../listClaims';
import { otherDetailsOf } from '../papers/readPapers';
import { toClaimDto } from '../readClaim';

const OPEN: readonly ClaimStatus[] = ['told', 'asked', 'review', 'approved'];
const MOST = 200;

export async function listDeskClaims(request: ApiRequest<unknown>): Promise<DeskClaimsDto> {
  const { now, staff } = request;
  const claims = await listClaimCases(OPEN, MOST);
  await audit('CLAIMS_LISTED', staff?.staffId ?? '', request, { claims: claims.map(({ _id }) => _id) });
  const rows = await Promise.all(
    claims.map(async (claim) => {
      const policy = await findPolicy(claim.policyNumber ?? '');
      return {
        ...toClaimSummary(claim, policy ?? undefined),
        dueAt: policy ? dueAtOf(claim, policy, now) : undefined,
      };
    }),
  );
  const isOurs = ({ status }: { status: ClaimStatus }) => Number(waitsFor(status) === 'us');
  return { claims: rows.toSorted((one, other) => isOurs(other) - isOurs(one)) };
}

/** Whoever decides sees what was told, with the illness; each reading is kept. */
export async function readDeskClaim(request: ApiRequest<{ claimId: string }>): Promise<DeskClaimDto> {
  const claim = await findToldClaim(request.input.claimId);
  await audit('CLAIM_READ', request.staff?.staffId ?? '', request, { claimId: claim._id });
  return {
    ...(await toClaimDto(claim, request)),
    ...(await otherDetailsOf(claim, request.locale)),
  };
}

export async function openDeskPaper(request: ApiRequest<{ paperId: string }>) {
  const paper = await findPaper(request.input.paperId);
  if (!paper) throw new AppError('NOT_FOUND');
  const { ownerId: claimId, _id: paperId } = paper;
  await findToldClaim(claimId);
  await audit('CLAIM_PAPER_OPENED', request.staff?.staffId ?? '', request, { claimId, paperId });
  return fileOf(paper);
}

/** Drafts are their customers' alone. */
export async function findToldClaim(claimId: string): Promise<ClaimCaseRecord> {
  const claim = await findClaimCase(claimId);
  if (!claim || claim.status === 'draft') throw new AppError('NOT_FOUND');
  return claim;
}

function dueAtOf(claim: ClaimCaseRecord, policy: PolicyRecord, now: Date): string | undefined {
  const { kind = 'cashless' } = claimAnswersOf(claim);
  const { minutes: requestMinutes } = quickAnswerOf(policy, todayInIndia(now));
  return stepsOf({ ...claim, kind, requestMinutes }).find(({ dueAt }) => dueAt)?.dueAt;
}
