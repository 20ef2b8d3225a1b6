import { keptUntil } from '@/lib/domain/common/retention';
import type { DeskNoteBody } from '@/lib/validation/desk/drawer';
import { type DeskNoteRecord, insertDeskNote } from '@/models/desk/deskNote';
import { lookupHash, randomId } from '@/lib/server/crypto';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { sealedField } from '@/lib/server/services/common/personalData';
import { actorOf } from '@/lib/server/services/common/actor';
import { checkNotForgotten } from '@/lib/server/services/resume/forgetJourney';
import { findDeskQuote } from './foundQuote';

export const sealedDeskNote = sealedField<string>('deskNotes', 'text');

/** With an idempotency key, a repeat after a lost answer adds nothing. */
export async function addNote(request: ApiRequest<DeskNoteBody>): Promise<object> {
  const { quoteId, text } = request.input;
  await findDeskQuote(quoteId, request.now);
  const id = noteIdOf(request);
  const isNew = await keepNote(request, { _id: id, quoteId, text: sealedDeskNote.seal(text, id) });
  if (isNew) await audit('NOTE_ADDED', actorOf(request).staffId, request, { quoteId, noteId: id });
  return {};
}

export function noteIdOf(request: Pick<ApiRequest<unknown>, 'idempotencyKey' | 'staff'>): string {
  const { idempotencyKey } = request;
  if (idempotencyKey === undefined) return randomId();
  return lookupHash('desk-note', `${actorOf(request).staffId}|${idempotencyKey}`);
}

export async function keepNote(
  request: Pick<ApiRequest<unknown>, 'staff' | 'now'>,
  note: Pick<DeskNoteRecord, '_id' | 'quoteId' | 'text' | 'outcome' | 'callBack'>,
): Promise<boolean> {
  const { now } = request;
  const { staffId } = actorOf(request);
  const isNew = await insertDeskNote({ ...note, staffId, at: now, expiresAt: keptUntil('lead', now) });
  await checkNotForgotten(note.quoteId);
  return isNew;
}
