import type { ClaimAnswers } from '@/lib/domain/claims/claim';
import { stepsOf } from '@/lib/domain/claims/claimEvents';
import { findClaimProblems } from '@/lib/domain/claims/claimProblems';
import type { ClaimDto } from '@/lib/domain/claims/contract';
import { noticeOf } from '@/lib/domain/claims/notice';
import { type QuickAnswer, quickAnswerOf } from '@/lib/domain/claims/quickAnswer';
import { isIsoDate, todayInIndia } from '@/lib/domain/common/dates';
import { coverEndOf } from '@/lib/domain/policy/policyState';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { sayFields } from '@/lib/server/http/errorBody';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { readHospital } from '@/lib/server/services/hospitals/hospitalDto';
import { type ClaimCaseRecord, findClaimCase } from '@/models/claims/claimCase';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import { claimAnswersOf } from './claimRecord';
import { toClaimSummary } from './listClaims';

type Asked = Pick<ApiRequest<unknown>, 'caller' | 'now' | 'locale'>;

export async function readClaim(request: Asked & { input: { claimId: string } }): Promise<ClaimDto> {
  return toClaimDto(await findOwnClaim(request.input.claimId, request), request);
}

/**
 * Throws NOT_FOUND unless the session proved the claim's phone number: a claim number, which is read out on calls, is
 * no secret.
 */
export async function findOwnClaim(
  claimId: string,
  { caller, now }: Pick<Asked, 'caller' | 'now'>,
): Promise<ClaimCaseRecord> {
  const mobileHash = await provenNumberOf(caller);
  const claim = await findClaimCase(claimId);
  if (claim?.mobileHash !== mobileHash || claim.expiresAt <= now) throw new AppError('NOT_FOUND');
  return claim;
}

export async function toClaimDto(claim: ClaimCaseRecord, asked: Asked): Promise<ClaimDto> {
  const answers = claimAnswersOf(claim);
  const policy = claim.policyNumber === undefined ? null : await findPolicy(claim.policyNumber);
  const summary = toClaimSummary(claim, policy ?? undefined);
  const quickAnswer = policy ? quickAnswerOn(policy, answers, asked.now) : undefined;
  const shared = {
    ...summary,
    answers,
    version: claim.version,
    quickAnswer,
    ...noticeIn(claim, asked.now),
    ...(await hospitalIn(answers, asked)),
  };
  if (claim.status === 'draft') {
    const asOf = asked.now.toISOString();
    return { ...shared, asOf, fields: missingIn(claim, policy, asked), steps: [] };
  }
  const { kind = 'cashless' } = answers;
  const requestMinutes = quickAnswer?.minutes ?? 0;
  return { ...shared, steps: stepsOf({ ...claim, kind, requestMinutes, now: asked.now }) };
}

function quickAnswerOn(policy: PolicyRecord, { admittedOn }: ClaimAnswers, now: Date): QuickAnswer {
  return quickAnswerOf(policy, isIsoDate(admittedOn) ? admittedOn : todayInIndia(now));
}

async function hospitalIn(
  { hospitalId }: ClaimAnswers,
  { locale }: Pick<Asked, 'locale'>,
): Promise<Pick<ClaimDto, 'hospital'>> {
  const found = hospitalId ? await readHospital(hospitalId, locale) : undefined;
  return found ? { hospital: { id: found.id, city: found.city, isCashless: found.isCashless } } : {};
}

function noticeIn(claim: ClaimCaseRecord, now: Date): Pick<ClaimDto, 'notice'> {
  const { admission, admittedOn } = claimAnswersOf(claim);
  if (!admission || !isIsoDate(admittedOn)) return {};
  const toldAt = claim.events.find(({ what }) => what === 'told')?.at ?? now;
  return { notice: noticeOf({ admission, admittedOn }, toldAt) };
}

function missingIn(
  claim: ClaimCaseRecord,
  policy: PolicyRecord | null,
  { now, locale }: Pick<Asked, 'now' | 'locale'>,
): Record<string, string> {
  const term = policy ? { startsOn: policy.startsOn, endsOn: coverEndOf(policy) } : {};
  const problems = findClaimProblems(claimAnswersOf(claim), { today: todayInIndia(now), ...term });
  const keyed = Object.entries(problems).map(
    ([field, problem]) => [`answers.${field}`, { key: `validation.claims.${problem}` }] as const,
  );
  return sayFields(Object.fromEntries(keyed), locale);
}
