import type { QuoteDto } from '@/lib/domain/quote/contract';
import { isChild } from '@/lib/domain/quote/members';
import { asksForFamily, asksForTrip, type QuoteBody } from '@/lib/validation/quote/requests';
import { noteQuoteSaved } from '@/models/dialerLead';
import { insertQuote, isQuoteThere, type QuoteRecord, replaceQuote, STANDING } from '@/models/quote';
import { findOwnQuote, standingOfNew } from '@/models/quoteOwnership';
import { isVerifiedFor } from '@/lib/server/auth/verifiedPhone';
import { keyedHash } from '@/lib/server/crypto';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError, type FieldError, invalidField } from '@/lib/server/http/errors';
import { findPlace } from '@/lib/server/places/places';
import { recordConsent } from '@/lib/server/services/consents/consents';
import { checkNotForgotten } from '@/lib/server/services/resume/forgetJourney';
import { leadIdsOf } from './leadIds';
import { saveLeads } from './leads';
import { getOwnQuote } from './ownQuote';
import { mobileHashOf, type Person } from '@/lib/server/services/common/personalData';
import { applyFields, emptyQuote, isBought, membersOf, personOf, toQuoteDto } from './quoteRecord';
import { isTravel } from '@/lib/server/services/travel/tripRecord';

/** The same form sent again within this time, without a key of its own, is the same quote. */
const REPEAT_MS = 2 * 60 * 1000;
const MAX_TRIES = 5;

/**
 * Makes a quote, and with consent its leads. All ids follow from the request, and the quote is written last:
 * whatever breaks in between, the same request completes it and nothing stands there twice.
 */
export async function createQuote(request: ApiRequest<QuoteBody>): Promise<QuoteDto> {
  const { input, caller, now } = request;
  checkNewQuote(input);
  checkPlace(input);
  const requestHash = hashRequest(input);
  const ids = quoteIdsOf(request, requestHash);
  const repeated = await findRepeated(ids, caller.ownerHash, now);
  if (repeated) return toQuoteDto(sameRequest(repeated, requestHash));
  const empty = emptyQuote(ids.current, caller.ownerHash, requestHash, now);
  const quote = await withProof(await withLeads(applyFields(empty, input, now), request), empty, request);
  if (await insertQuote(quote)) return toQuoteDto(quote);
  const winner = await findOwnQuote(quote._id, caller.ownerHash);
  if (!winner) throw new AppError('CONFLICT');
  return toQuoteDto(sameRequest(winner, requestHash));
}

/**
 * Merges the given fields into an own quote; of two writers at once, the second starts from what the first left.
 * What has been paid for or signed stays as it was.
 */
export async function updateQuote(request: ApiRequest<QuoteBody>): Promise<QuoteDto> {
  const { input, caller, now } = request;
  checkPlace(input);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const current = await getOwnQuote(input.quoteId, caller.ownerHash);
    if (isOfOther(current, input)) throw new AppError('NOT_FOUND');
    if (isBought(current) || (input.version ?? current.version) !== current.version) {
      throw new AppError('CONFLICT', { version: current.version });
    }
    const changed = await withLeads(applyFields(current, input, now), request, current);
    const stored = await replaceQuote(await withProof(checked(changed, input), current, request));
    if (stored) return toQuoteDto(stored);
    await checkNotForgotten(current._id);
  }
  const { version } = await getOwnQuote(input.quoteId, caller.ownerHash);
  throw new AppError('CONFLICT', { version });
}

export async function readQuote({ input, caller }: ApiRequest<{ quoteId: string }>): Promise<QuoteDto> {
  return toQuoteDto(await getOwnQuote(input.quoteId, caller.ownerHash));
}

/** A new quote starts with a lead, with members or with a trip; a price can be had without a phone number. */
function checkNewQuote({ members, trip, mobileNumber, name, dateOfBirth }: QuoteBody): void {
  if (members ?? trip) return;
  const fields: Record<string, FieldError> = {
    ...(!mobileNumber && { mobileNumber: { key: 'validation.mobileNumber' } }),
    ...(!name && { name: { key: 'validation.name' } }),
    ...(!dateOfBirth && { dateOfBirth: { key: 'validation.dateOfBirth.required' } }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
}

/** Where it was sent from is left out: a second try may come from another page, or from a turned phone. */
function hashRequest({
  leadDir: _dir,
  directorySlug: _slug,
  deviceType: _type,
  ...typed
}: QuoteBody): string {
  return keyedHash('quote-request', JSON.stringify(typed));
}

/** A quote insures a family or a trip: for the other it is none. */
function isOfOther(quote: QuoteRecord, input: QuoteBody): boolean {
  if (isTravel(quote)) return asksForFamily(input);
  return asksForFamily(quote) && asksForTrip(input);
}

/** A place that nobody knows has no price, so it is told at its field at once. */
function checkPlace({ pincode, city }: QuoteBody): void {
  if (findPlace({ pincode, city }) || !(pincode ?? city)) return;
  throw pincode ? invalidField('pincode', 'errors.UNKNOWN_PINCODE') : invalidField('city', 'validation.city');
}

function quoteIdsOf({ caller, idempotencyKey, now }: ApiRequest<QuoteBody>, requestHash: string) {
  const idOf = (key: string) => keyedHash('quote-id', `${caller.ownerHash}|${key}`);
  if (idempotencyKey) return { current: idOf(idempotencyKey) };
  const window = Math.floor(now.getTime() / REPEAT_MS);
  return { current: idOf(`${requestHash}|${window}`), previous: idOf(`${requestHash}|${window - 1}`) };
}

async function findRepeated(
  { current, previous }: { current: string; previous?: string },
  ownerHash: string,
  now: Date,
): Promise<QuoteRecord | null> {
  // One that changed hands since is not written to again, nor are its leads.
  if (await isQuoteThere(current)) return getOwnQuote(current, ownerHash);
  if (!previous) return null;
  const earlier = await findOwnQuote(previous, ownerHash);
  return earlier && now.getTime() - earlier.createdAt.getTime() < REPEAT_MS ? earlier : null;
}

function sameRequest(quote: QuoteRecord, requestHash: string): QuoteRecord {
  if (quote.requestHash !== requestHash) throw new AppError('CONFLICT', { version: quote.version });
  return quote;
}

/** Records the consents that came with the request and, where the customer may be called, keeps the leads. */
async function withLeads(
  quote: QuoteRecord,
  request: ApiRequest<QuoteBody>,
  before?: QuoteRecord,
): Promise<QuoteRecord> {
  const { input, locale } = request;
  const person = personOf(quote);
  if (!isComplete(person)) return quote;
  const mobileHash = mobileHashOf(person.mobileNumber);
  await recordConsents(quote, { mobileHash, isNewNumber: before?.mobileHash !== mobileHash }, request);
  // A corrected name goes to the leads that are there; another number needs a consent of its own.
  const isCorrection = before?.dialerId !== undefined && before.mobileHash === mobileHash && input.name;
  if (!input.consent && !isCorrection) {
    if (quote.dialerId) await noteQuoteSaved(quote.dialerId, quote);
    return quote;
  }
  await saveLeads(quote, person, locale);
  return { ...quote, ...leadIdsOf(quote._id) };
}

async function recordConsents(
  quote: QuoteRecord,
  { mobileHash, isNewNumber }: { mobileHash: string; isNewNumber: boolean },
  { input, caller, locale, now }: ApiRequest<QuoteBody>,
): Promise<void> {
  const given = { mobileHash, language: locale, addressHash: caller.addressHash };
  if (input.consent) await recordConsent(quote, { ...given, purpose: 'contact' }, now);
  if (input.marketingConsent) await recordConsent(quote, { ...given, purpose: 'marketing' }, now);
  // The line under the list of people says that adding a child agrees to it.
  const isAsked = isNewNumber || input.members !== undefined;
  if (isAsked && membersOf(quote).some(isChild)) {
    await recordConsent(quote, { ...given, purpose: 'child' }, now);
  }
}

/**
 * Another number is proven anew, unless it is the one that this browser proved. The quote is then this browser's alone:
 * what lay behind the proof of the number before, and who came in by it, stays behind.
 */
async function withProof(
  quote: QuoteRecord,
  before: QuoteRecord,
  { caller, now }: Pick<ApiRequest<unknown>, 'caller' | 'now'>,
): Promise<QuoteRecord> {
  if (quote.mobileHash === before.mobileHash) return quote;
  const { verifiedAt: _at, declaration: _declared, kyc: _kyc, provenBy: _sessions, ...rest } = quote;
  const { ownerHash } = caller;
  const ownership = before.ownership + (before.mobileHash === undefined ? 0 : 1);
  if (await isVerifiedFor(quote.mobileHash, caller)) {
    const proof = { provenBy: [ownerHash], verifiedAt: now, standing: STANDING.proven };
    return { ...rest, ownerHash, ownership, ...proof };
  }
  return { ...rest, ownerHash, ownership, standing: await standingOfNew(quote.mobileHash) };
}

/** Its prover says that what others typed is right. */
function checked(quote: QuoteRecord, { isChecked }: QuoteBody): QuoteRecord {
  return isChecked && quote.standing === STANDING.unchecked ? { ...quote, standing: STANDING.proven } : quote;
}

function isComplete(person: Partial<Person>): person is Person {
  return Boolean(person.mobileNumber && person.name && person.dateOfBirth);
}
