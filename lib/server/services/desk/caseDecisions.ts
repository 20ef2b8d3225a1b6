import { mayDecide } from '@/lib/domain/desk/permissions';
import type { CaseDecision, CaseKind } from '@/lib/domain/desk/reviewCases';
import type { CaseDecisionBody } from '@/lib/validation/desk/cases';
import {
  decideOpenCase,
  findCase,
  leaseDecidedCase,
  markCaseSettled,
  type ReviewCaseRecord,
} from '@/models/reviewCase';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { audit } from '@/lib/server/services/common/audit';
import { settleReviewedKyc } from '@/lib/server/services/kyc/kycOutcome';
import { sealedField } from '@/lib/server/services/common/personalData';
import { decideProposal } from '@/lib/server/services/application/settleApplication';
import { actorOf } from './staffSignIn';

const LEASE_MS = 15_000;

export const sealedReason = sealedField<string>('reviewCases', 'reason');

export type DecidedCase = ReviewCaseRecord & { decision: CaseDecision };

/** What follows from a decision. A server may die in between, so doing it twice must be as doing it once. */
const settlements: Record<CaseKind, (decided: DecidedCase, now: Date) => Promise<unknown>> = {
  kyc: ({ quoteId, decision }) => settleReviewedKyc(quoteId, decision),
  proposal: ({ _id, applicationId = '', decision, reason: sealed }, now) => {
    const reason = sealed === undefined ? '' : sealedReason.unseal(sealed, _id);
    return decideProposal(applicationId, { decision, reason }, now);
  },
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
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const written = { decision, decidedAt: now, decidedBy: staffId, reason, leaseUntil };
  const decided = await decideOpenCase(caseId, written);
  const found = decided ?? (await findCase(caseId));
  if (!found) throw new AppError('NOT_FOUND');
  if (found.decision !== decision || found.settledAt) throw new AppError('CONFLICT');
  await audit('CASE_DECIDED', staffId, request, {
    caseId,
    kind: found.kind,
    quoteId: found.quoteId,
    decision,
  });
  await settleCase({ ...found, decision }, now);
  return { caseId };
}

/** The worker's piece: finishes what follows from a decision where a server died over it. */
export async function settleNextCase(now: Date): Promise<boolean> {
  const found = await leaseDecidedCase(now, new Date(now.getTime() + LEASE_MS));
  const { decision } = found ?? {};
  if (!found || !decision || decision === 'withdrawn') return false;
  await settleCase({ ...found, decision }, now);
  return true;
}

/** Until this is done the case stays open, and on the desk. */
async function settleCase(decided: DecidedCase, now: Date): Promise<void> {
  await settlements[decided.kind](decided, now);
  await markCaseSettled(decided._id, now);
}
