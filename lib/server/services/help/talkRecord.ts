import { keptUntil } from '@/lib/domain/common/retention';
import { isWords, MOST_TALK_LINES, type TalkContact } from '@/lib/domain/help/talk';
import { maskSecrets } from '@/lib/domain/help/maskSecrets';
import { seal, unseal } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { sealedField } from '@/lib/server/services/common/personalData';
import { findTalk, saveTalk, type TalkLine, type TalkRecord } from '@/models/help/talk';

const sealedContact = sealedField<TalkContact>('talks', 'contact');

export const sealContact = (contact: TalkContact, talkId: string) => sealedContact.seal(contact, talkId);
export const contactOf = ({ contact, _id }: Pick<TalkRecord, 'contact' | '_id'>) =>
  sealedContact.unseal(contact, _id);

/** Seals a line to its talk and its place: moved elsewhere, it can't be opened. */
const placeOf = (talkId: string, place: number) => ({
  collection: 'talks',
  field: `lines.${place}.words`,
  id: talkId,
});

export function wordsAt(
  { _id, lines }: Pick<TalkRecord, '_id' | 'lines'>,
  place: number,
): string | undefined {
  const words = lines[place]?.words;
  return words === undefined ? undefined : String(unseal(words, placeOf(_id, place)));
}

type NewLine = Omit<TalkLine, 'words'> & { text?: string };

export const isFull = (lines: readonly Pick<TalkLine, 'kind'>[]) =>
  lines.filter(({ kind }) => isWords(kind)).length >= MOST_TALK_LINES;

/** Adds the line at the end, since its place is part of its seal. Throws TALK_FULL. */
export function withLine(talk: TalkRecord, { text, ...line }: NewLine): TalkRecord['lines'] {
  if (isWords(line.kind) && isFull(talk.lines)) throw new AppError('TALK_FULL');
  const words = text !== undefined && {
    words: seal(maskSecrets(text.trim()), placeOf(talk._id, talk.lines.length)),
  };
  return [...talk.lines, { ...line, ...words }];
}

/** Undefined means that nothing is to be changed. It runs again on the new record if another save came first. */
type Change = (talk: TalkRecord) => Partial<TalkRecord> | undefined;

export async function changeTalk(talkId: string, now: Date, change: Change): Promise<TalkRecord> {
  return retryOnConflict(async () => {
    const before = await findTalk(talkId);
    if (!before) throw new AppError('NOT_FOUND');
    const changed = change(before);
    if (!changed) return before;
    const saved = await saveTalk({
      ...before,
      ...changed,
      updatedAt: now,
      expiresAt: keptUntil('talk', now),
    });
    return saved ?? undefined;
  });
}

/**
 * Files are taken once one of the staff took the talk, or the number is proven, so that nobody else fills our store.
 */
export function takesFiles({ channel, isProven, lines }: Pick<TalkRecord, 'channel' | 'isProven' | 'lines'>) {
  return channel === 'site' && (isProven || lines.some(({ kind }) => kind === 'taken'));
}
