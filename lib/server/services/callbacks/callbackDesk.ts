import {
  CALL_TRIES,
  type CallAbout,
  type CallOutcome,
  type DeskCallDto,
  type DeskCallsDto,
  type RevealedDto,
} from '@/lib/domain/callbacks/contract';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/common/dates';
import { maskMobile } from '@/lib/domain/common/phone';
import type { DeskCallBody } from '@/lib/validation/callbacks/requests';
import type { DeskQueueQuery } from '@/lib/validation/desk/queue';
import {
  type CallbackRecord,
  claimCallback,
  closeCallback,
  countCallbacks,
  findCallback,
  listCallbacks,
  postponeCallback,
} from '@/models/callbacks/callback';
import type { ConsentPurpose } from '@/models/consents/consent';
import { listHashedNumbers } from '@/models/quote/quote';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { audit } from '@/lib/server/services/common/audit';
import { sealedCalled } from './callbacks';
import { checkMayCall, contactConsentOf } from '@/lib/server/services/consents/contactConsent';
import { actorOf } from '@/lib/server/services/common/actor';
import { numberMarkOf } from '@/lib/server/services/desk/drawer/foundQuote';

const PAGE_SIZE = 20;
/** A claimed call without an outcome is free again after this time. */
const CLAIM_MS = 30 * MINUTE_MS;

/** Asking for a call about an identity check is consent to both purposes. */
const purposes: Record<CallAbout, readonly ConsentPurpose[]> = {
  plan: ['contact'],
  trip: ['contact'],
  payment: ['contact'],
  identity: ['kyc', 'contact'],
  group: ['contact'],
  topic: ['contact'],
  callBack: ['contact', 'marketing'],
};

/** Every listing is audited. */
export async function listCalls(request: ApiRequest<DeskQueueQuery>): Promise<DeskCallsDto> {
  const { input, now } = request;
  const { status, page } = input;
  const [found, total] = await Promise.all([
    listCallbacks({ status, skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
    countCallbacks(status),
  ]);
  const seen = { callbackIds: found.map(({ _id }) => _id) };
  await audit('CALLS_LISTED', actorOf(request).staffId, request, seen);
  const numbers = await listHashedNumbers(found.map(({ quoteId }) => quoteId));
  const calls = await Promise.all(found.map((each) => toDto(each, agreedNumberOf(each, numbers), now)));
  return { calls, page, limit: PAGE_SIZE, total };
}

export async function workOnCall(request: ApiRequest<DeskCallBody>): Promise<RevealedDto | object> {
  const found = await findCallback(request.input.callbackId);
  if (!found) throw new AppError('NOT_FOUND');
  return request.input.outcome === undefined ? claim(found, request) : close(found, request);
}

/** The number that consented to the call; undefined if the quote's number has changed since. */
function agreedNumberOf(
  { quoteId, mobileHash }: CallbackRecord,
  numbers: Awaited<ReturnType<typeof listHashedNumbers>>,
): string | undefined {
  return numbers.has(quoteId) && numbers.get(quoteId) !== mobileHash ? undefined : mobileHash;
}

async function readAgreedNumber(call: CallbackRecord): Promise<string | undefined> {
  return agreedNumberOf(call, await listHashedNumbers([call.quoteId]));
}

async function claim(call: CallbackRecord, request: ApiRequest<DeskCallBody>): Promise<RevealedDto> {
  const { staffId } = actorOf(request);
  const { now } = request;
  await checkMayCall(await readAgreedNumber(call), now, purposes[call.about]);
  await countRequest(limits.takeCall, { route: 'take-call', addressHash: staffId, now });
  const before = new Date(now.getTime() - CLAIM_MS);
  const claimed = await claimCallback(call._id, { claimedBy: staffId, claimedAt: now, before });
  if (!claimed) throw new AppError('CONFLICT');
  await audit('NUMBER_REVEALED', staffId, request, {
    quoteId: call.quoteId,
    callbackId: call._id,
    reason: 'callback',
  });
  const numberMark = numberMarkOf(call.quoteId, call.mobileHash);
  return { mobileNumber: sealedCalled.unseal(call.person, call._id).mobileNumber, numberMark };
}

async function close(call: CallbackRecord, request: ApiRequest<DeskCallBody>): Promise<object> {
  const { staffId } = actorOf(request);
  const { input, now } = request;
  const { outcome = 'reached' } = input;
  if (outcome === 'stopped') await checkMayStop(call, now);
  // Only the claimant records an outcome, except that calling was forbidden (`stopped`).
  const whose = outcome === 'stopped' ? {} : { claimedBy: staffId };
  const isTriedAgain = outcome === 'notReached' && call.tries + 1 < CALL_TRIES;
  const nextDay = (at: Date) => new Date(Math.max(at.getTime(), now.getTime() - DAY_MS) + DAY_MS);
  const changed = isTriedAgain
    ? await postponeCallback(call._id, staffId, { from: nextDay(call.from), to: nextDay(call.to) })
    : await closeCallback({ _id: call._id, ...whose }, { outcome, doneAt: now });
  if (!changed && (await isNoted(call._id, staffId, outcome))) return {};
  if (!changed) throw new AppError('CONFLICT');
  await audit('CALL_NOTED', staffId, request, { callbackId: call._id, outcome });
  return {};
}

/** Throws if the customer may be called: a promised call is not stopped then. */
async function checkMayStop(call: CallbackRecord, now: Date): Promise<void> {
  if (!call.isOpen) return;
  const { state } = await contactConsentOf(await readAgreedNumber(call), now, purposes[call.about]);
  if (state === 'given') throw new AppError('CALL_ALLOWED');
}

/** A repeat of the same outcome by the same person, whose first answer was lost. */
async function isNoted(callbackId: string, staffId: string, outcome: CallOutcome): Promise<boolean> {
  const call = await findCallback(callbackId);
  if (call?.isOpen) return outcome === 'notReached' && call.triedBy === staffId;
  return call?.outcome === outcome && (outcome === 'stopped' || call.claimedBy === staffId);
}

async function toDto(
  call: CallbackRecord,
  agreedNumber: string | undefined,
  now: Date,
): Promise<DeskCallDto> {
  const { _id, about, quoteId, language, from, to, tries, assignedTo, claimedBy, outcome, doneAt } = call;
  const { topic } = call;
  const { name, mobileNumber, company = '' } = sealedCalled.unseal(call.person, _id);
  const { state } = await contactConsentOf(agreedNumber, now, purposes[about]);
  return {
    callbackId: _id,
    about,
    quoteId,
    name,
    mobileNumber: maskMobile(mobileNumber) ?? '',
    language,
    from: from.toISOString(),
    to: to.toISOString(),
    tries,
    group: call.group && { ...call.group, company },
    topic,
    assignedTo,
    consent: state,
    claimedBy,
    outcome,
    doneAt: doneAt?.toISOString(),
  };
}
