import type { RelogState, Submission } from '@/lib/domain/desk/drawer/relog';
import type { Decision } from '@/lib/domain/quote/journey/nextStep';
import type { Quote, QuoteMarks } from '@/lib/domain/quote/quote';
import { LEAD_STATUS } from '@/lib/domain/quote/leadStatus';
import {
  type ApplicationRecord,
  decideApplication,
  findApplication,
  leaseDecided,
  leaseUnsettled,
  markApplicationSettled,
  restAccepted,
  type Signature,
  wakeAccepted,
  unsignApplication,
} from '@/models/application/application';
import { findPolicy, findPolicyOf } from '@/models/policy/policy';
import { isAcceptanceOver } from '@/lib/domain/payment/acceptance';
import { keptUntil } from '@/lib/domain/common/retention';
import { AppError } from '@/lib/server/http/errors';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { logger } from '@/lib/server/logger';
import { lookupHash } from '@/lib/server/crypto';
import { audit } from '@/lib/server/services/common/audit';
import { issuePolicy } from '@/lib/server/services/policy/issuePolicy';
import { keepRecords } from '@/lib/server/services/common/keepRecords';
import { advanceLead } from '@/lib/server/services/quote/leadMoves';
import { tellDecision, tellToPay } from '@/lib/server/services/policy/decisionMessages';
import { findQuoteAtAll, markQuote } from '@/lib/server/services/quote/quoteStore';
import { openApplication, quoteHashOf, sealedRefusal } from './applicationRecord';
import { refundOrReleaseAll } from '@/lib/server/services/payment/workOnPayment';
import { debitPremium } from '@/lib/server/services/payment/movePremium';
import { openCase } from '@/lib/server/services/desk/reviewCases';

/** How long one server settles alone, and after how long the bank is asked again about a capture. */
const LEASE_MS = 15_000;

/** Worker job: finishes a settlement that a stopped server left incomplete. */
export async function settleNextApplication(now: Date): Promise<boolean> {
  const application = await leaseDecided(now, new Date(now.getTime() + LEASE_MS));
  if (!application) return false;
  await settleApplication(application, now);
  return true;
}

/** Settles the decision once more when staff submit a case again. Parts that are done stay done. */
export async function settleAgain(application: ApplicationRecord, now: Date): Promise<RelogState> {
  const { _id, settledAt } = application;
  if (!settledAt) {
    const leased = await leaseUnsettled(_id, now, new Date(now.getTime() + LEASE_MS));
    if (!leased) return stateOf(await findApplication(_id)) ?? 'running';
    try {
      await settleApplication(leased, now);
    } catch (error) {
      logger().error({ action: 'settle-application', error });
      return 'failed';
    }
  }
  return stateOf(await findApplication(_id)) ?? 'waitingForBank';
}

const settledStates: Record<Decision, Exclude<Submission, 'unsettled'>> = {
  accepted: 'policyIssued',
  referred: 'withUnderwriter',
  declined: 'declined',
};

function stateOf(application: ApplicationRecord | null) {
  return application?.settledAt && settledStates[application.decision ?? 'referred'];
}

/** Undefined until it is signed. */
export function submissionOf(application: ApplicationRecord | null): Submission | undefined {
  return application?.submittedAt && (stateOf(application) ?? 'unsettled');
}

/** Throws CONFLICT if another decision was made. The customer reads a refusal's reason. */
export async function decideProposal(
  applicationId: string,
  { decision, reason }: { decision: Exclude<Decision, 'referred'>; reason: string },
  now: Date,
): Promise<void> {
  const refusal = decision === 'declined' && { refusal: sealedRefusal.seal(reason, applicationId) };
  const decided = await decideApplication(applicationId, { decision, decidedAt: now, ...refusal });
  if (!decided) throw new AppError((await findApplication(applicationId)) ? 'CONFLICT' : 'NOT_FOUND');
  await settleApplication(decided, now);
}

const firstMarks: Record<Decision, (decidedAt: Date | undefined) => QuoteMarks> = {
  accepted: (acceptedAt) => ({ acceptedAt }),
  referred: () => ({}),
  declined: (completedAt) => ({ decision: 'declined', completedAt }),
};

/**
 * Carries out the decision. Each part is idempotent, and messages are sent last. Null when the quote changed before it
 * was signed, so that the signature is taken back.
 */
export async function settleApplication(application: ApplicationRecord, now: Date): Promise<Quote | null> {
  const { _id, quoteId, submittedAt, decision = 'referred' } = application;
  const quote = await freeze(application, now);
  if (!quote) return null;
  const marks = await consequences[decision](application, quote, now);
  if (!marks) {
    await waitForMoney(application, quote, now);
    return quote;
  }
  const policy = marks.policyNumber === undefined ? null : await findPolicy(marks.policyNumber);
  await keepRecords(quoteId, (policy ?? application).expiresAt);
  const marked = await markQuote(quoteId, { submittedAt, decision, ...marks });
  await tellDecision(application, marked ?? quote, now);
  await markApplicationSettled(_id, decision, now);
  return marked ?? quote;
}

/**
 * Runs first, so that nobody changes what was signed, and nobody pays for a declined proposal. Null when the quote
 * changed before that: the signature is then taken back.
 */
function freeze(application: ApplicationRecord, now: Date): Promise<Quote | null> {
  const { quoteId, submittedAt, decidedAt, decision = 'referred', signature } = application;
  return retryOnConflict(async () => {
    const quote = await findQuoteAtAll(quoteId);
    if (!quote) throw new Error('the quote of a signed application is gone');
    if (signature && !quote.submittedAt) await auditSignature(application, signature, now);
    const { quoteHash } = signature ?? {};
    if (!quote.submittedAt && quoteHash !== undefined && quoteHash !== quoteHashOf(quote)) {
      logger().warn({ action: 'settle-application', reason: 'the quote changed before it was signed' });
      await unsignApplication(application, { now, expiresAt: keptUntil('application', now) });
      return null;
    }
    const marks = { submittedAt, ...firstMarks[decision](decidedAt) };
    return (await markQuote(quoteId, marks, quote.version)) ?? undefined;
  });
}

/** With a fixed id, so that a server that finishes another one's work writes the same entry. */
function auditSignature(
  { _id: applicationId, decision }: ApplicationRecord,
  { otpRequestId, requestId = otpRequestId, addressHash }: Signature,
  now: Date,
): Promise<void> {
  const asked = { requestId, caller: { addressHash }, now };
  const id = lookupHash('proposal-signed', otpRequestId);
  return audit('PROPOSAL_SIGNED', 'customer', asked, { applicationId, decision }, id);
}

/** Marks an accepted but unpaid proposal as waiting. Its money wakes it. */
async function waitForMoney(application: ApplicationRecord, quote: Quote, now: Date): Promise<void> {
  if (quote.paidAt) return;
  if (!isAcceptanceOver(quote, now)) await tellToPay(application, quote, now);
  await restAccepted(application);
  // Money that came just before had nothing to wake yet.
  const current = await findQuoteAtAll(quote._id);
  if (current?.paidAt) await wakeAccepted(quote._id, now);
}

/** The marks to leave on the quote. Undefined while the premium of an accepted proposal isn't paid. */
type Consequence = (
  application: ApplicationRecord,
  quote: Quote,
  now: Date,
) => Promise<QuoteMarks | undefined>;

const consequences: Record<Decision, Consequence> = {
  accepted: async (application, quote, now) => {
    const isIssued = (await findPolicyOf(application._id)) !== null;
    // Money that the quote no longer wants is on its way back, and pays for nothing.
    const hasPremium = isIssued || (quote.paidAt !== undefined && (await debitPremium(quote, now)));
    if (!hasPremium) return undefined;
    const policyNumber = await issuePolicy(await openApplication(application, quote), now);
    await advanceLead(quote.dialerId, {
      status: LEAD_STATUS.paid,
      at: now,
      actor: 'system',
      cause: 'policy issued',
    });
    return { policyNumber, completedAt: application.decidedAt };
  },
  referred: async ({ _id, quoteId }, _quote, now) => {
    await openCase({ kind: 'proposal', quoteId, applicationId: _id }, now);
    return {};
  },
  declined: async (application, quote, now) => {
    await refundOrReleaseAll(quote._id, now);
    await advanceLead(quote.dialerId, {
      status: LEAD_STATUS.declined,
      at: now,
      actor: 'system',
      cause: 'proposal declined',
    });
    return { completedAt: application.decidedAt };
  },
};
