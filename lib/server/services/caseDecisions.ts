import { mayDecide } from '@/lib/domain/permissions';
import type { CaseDecision, CaseKind } from '@/lib/domain/reviewCases';
import type { CaseDecisionBody } from '@/lib/validation/requests/cases';
import { closeCase, findCase, markCaseSettled, type ReviewCaseRecord } from '@/models/reviewCase';
import type { ApiRequest } from '../http/createHandler';
import { AppError } from '../http/errors';
import { audit } from './audit';
import { settleReviewedKyc } from './kycOutcome';
import { sealedField } from './personalData';
import { decideProposal } from './settleApplication';
import { actorOf } from './staffSignIn';

export const sealedReason = sealedField<string>('reviewCases', 'reason');

export type DecidedCase = ReviewCaseRecord & { decision: CaseDecision };

/** What follows from a decision. A server may die in between, so doing it twice must be as doing it once. */
const settlements: Record<CaseKind, (decided: DecidedCase, now: Date) => Promise<unknown>> = {
  kyc: ({ quoteId, decision }) => settleReviewedKyc(quoteId, decision),
  proposal: ({ applicationId = '', decision }, now) => decideProposal(applicationId, decision, now),
};

/**
 * Decides an open case: once, whoever comes first. The same decision again finishes what a break left undone;
 * another one is a CONFLICT.
 */
export async function decideCase(request: ApiRequest<CaseDecisionBody>): Promise<{ caseId: string }> {
  const { staffId, role } = actorOf(request);
  const { input, now } = request;
  const { caseId, decision } = input;
  const asked = await findCase(caseId);
  if (!asked) throw new AppError('NOT_FOUND');
  if (!mayDecide(role, asked.kind)) {
    await audit('STAFF_DENIED', staffId, request, { caseId, kind: asked.kind });
    throw new AppError('FORBIDDEN');
  }
  const reason = sealedReason.seal(input.reason, caseId);
  const closed = await closeCase({ _id: caseId }, { decision, decidedAt: now, decidedBy: staffId, reason });
  const found = closed ?? (await findCase(caseId));
  if (!found) throw new AppError('NOT_FOUND');
  if (found.decision !== decision || found.settledAt) throw new AppError('CONFLICT');
  await audit('CASE_DECIDED', staffId, request, {
    caseId,
    kind: found.kind,
    quoteId: found.quoteId,
    decision,
  });
  await settlements[found.kind]({ ...found, decision }, now);
  await markCaseSettled(caseId, now);
  return { caseId };
}
