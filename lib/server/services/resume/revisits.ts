import { paths } from '@/lib/config/paths';
import type { ResumeRecordDto } from '@/lib/domain/resume/contract';
import type { Quote } from '@/lib/domain/quote/quote';
import { type Holding, isHeldBy } from '@/lib/domain/quote/ownership';
import type { Stage } from '@/lib/domain/quote/journey/stages';
import { isInternalPath } from '@/lib/domain/resume/internalPath';
import { firstReminder } from '@/lib/domain/resume/reminders';
import { expiryOf } from '@/lib/domain/resume/resume';
import type { RevisitBody, RevisitQuery, RevisitUpdateBody } from '@/lib/validation/resume/requests';
import {
  admitToRevisit,
  changeRevisit,
  deleteExpiredRevisit,
  findNewestRevisit,
  findRevisitWithQuote,
  insertRevisit,
  type RevisitRecord,
  type RevisitWithQuote,
} from '@/models/resume/revisit';
import type { QuoteRecord } from '@/models/quote/quote';
import type { Caller } from '@/lib/server/auth/caller';
import { isResumeSecret } from '@/lib/server/auth/resumeSecret';
import { isVerifiedFor } from '@/lib/server/auth/verifiedPhone';
import { note } from '@/lib/server/telemetry/notes';
import { randomId } from '@/lib/server/crypto';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError, invalidField } from '@/lib/server/http/errors';
import { findQuote, openQuote } from '@/lib/server/services/quote/quoteStore';
import { forgetJourney } from './forgetJourney';
import { getOwnRecord } from '@/lib/server/services/quote/ownQuote';
import { sealedField } from '@/lib/server/services/common/personalData';

type Journey = { quoteId: string; stage: Stage; url: string };

const sealedForm = sealedField<Record<string, unknown>>('revisits', 'form');
const afterPayment: readonly Stage[] = ['appform_119', 'complete_120'];

/** Idempotent by uuid. */
export async function createRevisit({ input, caller, now }: ApiRequest<RevisitBody>) {
  const { uuid = randomId(), ...journey } = input.resumeJourney;
  const { ownerHash, resumeHash } = caller;
  checkUrl(journey);
  const quote = await getQuote(journey, caller);
  const saved = { ...journey, updatedAt: now, expiresAt: expiryOf(now), remindAt: firstReminder(now) };
  const { ownership } = quote;
  const fresh = { ...saved, _id: uuid, ownerHash, resumeHash, ownership, version: 1, createdAt: now };
  const isNew = (await insertRevisit(fresh)) || (await replaceExpired(fresh));
  if (isNew) note('resume', { step: 'kept' });
  if (isNew) return { record: toRecordDto(fresh), isNew };
  const existing = await findRevisitWithQuote(uuid, now);
  if (!existing) throw new AppError('NOT_FOUND');
  const move = moveOf(existing, quote, caller);
  const changed = await changeRevisit(
    { uuid, quoteId: existing.quoteId, ownership: existing.ownership, aliveAt: now },
    { ...move, ...saved },
    isSameJourney(existing, journey) ? 0 : 1,
  );
  if (!changed) throw new AppError('NOT_FOUND');
  await admit(changed, caller);
  return { record: toRecordDto(changed), isNew };
}

/** Saves over the version the browser read; without one, over the current version. */
export async function updateRevisit({ input, caller, now }: ApiRequest<RevisitUpdateBody>) {
  const { uuid, version, getQuickQuoteForm, ...journey } = input.resumeJourney;
  checkUrl(journey);
  const quote = await getQuote(journey, caller);
  const form = getQuickQuoteForm && { form: sealedForm.seal(getQuickQuoteForm, uuid) };
  const saved = {
    ...journey,
    ...form,
    updatedAt: now,
    expiresAt: expiryOf(now),
    remindAt: firstReminder(now),
  };
  const key = { uuid, version, aliveAt: now };
  const changed =
    (await changeRevisit({ ...key, quoteId: quote._id, ownership: quote.ownership }, saved)) ??
    (await moveRevisit(key, saved, { quote, caller }));
  await admit(changed, caller);
  return toRecordDto(changed);
}

type RevisitSave = Pick<RevisitRecord, 'quoteId' | 'stage' | 'url' | 'updatedAt' | 'expiresAt'>;

async function moveRevisit(
  key: { uuid: string; version?: number; aliveAt: Date },
  saved: RevisitSave,
  { quote, caller }: { quote: QuoteRecord; caller: Caller },
): Promise<RevisitRecord> {
  const current = await findRevisitWithQuote(key.uuid, key.aliveAt);
  if (!current) throw new AppError('NOT_FOUND');
  const { quoteId, ownership } = current;
  const change = { ...moveOf(current, quote, caller), ...saved };
  const moved = await changeRevisit({ ...key, quoteId, ownership }, change);
  if (moved) return moved;
  const newer = (await findRevisitWithQuote(key.uuid, key.aliveAt)) ?? current;
  throw new AppError('CONFLICT', { version: newer.version });
}

/** Readable with the resume secret; the form needs a session that owns the quote or proved its number. */
export async function readRevisit({
  input,
  caller,
  now,
}: ApiRequest<RevisitQuery>): Promise<ResumeRecordDto> {
  const record = await findReadableRevisit(input.uuid, caller, now);
  if (!record) throw new AppError('NOT_FOUND');
  const { quote } = record;
  const showsForm = isHeldBy(quote, caller.ownerHash) || (await isVerifiedFor(quote.mobileHash, caller));
  return {
    ...toRecordDto(record),
    ...(showsForm && record.form && { getQuickQuoteForm: sealedForm.unseal(record.form, input.uuid) }),
  };
}

/** Deletes the record and its unpaid quote if they are the caller's; answers the same otherwise. */
export async function removeRevisit({ input, caller, now }: ApiRequest<{ uuid: string }>): Promise<void> {
  const record = await findRevisitWithQuote(input.uuid);
  if (!record) return;
  const { quote, ownerHash, resumeHash, ownership } = record;
  const isOfBrowser = isResumeSecret(caller.resumeHash, resumeHash) || ownerHash === caller.ownerHash;
  const isOwn = quote
    ? isHeldBy(quote, caller.ownerHash) || (isOfBrowser && ownership === quote.ownership)
    : isOfBrowser;
  if (!isOwn) return;
  await forgetJourney(record.quoteId, now);
  note('resume', { step: 'anew' });
}

type Readable = RevisitRecord & { quote: Quote };

/** The uuid alone proves nothing: needs an owning session or an admitted resume secret. */
export async function findReadableRevisit(
  uuid: string,
  caller: Caller,
  now: Date,
): Promise<Readable | undefined> {
  const record = await findRevisitWithQuote(uuid, now);
  const { quote } = record ?? {};
  return record && quote && isReader(record, quote, caller)
    ? { ...record, quote: openQuote(quote) }
    : undefined;
}

export async function findReadableQuote(quoteId: string, caller: Caller, now: Date): Promise<Quote | null> {
  const [record, quote] = await Promise.all([findNewestRevisit(quoteId, now), findQuote(quoteId, now)]);
  return record && quote && isReader(record, quote, caller) ? quote : null;
}

function isReader(record: RevisitRecord, quote: Holding, { ownerHash, resumeHash }: Caller): boolean {
  if (isHeldBy(quote, ownerHash)) return true;
  const secrets = [record.resumeHash, ...(record.guests ?? [])];
  return record.ownership === quote.ownership && secrets.some((secret) => isResumeSecret(resumeHash, secret));
}

/** Revokes other sessions' access to the resume record. */
export function handOver({ ownership }: Holding, { ownerHash, resumeHash }: Caller) {
  return { ownership, ownerHash, resumeHash, guests: [] };
}

/** A browser that saves a record may read it from then on. */
async function admit(record: RevisitRecord, caller: Caller): Promise<void> {
  if ([record.resumeHash, ...(record.guests ?? [])].includes(caller.resumeHash)) return;
  await admitToRevisit(record, caller.resumeHash);
}

async function replaceExpired(fresh: RevisitRecord): Promise<boolean> {
  const isRemoved = await deleteExpiredRevisit(fresh._id, fresh.ownerHash, fresh.createdAt);
  return isRemoved && insertRevisit(fresh);
}

/** Only the record's own browser may move it; guests and the earlier quote's form are dropped. */
function moveOf(record: RevisitWithQuote, quote: QuoteRecord, caller: Caller) {
  if (record.quoteId === quote._id) {
    return record.ownership === quote.ownership ? {} : handOver(quote, caller);
  }
  const isOthers = record.quote !== undefined && !isHeldBy(record.quote, caller.ownerHash);
  if (record.ownerHash !== caller.ownerHash || isOthers) throw new AppError('NOT_FOUND');
  return { ...handOver(quote, caller), form: '' };
}

function checkUrl({ quoteId, url }: Journey): void {
  const carried = new URL(url, 'http://localhost').searchParams.get('quoteId');
  if (carried !== quoteId) throw invalidField('resumeJourney.url', 'validation.url');
}

async function getQuote({ quoteId, stage }: Journey, { ownerHash }: Caller): Promise<QuoteRecord> {
  const quote = await getOwnRecord(quoteId, ownerHash);
  if (afterPayment.includes(stage) && !quote.paidAt) throw new AppError('STEP_NOT_REACHED');
  return quote;
}

function isSameJourney(one: Journey, other: Journey): boolean {
  return one.quoteId === other.quoteId && one.stage === other.stage && one.url === other.url;
}

export function toRecordDto(record: RevisitRecord): ResumeRecordDto {
  const { _id, quoteId, stage, url, version, createdAt, updatedAt, expiresAt } = record;
  return {
    uuid: _id,
    quoteId,
    stage,
    url: isInternalPath(url) ? url : paths.home,
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
