import { type ClaimStatus, UNDECIDED_STATUSES } from '@/lib/domain/claims/claim';
import type { DeskClaimDto, DeskClaimRowDto, DeskClaimsDto } from '@/lib/domain/claims/desk/contract';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { actorOf } from '@/lib/server/services/common/actor';
import { audit } from '@/lib/server/services/common/audit';
import { fileOf } from '@/lib/server/services/papers/paperDto';
import { type ClaimQueueQuery, readQueueCursor } from '@/lib/validation/claims/desk';
import { type ClaimCaseRecord, NEVER_DUE } from '@/models/claims/claimCase';
import { countClaims, countLateClaims, listClaimQueue } from '@/models/claims/claimQueue';
import { findPaper } from '@/models/papers/paper';
import { findPolicy } from '@/models/policy/policy';
import { typedBillOf } from '@/lib/server/services/claims/claimRecord';
import { toClaimSummary } from '@/lib/server/services/claims/listClaims';
import { otherDetailsOf } from '@/lib/server/services/claims/papers/readPapers';
import { toClaimDto } from '@/lib/server/services/claims/readClaim';
import { payoutOf } from './checkPayout';
import { isAppealAgainst } from './anotherDecides';
import { claimFlagsOf, tripClaimFlagsOf } from './claimFlags';
import { deskTermsOf } from './deskTerms';
import { admissionOf, enteredBillOf } from './hospitalBill';
import { bankProofsOf } from './payAccount';
import { openFirstDecisionOf } from './secondPerson';
import { findToldClaim } from './toldClaim';

/** Until the money has gone, a claim is the desk's to work on. */
const QUEUED_STATUSES: readonly ClaimStatus[] = [...UNDECIDED_STATUSES, 'approved'];

export async function listDeskClaims(request: ApiRequest<ClaimQueueQuery>): Promise<DeskClaimsDto> {
  const { input, now } = request;
  const { status, kind, limit, cursor } = input;
  const after = cursor === undefined ? undefined : readQueueCursor(cursor);
  const statuses = status === undefined ? QUEUED_STATUSES : [status];
  const [found, late, ...counts] = await Promise.all([
    listClaimQueue({ statuses, kind, after, limit: limit + 1 }),
    countLateClaims(QUEUED_STATUSES, now, kind),
    ...QUEUED_STATUSES.map(async (each) => [each, await countClaims(each, kind)] as const),
  ]);
  const claims = found.slice(0, limit);
  await audit('CLAIMS_LISTED', actorOf(request).staffId, request, { claims: claims.map(({ _id }) => _id) });
  const last = found.length > limit ? claims.at(-1) : undefined;
  return {
    claims: await Promise.all(claims.map(toRow)),
    counts: Object.fromEntries(counts),
    late,
    asOf: now.toISOString(),
    ...(last && { next: `${last.dueBy.getTime()}.${last._id}` }),
  };
}

/** Shows staff who decide what the customer told us, the illness too. Each reading is audited. */
export async function readDeskClaim(request: ApiRequest<{ claimId: string }>): Promise<DeskClaimDto> {
  const { now } = request;
  const { staffId } = actorOf(request);
  const claim = await findToldClaim(request.input.claimId);
  await audit('CLAIM_READ', staffId, request, { claimId: claim._id });
  const policy = await findPolicy(claim.policyNumber ?? '');
  const admittedOn = admissionOf(claim);
  return {
    ...(await toClaimDto(claim, request)),
    ...(await otherDetailsOf(claim, request)),
    ...dueOf(claim),
    ...payoutOf(claim, now),
    ...(isAppealAgainst(claim, staffId) && { isOwnDecision: true }),
    ...(policy && admittedOn && { terms: await deskTermsOf(policy, claim, admittedOn) }),
    typedBill: typedBillOf(claim),
    billVersion: claim.billVersion ?? 0,
    ...(await staffSideOf(claim, staffId)),
    flags: policy
      ? await claimFlagsOf(claim, policy, enteredBillOf(claim), now)
      : await tripClaimFlagsOf(claim, now),
  };
}

export async function openDeskPaper(request: ApiRequest<{ paperId: string }>) {
  const paper = await findPaper(request.input.paperId);
  if (!paper) throw new AppError('NOT_FOUND');
  const { ownerId: claimId, _id: paperId } = paper;
  await findToldClaim(claimId);
  await audit('CLAIM_PAPER_OPENED', actorOf(request).staffId, request, { claimId, paperId });
  return fileOf(paper);
}

async function toRow(claim: ClaimCaseRecord): Promise<DeskClaimRowDto> {
  const policy = await findPolicy(claim.policyNumber ?? '');
  return { ...toClaimSummary(claim, policy ?? undefined), ...dueOf(claim) };
}

async function staffSideOf(
  claim: ClaimCaseRecord,
  staffId: string,
): Promise<Pick<DeskClaimDto, 'bankProofs' | 'isOwnAccount' | 'firstDecision'>> {
  const first = openFirstDecisionOf(claim);
  return {
    bankProofs: await bankProofsOf(claim._id),
    ...(claim.accountBy === staffId && { isOwnAccount: true }),
    ...(first && { firstDecision: { by: first.by, rupees: first.rupees, isOwn: first.by === staffId } }),
  };
}

function dueOf({ dueBy, dueFor }: ClaimCaseRecord): Pick<DeskClaimRowDto, 'dueAt' | 'dueFor'> {
  return dueBy < NEVER_DUE ? { dueAt: dueBy.toISOString(), dueFor } : {};
}
