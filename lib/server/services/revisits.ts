import { paths } from '@/lib/config/paths';
import type { ResumeRecordDto } from '@/lib/domain/contract';
import type { Stage } from '@/lib/domain/journey/stages';
import { isInternalPath } from '@/lib/domain/resume/internalPath';
import { firstReminder } from '@/lib/domain/resume/reminders';
import { expiryOf } from '@/lib/domain/resume/resume';
import type { RevisitBody, RevisitQuery, RevisitUpdateBody } from '@/lib/validation/requests/revisit';
import { findOwnQuote } from '@/models/quote';
import {
  changeRevisit,
  deleteExpiredRevisit,
  findRevisit,
  findRevisitWithQuote,
  insertRevisit,
  type RevisitRecord,
} from '@/models/revisit';
import type { Caller } from '../auth/caller';
import { isResumeSecret } from '../auth/resumeSecret';
import { isVerifiedFor } from '../auth/verifiedPhone';
import { randomId } from '../crypto';
import type { ApiRequest } from '../http/createHandler';
import { AppError, invalidField } from '../http/errors';
import { forgetJourney } from './forgetJourney';
import { sealedField } from './personalData';

type Journey = { quoteId: string; stage: Stage; url: string };

const sealedForm = sealedField<Record<string, unknown>>('revisits', 'form');
/** Stages that only a payment opens. */
const afterPayment: readonly Stage[] = ['appform_119', 'complete_120'];

/** Creates the record of a journey. The same uuid again is the same record, changed only if the journey was. */
export async function createRevisit({ input, caller, now }: ApiRequest<RevisitBody>) {
  const { uuid = randomId(), ...journey } = input.resumeJourney;
  const { ownerHash, resumeHash } = caller;
  await checkJourney(journey, caller);
  const saved = { ...journey, updatedAt: now, expiresAt: expiryOf(now), remindAt: firstReminder(now) };
  const fresh = { ...saved, _id: uuid, ownerHash, resumeHash, version: 1, createdAt: now };
  const isNew = (await insertRevisit(fresh)) || (await replaceExpired(fresh));
  if (isNew) return { record: toRecordDto(fresh), isNew };
  const existing = await findRevisit(uuid, now);
  if (!existing || !isOwner(existing, caller)) throw new AppError('NOT_FOUND');
  const step = isSameJourney(existing, journey) ? 0 : 1;
  const key = { uuid, ownerHash, aliveAt: now, secret: resumeHash };
  const changed = await changeRevisit(key, { ...moveOf(existing, journey, caller), ...saved }, step);
  if (!changed) throw new AppError('NOT_FOUND');
  return { record: toRecordDto(changed), isNew };
}

/** Saves a step over the version the browser knows; without one, over whatever is there. */
export async function updateRevisit({ input, caller, now }: ApiRequest<RevisitUpdateBody>) {
  const { uuid, version, getQuickQuoteForm, ...journey } = input.resumeJourney;
  const { ownerHash, resumeHash } = caller;
  checkUrl(journey);
  const form = getQuickQuoteForm && { form: sealedForm.seal(getQuickQuoteForm, uuid) };
  const saved = {
    ...journey,
    ...form,
    updatedAt: now,
    expiresAt: expiryOf(now),
    remindAt: firstReminder(now),
  };
  const key = { uuid, ownerHash, version, aliveAt: now, secret: resumeHash };
  // The quote of the record was looked at when that was made: to save on in it is one round trip.
  const { quoteId, stage } = journey;
  const isPlain = !afterPayment.includes(stage);
  const changed = isPlain && (await changeRevisit({ ...key, quoteId }, saved));
  if (changed) return toRecordDto(changed);
  await checkQuote(journey, caller);
  const current = await findRevisit(uuid, now);
  if (!current || !isOwner(current, caller)) throw new AppError('NOT_FOUND');
  const moved = await changeRevisit(key, { ...moveOf(current, journey, caller), ...saved });
  if (moved) return toRecordDto(moved);
  const newer = (await findRevisit(uuid, now)) ?? current;
  throw new AppError('CONFLICT', { version: newer.version });
}

/** The record, for whoever holds its secret; its form for the session that typed it, or with a code by its phone. */
export async function readRevisit({
  input,
  caller,
  now,
}: ApiRequest<RevisitQuery>): Promise<ResumeRecordDto> {
  const record = await findRevisitWithQuote(input.uuid, now);
  if (!record || !isReader(record, caller)) throw new AppError('NOT_FOUND');
  const isTypist = isOwner(record, caller);
  const showsForm = isTypist || (await isVerifiedFor(record.quote?.mobileHash, caller));
  return {
    ...toRecordDto(record),
    ...(showsForm && record.form && { getQuickQuoteForm: sealedForm.unseal(record.form, input.uuid) }),
  };
}

/**
 * Deletes for good the record, its form, and all of the journey that is nobody's contract, if it is the caller's;
 * the answer is the same if it is not.
 */
export async function removeRevisit({ input, caller }: ApiRequest<{ uuid: string }>): Promise<void> {
  const record = await findRevisit(input.uuid);
  if (!record) return;
  const isOwn = isOwner(record, caller) || isResumeSecret(caller.resumeHash, record.resumeHash);
  if (isOwn) await forgetJourney(record.quoteId);
}

export async function findReadableRevisit(
  uuid: string,
  caller: Caller,
  now: Date,
): Promise<RevisitRecord | undefined> {
  const record = await findRevisit(uuid, now);
  return record && isReader(record, caller) ? record : undefined;
}

/** The session that typed it, or one on another device that proved its phone. */
function isOwner({ ownerHash, guests = [] }: RevisitRecord, caller: Caller): boolean {
  return ownerHash === caller.ownerHash || guests.includes(caller.ownerHash);
}

/** The uuid alone proves nothing: the browser's secret or the session that saved must come with it. */
export function isReader(record: RevisitRecord, caller: Caller): boolean {
  const secrets = [record.resumeHash, ...(record.guests ?? [])];
  return isOwner(record, caller) || secrets.some((secret) => isResumeSecret(caller.resumeHash, secret));
}

/** An own record that expired, and that the TTL index has not swept yet, makes room for the new one. */
async function replaceExpired(fresh: RevisitRecord): Promise<boolean> {
  const isRemoved = await deleteExpiredRevisit(fresh._id, fresh.ownerHash, fresh.createdAt);
  return isRemoved && insertRevisit(fresh);
}

/**
 * What changes where a record goes on with another quote. Its own browser may do so, and leaves behind whom the quote of
 * before had let in and what was typed for it; who was let in makes a record of their own for another quote.
 */
function moveOf(record: RevisitRecord, { quoteId }: Journey, { ownerHash }: Caller) {
  if (record.quoteId === quoteId) return {};
  if (record.ownerHash !== ownerHash) throw new AppError('NOT_FOUND');
  return { guests: [], form: '' };
}

async function checkJourney(journey: Journey, caller: Caller): Promise<void> {
  checkUrl(journey);
  await checkQuote(journey, caller);
}

function checkUrl({ quoteId, url }: Journey): void {
  const carried = new URL(url, 'http://localhost').searchParams.get('quoteId');
  if (carried !== quoteId) throw invalidField('resumeJourney.url', 'validation.url');
}

async function checkQuote({ quoteId, stage }: Journey, { ownerHash }: Caller): Promise<void> {
  const quote = await findOwnQuote(quoteId, ownerHash);
  if (!quote) throw new AppError('NOT_FOUND');
  if (afterPayment.includes(stage) && !quote.paidAt) throw new AppError('STEP_NOT_REACHED');
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
