import type { JourneyDto, ResumeRecordDto } from '@/lib/domain/resume/contract';
import { nextStepOfQuote, productNameOf, type Quote } from '@/lib/domain/quote/quote';
import { STANDING } from '@/lib/domain/quote/ownership';
import { toQuoteDto } from '@/lib/domain/quote/toQuoteDto';
import { firstReminder } from '@/lib/domain/resume/reminders';
import { expiryOf, JOURNEYS_A_PAGE } from '@/lib/domain/resume/resume';
import { nextPathOf, summaryUrl } from '@/lib/config/paths';
import type { JourneysQuery, OpenJourneyBody } from '@/lib/validation/resume/requests';
import { listOpenQuotes } from '@/models/quote/quoteOwnership';
import {
  admitToRevisit,
  changeRevisit,
  findNewestRevisit,
  insertRevisit,
  type RevisitRecord,
} from '@/models/resume/revisit';
import type { Caller } from '@/lib/server/auth/caller';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { randomId } from '@/lib/server/crypto';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { openQuote } from '@/lib/server/services/quote/quoteStore';
import { forgetJourney } from './forgetJourney';
import { landingOf } from '@/lib/server/services/quote/landing';
import { findPaid } from '@/lib/server/services/payment/paidJourney';
import { planOf, answersOf } from './resumeLookup';
import { handOver, toRecordDto } from './revisits';
import { findVerifiedQuote, takeOverQuotes } from '@/lib/server/services/quote/verifiedQuote';

export async function listJourneys({
  input,
  caller,
  now,
  locale,
}: Pick<ApiRequest<JourneysQuery>, 'input' | 'caller' | 'now' | 'locale'>): Promise<JourneyDto[]> {
  const mobileHash = await provenNumberOf(caller);
  // Quotes begun with the number since it was proven.
  await takeOverQuotes(mobileHash, caller.ownerHash, now);
  const after = input.after === undefined ? undefined : await findVerifiedQuote(input.after, { caller, now });
  const quotes = await listOpenQuotes(mobileHash, { aliveAt: now, after, limit: JOURNEYS_A_PAGE });
  return Promise.all(quotes.map((quote) => toJourneyDto(openQuote(quote), { now, locale })));
}

export async function discardJourney(request: ApiRequest<{ quoteId: string }>): Promise<void> {
  const { _id } = await findVerifiedQuote(request.input.quoteId, request);
  await forgetJourney(_id, request.now);
}

/** Gives this browser ownership and returns the newest resume record, or a new one if it expired. */
export async function openJourney({
  input,
  caller,
  now,
  locale,
}: ApiRequest<OpenJourneyBody>): Promise<ResumeRecordDto> {
  const quote = await findVerifiedQuote(input.quoteId, { caller, now });
  if (quote.completedAt) throw new AppError('NOT_FOUND');
  const found = await findNewestRevisit(quote._id, now);
  const record = toRecordDto(
    (found && (await enter(found, quote, caller))) ?? (await newRecord(quote, caller, now)),
  );
  const url = quote.paidAt
    ? nextPathOf(toQuoteDto(quote, locale))
    : landingOf({ ...record, segment: quote.segment }, answersOf(quote, planOf(quote, { now, locale }), now));
  return { ...record, url };
}

async function enter(record: RevisitRecord, quote: Quote, caller: Caller): Promise<RevisitRecord | null> {
  const { _id: uuid, quoteId, ownership, expiresAt } = record;
  if (ownership !== quote.ownership) {
    return changeRevisit({ uuid, quoteId, ownership, aliveAt: expiresAt }, handOver(quote, caller));
  }
  await admitToRevisit(record, caller.resumeHash);
  return record;
}

async function newRecord(quote: Quote, caller: Caller, now: Date): Promise<RevisitRecord> {
  const { ownerHash, resumeHash } = caller;
  const record = {
    _id: randomId(),
    quoteId: quote._id,
    stage: quote.stage,
    url: summaryUrl(quote._id, quote.segment),
    ownerHash,
    resumeHash,
    ownership: quote.ownership,
    remindAt: firstReminder(now),
    version: 1,
    createdAt: now,
    updatedAt: now,
    expiresAt: expiryOf(now),
  };
  await insertRevisit(record);
  return record;
}

type Asked = Pick<ApiRequest<unknown>, 'now' | 'locale'>;

async function toJourneyDto(quote: Quote, { now, locale }: Asked): Promise<JourneyDto> {
  const payment = quote.paidAt && (await findPaid(quote, now));
  return {
    ...planOf(quote, { now, locale }),
    quoteId: quote._id,
    next: nextStepOfQuote(quote),
    product: quote.product,
    productName: productNameOf(quote),
    updatedAt: quote.updatedAt.toISOString(),
    ...(quote.standing === STANDING.unchecked && { isUnchecked: true }),
    ...(payment && { payment }),
  };
}
