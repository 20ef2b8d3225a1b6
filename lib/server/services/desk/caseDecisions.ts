import { mayDecide } from '@/lib/domain/desk/permissions';
import type { CaseDecision, CaseKind } from '@/lib/domain/desk/reviewCases';
import type { CaseDecisionBody } from '@/lib/validation/desk/cases';
import {
  decideOpenCase,
  findCase,
  leaseDecidedCase,
  markCaseSettled,
  type ReviewCaseRecord,
} from '@/models/desk/reviewCase';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { audit } from '@/lib/server/services/common/audit';
import { findPortOfQuote } from '@/models/porting/port';
import { isPricedForOther } from '@/lib/server/services/kyc/kycOutcome';
import { settleReviewedKyc } from '@/lib/server/services/kyc/reviewedKyc';
import { sealedField } from '@/lib/server/services/common/personalData';
import { decideProposal } from '@/lib/server/services/application/settleApplication';
import { findQuoteAtAll } from '@/lib/server/services/quote/quoteStore';
import { settleNumber } from '@/lib/server/services/my/number/settleNumber';
import { settleChange } from '@/lib/server/services/my/settleChange';
import { actorOf } from '@/lib/server/services/common/actor';

const LEASE_MS = 15_000;

export const sealedReason = sealedField<string>('reviewCases', 'reason');

const reasonOf = ({ _id, reason }: ReviewCaseRecord) =>
  reason === undefined ? '' : sealedReason.unseal(reason, _id);

export type DecidedCase = ReviewCaseRecord & { decision: CaseDecision };

/** Each settlement is idempotent: the worker repeats it when a server stops halfway. */
const settlements: Record<CaseKind, (decided: DecidedCase, now: Date) => Promise<unknown>> = {
  kyc: settleReviewedKyc,
  proposal: (decided, now) => {
    const { applicationId = '', decision } = decided;
    return decideProposal(applicationId, { decision, reason: reasonOf(decided) }, now);
  },
  nominee: decidesChange,
  address: decidesChange,
  person: decidesChange,
  name: decidesChange,
  account: decidesChange,
  mobile: ({ changeId = '', ...decided }, now) =>
    settleNumber(changeId, { decision: decided.decision, reason: reasonOf(decided) }, now),
};

function decidesChange(decided: DecidedCase, now: Date): Promise<void> {
  const { changeId = '', decision } = decided;
  return settleChange(changeId, { decision, reason: reasonOf(decided) }, now);
}

/**
 * The first decision wins: a repeat of it completes the settlement, another one throws CONFLICT. No proposal is accepted
 * before its identity (IDENTITY_OPEN), at the price of another age (PRICED_FOR_OTHER), or while its move from another
 * insurer is open (PORT_OPEN).
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
  if (decision === 'accepted' && !asked.decision) await checkAcceptable(asked);
  const reason = sealedReason.seal(input.reason, caseId);
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const written = { decision, decidedAt: now, decidedBy: staffId, reason, leaseUntil };
  const decided = await decideOpenCase(caseId, written);
  const found = decided ?? (await findCase(caseId));
  if (!found) throw new AppError('NOT_FOUND');
  if (found.decision !== decision || found.settledAt) throw new AppError('CONFLICT');
  const { kind, quoteId, decidedBy } = found;
  // Another person who completes the settlement did not decide.
  if (decidedBy === staffId)
    await audit('CASE_DECIDED', staffId, request, { caseId, kind, quoteId, decision });
  await settleCase({ ...found, decision }, now);
  return { caseId };
}

/**
 * Throws for a proposal whose proposer nobody has found to be who they say, or whose waiting periods elsewhere are
 * neither confirmed nor closed: the customer reads why they don't count.
 */
async function checkAcceptable({ kind, quoteId }: ReviewCaseRecord): Promise<void> {
  if (kind !== 'proposal') return;
  const quote = await findQuoteAtAll(quoteId);
  if (quote?.kyc !== 'verified') throw new AppError('IDENTITY_OPEN');
  if (await isPricedForOther(quote)) throw new AppError('PRICED_FOR_OTHER');
  const port = await findPortOfQuote(quoteId);
  if (port && port.status !== 'confirmed') throw new AppError('PORT_OPEN');
}

/** Worker job: completes a settlement that a stopped server left unfinished. */
export async function settleNextCase(now: Date): Promise<boolean> {
  const found = await leaseDecidedCase(now, new Date(now.getTime() + LEASE_MS));
  const { decision } = found ?? {};
  if (!found || !decision || decision === 'withdrawn') return false;
  await settleCase({ ...found, decision }, now);
  return true;
}

/** The case stays open, and on the desk, until the settlement is done. */
async function settleCase(decided: DecidedCase, now: Date): Promise<void> {
  await settlements[decided.kind](decided, now);
  await markCaseSettled(decided._id, now);
}
