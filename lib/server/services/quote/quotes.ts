import type { QuoteDto } from '@/lib/domain/quote/contract';
import { todayInIndia } from '@/lib/domain/common/dates';
import { keptUntil } from '@/lib/domain/common/retention';
import type { Place } from '@/lib/domain/places/places';
import { changeQuote } from '@/lib/domain/quote/changeQuote';
import { STANDING } from '@/lib/domain/quote/ownership';
import { beginQuote, isBought, isTrip, type Quote } from '@/lib/domain/quote/quote';
import { toQuoteDto } from '@/lib/domain/quote/toQuoteDto';
import { asksForFamily, asksForTrip, type QuoteBody } from '@/lib/validation/quote/requests';
import { isQuoteThere } from '@/models/quote/quote';
import { standingOfNew } from '@/models/quote/quoteOwnership';
import { isVerifiedFor } from '@/lib/server/auth/verifiedPhone';
import { keyedHash } from '@/lib/server/crypto';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError, type FieldError, invalidField } from '@/lib/server/http/errors';
import { findPlace } from '@/lib/server/places/places';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { keepJourney } from '@/lib/server/services/common/keepRecords';
import { mobileHashOf } from '@/lib/server/services/common/personalData';
import { withdrawReview } from '@/lib/server/services/kyc/reviewedKyc';
import { checkNotForgotten } from '@/lib/server/services/resume/forgetJourney';
import { restoreLeads, withLeads } from './leads';
import { getOwnQuote } from './ownQuote';
import { findOwnQuote, insertQuote, replaceQuote } from './quoteStore';
import { noteVersion } from './quoteVersions';

/** Without an idempotency key, the same body within this time is the same quote. */
const REPEAT_MS = 2 * 60 * 1000;

/** Ids are derived from the request and the quote is written last, so that a repeat completes an interrupted one. */
export async function createQuote(request: ApiRequest<QuoteBody>): Promise<QuoteDto> {
  const { input, caller, now, locale } = request;
  checkNewQuote(input);
  const place = getGivenPlace(input);
  const requestHash = hashRequest(input);
  const ids = quoteIdsOf(request, requestHash);
  const repeated = await findRepeated(ids, caller.ownerHash, now);
  if (repeated) return toQuoteDto(sameRequest(repeated, requestHash), locale);
  const begun = beginQuote({ _id: ids.current, ownerHash: caller.ownerHash, requestHash }, now);
  const quote = await change(begun, place, request);
  if (await insertQuote(quote)) {
    await noteVersion(quote, undefined, request);
    return toQuoteDto(quote, locale);
  }
  const winner = await findOwnQuote(quote._id, caller.ownerHash);
  if (!winner) throw new AppError('CONFLICT');
  return toQuoteDto(sameRequest(winner, requestHash), locale);
}

/** Retries on concurrent writes. Paid or signed fields don't change. */
export function updateQuote(request: ApiRequest<QuoteBody>): Promise<QuoteDto> {
  const { input, caller, locale } = request;
  const place = getGivenPlace(input);
  const getCurrent = () => getOwnQuote(input.quoteId, caller.ownerHash);
  return retryOnConflict(
    async () => {
      const current = await getCurrent();
      if (isOfOther(current, input)) throw new AppError('NOT_FOUND');
      const isCurrent = input.version === undefined || input.version === current.version;
      if (isBought(current) || !isCurrent) throw new AppError('CONFLICT', { version: current.version });
      const saved = await replaceQuote(await change(current, place ?? findPlace(current), request));
      if (saved) {
        await noteVersion(saved, current, request);
        if (current.kyc === 'review' && !saved.kyc) await withdrawReview(saved._id, request.now);
        // Declaration, KYC and travellers are told only once the number is proven.
        if (saved.verifiedAt) await keepJourney(saved, saved.expiresAt);
        return toQuoteDto(saved, locale);
      }
      await restoreLeads(current._id, locale);
      await checkNotForgotten(current._id);
      return undefined;
    },
    async () => new AppError('CONFLICT', { version: (await getCurrent()).version }),
  );
}

export async function readQuote({
  input,
  caller,
  locale,
}: ApiRequest<{ quoteId: string }>): Promise<QuoteDto> {
  return toQuoteDto(await getOwnQuote(input.quoteId, caller.ownerHash), locale);
}

function checkNewQuote({ members, trip, mobileNumber, name, dateOfBirth }: QuoteBody): void {
  if (members ?? trip) return;
  const fields: Record<string, FieldError> = {
    ...(!mobileNumber && { mobileNumber: { key: 'validation.mobileNumber' } }),
    ...(!name && { name: { key: 'validation.name' } }),
    ...(!dateOfBirth && { dateOfBirth: { key: 'validation.dateOfBirth.required' } }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
}

/** Refuses unknown places here, since they have no price. */
function getGivenPlace({ pincode, city }: QuoteBody): Place | undefined {
  const place = findPlace({ pincode, city });
  if (place || !(pincode ?? city)) return place;
  throw pincode ? invalidField('pincode', 'errors.UNKNOWN_PINCODE') : invalidField('city', 'validation.city');
}

/** Ignores the page it was sent from: a retry may come from another one. */
function hashRequest({
  leadDir: _dir,
  directorySlug: _slug,
  deviceType: _type,
  ...typed
}: QuoteBody): string {
  return keyedHash('quote-request', JSON.stringify(typed));
}

function isOfOther(quote: Quote, input: QuoteBody): boolean {
  if (isTrip(quote)) return asksForFamily(input);
  const isFamily = quote.members.length > 0 || quote.product !== undefined;
  return isFamily && asksForTrip(input);
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
): Promise<Quote | null> {
  const [isThere, earlier] = await Promise.all([
    isQuoteThere(current),
    previous === undefined ? null : findOwnQuote(previous, ownerHash),
  ]);
  // A quote that changed hands is not written to, nor are its leads.
  if (isThere) return getOwnQuote(current, ownerHash);
  return earlier && now.getTime() - earlier.createdAt.getTime() < REPEAT_MS ? earlier : null;
}

function sameRequest(quote: Quote, requestHash: string): Quote {
  if (quote.requestHash !== requestHash) throw new AppError('CONFLICT', { version: quote.version });
  return quote;
}

async function change(
  before: Quote,
  place: Place | undefined,
  request: ApiRequest<QuoteBody>,
): Promise<Quote> {
  const { input, now } = request;
  const changed = changeQuote(before, input, place, todayInIndia(now));
  const { mobileNumber } = changed.person;
  const dated: Quote = {
    ...changed,
    mobileHash: changed.mobileHash ?? (mobileNumber && mobileHashOf(mobileNumber)),
    updatedAt: now,
    expiresAt: keptUntil('quote', now),
  };
  const [withIds, holder] = await Promise.all([
    withLeads(dated, before, request),
    holderOf(dated, before, request),
  ]);
  return { ...withIds, ...holder };
}

/** A new number needs a new proof, unless this browser proved it; other sessions lose access. */
async function holderOf(
  { mobileHash }: Quote,
  before: Quote,
  { caller, now }: Pick<ApiRequest<unknown>, 'caller' | 'now'>,
): Promise<Partial<Pick<Quote, 'ownerHash' | 'ownership' | 'provenBy' | 'verifiedAt' | 'standing'>>> {
  if (mobileHash === before.mobileHash) return {};
  const { ownerHash } = caller;
  const ownership = before.ownership + (before.mobileHash === undefined ? 0 : 1);
  if (await isVerifiedFor(mobileHash, caller)) {
    const proof = { provenBy: [ownerHash], verifiedAt: now, standing: STANDING.proven };
    return { ownerHash, ownership, ...proof };
  }
  return { ownerHash, ownership, standing: await standingOfNew(mobileHash) };
}
