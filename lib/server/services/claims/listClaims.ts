import { waitsFor } from '@/lib/domain/claims/claim';
import type { ClaimHistoryDto, ClaimSummaryDto } from '@/lib/domain/claims/contract';
import { isBegun } from '@/lib/domain/claims/tellQuestions';
import { findProduct } from '@/lib/domain/plans/products';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { type ClaimCaseRecord, listClaimCasesOf } from '@/models/claims/claimCase';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import { tripSummaryOf } from '@/lib/server/services/travel/claims/tripPart';
import { claimAnswersOf, paidBefore, settledOf } from './claimRecord';

/** Claims of this number, the newest first. `owner`: the hash of a proven number. */
export async function listClaimsOf(owner: string, now: Date): Promise<readonly ClaimSummaryDto[]> {
  const found = await listClaimCasesOf(owner, now);
  const claims = found.filter(isWorthListing);
  const numbers = [...new Set(claims.flatMap(({ policyNumber }) => policyNumber ?? []))];
  const named = await Promise.all(numbers.map(findPolicy));
  const policies = new Map(named.flatMap((policy) => (policy ? [[policy._id, policy] as const] : [])));
  return claims.map((claim) => toClaimSummary(claim, policies.get(claim.policyNumber ?? '')));
}

/** Drafts in which nothing was answered are not. */
export function isWorthListing(claim: ClaimCaseRecord): boolean {
  return claim.status !== 'draft' || isBegun(claimAnswersOf(claim));
}

/** The newest claim that was begun and not told; undefined unless the session has proven the number for claims. */
export async function begunClaimOf({
  caller,
  now,
}: Pick<ApiRequest<unknown>, 'caller' | 'now'>): Promise<string | undefined> {
  const proof = await caller.proof();
  if (!proof?.rights.includes('claims')) return undefined;
  const found = await listClaimCasesOf(proof.mobileHash, now);
  return found.find((claim) => claim.status === 'draft' && isBegun(claimAnswersOf(claim)))?._id;
}

export async function readClaimHistory({
  caller,
  now,
}: Pick<ApiRequest<unknown>, 'caller' | 'now'>): Promise<ClaimHistoryDto> {
  return { claims: await listClaimsOf(await provenNumberOf(caller), now) };
}

export function toClaimSummary(claim: ClaimCaseRecord, policy: PolicyRecord | undefined): ClaimSummaryDto {
  const { memberId, admission, kind, hospitalName, admittedOn: toldOn } = claimAnswersOf(claim);
  const admittedOn = settledOf(claim)?.bill.admittedOn ?? toldOn;
  const { _id: claimId, status, updatedAt } = claim;
  const person = policy && peopleOf(policy).insured.find((each) => each.memberId === memberId);
  return {
    claimId,
    status,
    waitsFor: waitsFor(status),
    ...tripSummaryOf(claim),
    ...(policy && {
      policyNumber: policy._id,
      productName: findProduct(policy.product)?.name ?? policy.product,
      tier: policy.tier,
    }),
    ...(person && { person: person.name }),
    admission,
    kind,
    hospitalName,
    admittedOn,
    ...(claim.payouts.length > 0 && { paid: paidBefore(claim) / 100 }),
    updatedAt: updatedAt.toISOString(),
  };
}
