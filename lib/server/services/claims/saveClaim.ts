import type { ClaimAnswers } from '@/lib/domain/claims/claim';
import { isTold, type ToldAnswers } from '@/lib/domain/claims/claimProblems';
import type { ClaimDto } from '@/lib/domain/claims/contract';
import { todayInIndia } from '@/lib/domain/common/dates';
import type { Locale } from '@/lib/domain/common/locales';
import { coverEndOf } from '@/lib/domain/policy/policyState';
import { keptUntil } from '@/lib/domain/common/retention';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { typedInto } from '@/lib/server/services/common/filedDrafts';
import { readHospital } from '@/lib/server/services/hospitals/hospitalDto';
import { deleteFiles } from '@/lib/server/services/papers/deleteFiles';
import type { ClaimBody } from '@/lib/validation/claims/requests';
import { type ClaimCaseRecord, deleteClaimDraft, findClaimCase } from '@/models/claims/claimCase';
import type { PolicyRecord } from '@/models/policy/policy';
import { beginClaim } from './beginClaim';
import { claimAnswersOf, sealClaimAnswers } from './claimRecord';
import { findPolicyOfMember } from './ownPolicies';
import { moveOnIfComplete, missingPapers } from './papers/openPapers';
import { findOwnClaim, toClaimDto } from './readClaim';
import { saveWithDue } from './saveWithDue';

type Request = ApiRequest<ClaimBody>;

/** Begins a claim, keeps its answers, or with `submit` tells us of it. Answers without a version are merged. */
export async function saveClaim(request: Request): Promise<{ claim: ClaimDto; isNew: boolean }> {
  const { input } = request;
  const isNew = input.claimId === undefined;
  const before = isNew ? await beginClaim(request) : await findOwnClaim(input.claimId ?? '', request);
  // A trip's claim is told at its policy.
  if (before.trip !== undefined) throw new AppError('NOT_FOUND');
  if (isRepeat(before, input)) return { claim: await toClaimDto(before, request), isNew: false };
  const { version, answers: form } = input;
  const typed = typedInto(before, { version, form }, () => claimAnswersOf(before));
  const answers = await withHospital(typed, request.locale);
  const saved = await saveWithDue(await changed(before, answers, request));
  if (!saved) {
    const current = await findClaimCase(before._id);
    // The same claim was begun meanwhile, from another tab or by a second press.
    if (isNew && current) return { claim: await toClaimDto(current, request), isNew: false };
    throw new AppError('CONFLICT', { version: current?.version });
  }
  if (saved.status !== 'draft') await afterTelling(saved, request);
  return { claim: await toClaimDto(saved, request), isNew };
}

/** A request whose answer was lost: it gets the same answer, and overwrites nothing typed since. */
function isRepeat({ status, version }: ClaimCaseRecord, { claimId, submit }: ClaimBody): boolean {
  return claimId === undefined ? version > 1 : status !== 'draft' && submit === true;
}

/** Deletes a draft with its papers; does nothing to a claim that was told. Repeatable. */
export async function discardClaim({ input, caller }: ApiRequest<{ claimId: string }>): Promise<void> {
  const { claimId } = input;
  await deleteClaimDraft(claimId, await provenNumberOf(caller));
  // Also deletes papers that an interrupted server left of a draft.
  if ((await findClaimCase(claimId)) === null) await deleteFiles(claimId);
}

/** Adds the name of a hospital that was chosen by its code, as on its page. */
async function withHospital(answers: ClaimAnswers, locale: Locale): Promise<ClaimAnswers> {
  const { hospitalId, ...others } = answers;
  if (!hospitalId || answers.hospitalName) return answers;
  const found = await readHospital(hospitalId, locale);
  return found ? { ...answers, hospitalName: found.name } : others;
}

async function changed(
  before: ClaimCaseRecord,
  answers: ClaimAnswers,
  { input, now, locale }: Request,
): Promise<ClaimCaseRecord> {
  const { memberId } = answers;
  const policy = memberId ? await findPolicyOfMember(memberId, before.mobileHash) : undefined;
  if (memberId && !policy) throw new AppError('NOT_FOUND');
  const told = input.submit && policy ? whatIsTold(answers, policy, now) : undefined;
  return {
    ...before,
    ...(policy && { policyNumber: policy._id }),
    ...(told && { ...(await toldStateOf(before._id, told, now)), language: locale, tellDueAt: now }),
    answers: sealClaimAnswers(answers, before._id),
    updatedAt: now,
    expiresAt: keptUntil(told ? 'claim' : 'claimDraft', now),
  };
}

async function toldStateOf(
  claimId: string,
  answers: ToldAnswers,
  at: Date,
): Promise<Pick<ClaimCaseRecord, 'status' | 'events'>> {
  const told = { what: 'told', at } as const;
  if ((await missingPapers(claimId, answers)).length > 0)
    return { status: 'asked', events: [told, { what: 'asked', at }] };
  return {
    status: answers.kind === 'cashless' ? 'told' : 'review',
    events: [told, { what: 'complete', at }],
  };
}

async function afterTelling({ _id: claimId }: ClaimCaseRecord, request: Request): Promise<void> {
  // The last missing paper may have come in between.
  await moveOnIfComplete(claimId, request.now);
  await audit('CLAIM_TOLD', 'customer', request, { claimId });
}

function whatIsTold(answers: ClaimAnswers, policy: PolicyRecord, now: Date): ToldAnswers | undefined {
  const { startsOn } = policy;
  const asked = { today: todayInIndia(now), startsOn, endsOn: coverEndOf(policy) };
  return isTold(answers, asked) ? answers : undefined;
}
