import { LEAD_STATUS, type LeadStatus } from '@/lib/domain/quote/leadStatus';
import { isAssistedPlan, isBought } from '@/lib/domain/quote/quote';
import { type ContactOutcome, IDENTITY_OUTCOMES, PLAN_AGREED } from '@/lib/domain/desk/drawer/notes';
import type { OutcomeBody } from '@/lib/validation/desk/drawer';
import { closeCallback, listCallbacksOf } from '@/models/callbacks/callback';
import { listNumbersOf, withdrawConsentsOf, withdrawContact } from '@/models/consents/consent';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { openCase } from '@/lib/server/services/desk/reviewCases';
import { actorOf } from '@/lib/server/services/common/actor';
import { advanceLead } from '@/lib/server/services/quote/leadMoves';
import { markQuote } from '@/lib/server/services/quote/quoteStore';
import { keepNote, noteIdOf } from './deskNotes';
import { deskSubjectOf, findDeskQuote, type FoundQuote, numberMarkOf } from './foundQuote';

const MOST_CALLS = 20;
const CONTACT = ['contact', 'marketing'] as const;

const { logged, declined } = LEAD_STATUS;
/** Speaking to the customer logs the lead; a customer who bought elsewhere has declined. */
const moves: Readonly<Partial<Record<ContactOutcome, LeadStatus>>> = {
  reached: logged,
  callLater: logged,
  notInterested: logged,
  soldElsewhere: declined,
  planAgreed: logged,
  identityConfirmed: logged,
  identityDoubted: logged,
};
/** After these nobody may call about this quote again. */
const stopping: readonly ContactOutcome[] = ['wrongNumber', 'notToBeCalled'];

/** Effects come first and are idempotent, so that a repeat completes them; a repeat notes nothing new. */
export async function noteOutcome(request: ApiRequest<OutcomeBody>): Promise<object> {
  const { input, now } = request;
  const { quoteId, outcome } = input;
  const { staffId } = actorOf(request);
  const found = await findDeskQuote(quoteId, now);
  if (stopping.includes(outcome)) await stopCalls(found, request);
  const status = moves[outcome];
  if (status !== undefined) {
    await advanceLead(found.lead?._id, { status, at: now, actor: staffId, cause: `call: ${outcome}` });
  }
  if (outcome === PLAN_AGREED) await agreePlan(found, request);
  if (IDENTITY_OUTCOMES.some((each) => each === outcome)) await passOnIdentity(found, now);
  const isNew = await keepNote(request, { _id: noteIdOf(request), quoteId, outcome });
  if (isNew) await audit('CALL_OUTCOME', staffId, request, { quoteId, outcome });
  return {};
}

async function stopCalls({ quote, lead }: FoundQuote, request: ApiRequest<OutcomeBody>): Promise<void> {
  const { input, now } = request;
  const { outcome, quoteId } = input;
  const { staffId } = actorOf(request);
  const shown = [quote.mobileHash, lead?.mobileHash].filter((each) => each !== undefined);
  const called = await findCalled(quoteId, shown, input.numberMark);
  const withdrawn = { purposes: CONTACT, withdrawnAt: now, withdrawnBy: staffId };
  if (outcome === 'notToBeCalled') {
    for (const number of called === undefined ? new Set(shown) : [called]) {
      await withdrawContact(number, withdrawn);
    }
  } else {
    // The number's real owner agreed to nothing about this quote, but may have quotes of their own.
    await withdrawConsentsOf(quoteId, { ...withdrawn, ofMobileHash: called, byMobileHash: undefined });
  }
  await audit('CONSENT_WITHDRAWN', staffId, request, { quoteId, outcome });
  const open = (await listCallbacksOf(quoteId, MOST_CALLS)).filter(
    ({ isOpen, mobileHash }) => isOpen && (called ?? mobileHash) === mobileHash,
  );
  for (const { _id } of open) await closeCallback({ _id }, { outcome: 'stopped', doneAt: now });
}

/**
 * The number that was called, which the customer may have corrected since. Throws CONFLICT if the quote never had it.
 */
async function findCalled(
  quoteId: string,
  shown: readonly string[],
  numberMark: string | undefined,
): Promise<string | undefined> {
  if (numberMark === undefined) return undefined;
  const numbers = [...shown, ...(await listNumbersOf(quoteId))];
  const called = numbers.find((each) => numberMarkOf(quoteId, each) === numberMark);
  if (called === undefined) throw new AppError('CONFLICT');
  return called;
}

/**
 * Notes that the customer agreed to the plan. Throws CONFLICT if the customer has changed what the caller had on the
 * screen.
 */
async function agreePlan(
  { quote }: FoundQuote,
  { input, now }: Pick<ApiRequest<OutcomeBody>, 'input' | 'now'>,
): Promise<void> {
  const { _id: quoteId, version, agreedAt } = quote;
  if (!isAssistedPlan(quote) || isBought(quote)) return;
  if (input.subject !== deskSubjectOf(quote)) throw new AppError('CONFLICT');
  const isMarked = agreedAt ?? (await markQuote(quoteId, { agreedAt: now }, version));
  if (!isMarked) throw new AppError('CONFLICT');
  await closeCallback({ quoteId, about: 'plan' }, { outcome: 'reached', doneAt: now });
}

/** Closes the promised call, and leaves the case to a supervisor. */
async function passOnIdentity({ quote: { _id: quoteId, kyc } }: FoundQuote, now: Date): Promise<void> {
  await closeCallback({ quoteId, about: 'identity' }, { outcome: 'reached', doneAt: now });
  if (kyc === 'review') await openCase({ kind: 'kyc', quoteId }, now);
}
