import type { JourneyDto, ResumeRecordDto } from '@/lib/domain/contract';
import { firstReminder } from '@/lib/domain/resume/reminders';
import { expiryOf } from '@/lib/domain/resume/resume';
import { nextPathOf, summaryUrl } from '@/lib/config/paths';
import type { OpenJourneyBody } from '@/lib/validation/requests/revisit';
import { admitToQuote, findOpenQuotes, type QuoteRecord } from '@/models/quote';
import { admitToRevisit, findNewestRevisit, insertRevisit, type RevisitRecord } from '@/models/revisit';
import type { Caller } from '../auth/caller';
import { provenNumberOf } from '../auth/verifiedPhone';
import { randomId } from '../crypto';
import type { ApiRequest } from '../http/createHandler';
import { AppError } from '../http/errors';
import { landingOf } from './landing';
import { findPaid } from './paidJourney';
import { nextStepOfQuote, productNameOf, toQuoteDto } from './quoteRecord';
import { planOf, answersOf } from './resumeLookup';
import { toRecordDto } from './revisits';
import { findVerifiedQuote } from './verifiedQuote';

const LIMIT = 10;

/** What the proven number has begun and not finished. NOT_SIGNED_IN where no number is proven. */
export async function listJourneys({
  caller,
  now,
  locale,
}: Pick<ApiRequest<unknown>, 'caller' | 'now' | 'locale'>): Promise<JourneyDto[]> {
  const quotes = await findOpenQuotes(await provenNumberOf(caller), now, LIMIT);
  return Promise.all(quotes.map((quote) => toJourneyDto(quote, { now, locale })));
}

/**
 * Goes on with a journey of the proven number in this browser, which from then on may do with it what the one that
 * began it may. Answers the newest record of it, or a new one where its own is gone.
 */
export async function openJourney({
  input,
  caller,
  now,
}: ApiRequest<OpenJourneyBody>): Promise<ResumeRecordDto> {
  const quote = await findVerifiedQuote(input.quoteId, { caller, now });
  if (quote.completedAt) throw new AppError('NOT_FOUND');
  if (quote.ownerHash !== caller.ownerHash) await admitToQuote(quote._id, caller.ownerHash);
  const found = await findNewestRevisit(quote._id, now);
  if (found) await admitToRevisit(found._id, [caller.ownerHash, caller.resumeHash]);
  const record = toRecordDto(found ?? (await newRecord(quote, caller, now)));
  const url = quote.paidAt
    ? nextPathOf(toQuoteDto(quote))
    : landingOf({ ...record, segment: quote.segment }, answersOf(quote, now));
  return { ...record, url };
}

async function newRecord(quote: QuoteRecord, caller: Caller, now: Date): Promise<RevisitRecord> {
  const { ownerHash, resumeHash } = caller;
  const record = {
    _id: randomId(),
    quoteId: quote._id,
    stage: quote.stage,
    url: summaryUrl(quote._id, quote.segment),
    ownerHash,
    resumeHash,
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

async function toJourneyDto(quote: QuoteRecord, { now, locale }: Asked): Promise<JourneyDto> {
  const payment = quote.paidAt && (await findPaid(quote, now));
  return {
    ...planOf(quote, { now, locale }),
    quoteId: quote._id,
    next: nextStepOfQuote(quote),
    product: quote.product,
    productName: productNameOf(quote),
    updatedAt: quote.updatedAt.toISOString(),
    ...(payment && { payment }),
  };
}
