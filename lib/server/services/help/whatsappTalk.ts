import type { IncomingHttpHeaders } from 'node:http';
import { DAY_MS } from '@/lib/domain/common/dates';
import { keptUntil } from '@/lib/domain/common/retention';
import { LONGEST_TALK_MESSAGE } from '@/lib/domain/help/talk';
import { lookupHash } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import { isSignedWhatsapp, readWhatsapp } from '@/lib/server/integrations/messages/whatsappLine';
import { wordMessage } from '@/lib/server/services/common/messageTexts';
import { postMessage } from '@/lib/server/services/common/outbox';
import { mobileHashOf } from '@/lib/server/services/common/personalData';
import { findTalk, saveTalk, type TalkRecord } from '@/models/help/talk';
import { addCustomerLine } from './ownTalk';
import { contactOf, sealContact, wordsAt } from './talkRecord';

/** In the form of the ids that browsers make. */
const idOf = (purpose: string, value: string) =>
  Buffer.from(lookupHash(purpose, value), 'base64url').toString('hex').slice(0, 32);

type Told = { raw: Buffer; headers: IncomingHttpHeaders; now: Date };

/** A line of the one talk that a number has. What is told twice is kept once: its id is the event's. */
export async function hearWhatsapp({ raw, headers, now }: Told): Promise<void> {
  if (!isSignedWhatsapp(raw, headers)) throw new AppError('NOT_FOUND');
  const message = readWhatsapp(raw);
  if (!message) return;
  const { eventId, mobileNumber, text } = message;
  const line = { messageId: idOf('talk-event', eventId), text: text.slice(0, LONGEST_TALK_MESSAGE) };
  await addLine(line, mobileNumber, now);
}

/** Into the first talk of this number that takes it, so that a repeat finds itself; a full one is followed by another. */
async function addLine(
  line: { messageId: string; text: string },
  mobileNumber: string,
  now: Date,
  before = 0,
) {
  const number = mobileHashOf(mobileNumber);
  const talkId = idOf('talk-whatsapp', before === 0 ? number : `${number}|${before}`);
  if (!(await findTalk(talkId))) await begin(talkId, mobileNumber, now);
  try {
    await addCustomerLine(talkId, line, now);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TALK_FULL') throw error;
    await addLine(line, mobileNumber, now, before + 1);
  }
}

/** Proven by where it came from. No browser opens it. */
async function begin(talkId: string, mobileNumber: string, now: Date): Promise<void> {
  await saveTalk({
    ...{ _id: talkId, channel: 'whatsapp', ownerHash: idOf('talk-owner', talkId), topic: 'policy' },
    ...{ language: 'en', status: 'waiting', lines: [], waitsSince: now, version: 0, updatedAt: now },
    contact: sealContact({ name: 'WhatsApp', mobileNumber }, talkId),
    isProven: true,
    expiresAt: keptUntil('talk', now),
  });
}

/** Who writes to us agrees to be answered there, for a day: so the platform's rules say too. */
export function mayAnswer({ channel, lines }: TalkRecord, now: Date): boolean {
  const last = lines.findLast(({ kind }) => kind === 'customer')?.at;
  return channel !== 'whatsapp' || (last !== undefined && now.getTime() - last.getTime() < DAY_MS);
}

/** Each answer once, by its place. */
export async function sendAnswers(talk: TalkRecord, now: Date): Promise<void> {
  const { _id, lines, language, toldLines = 0 } = talk;
  const { mobileNumber: to = '' } = contactOf(talk);
  for (const [place, { kind }] of lines.entries()) {
    if (kind !== 'staff' || place < toldLines) continue;
    const words = wordMessage('talk.whatsapp', { text: wordsAt(talk, place) ?? '' }, language);
    const onceFor = `talk-whatsapp|${_id}|${place}`;
    await postMessage({ ...words, purpose: 'talk-whatsapp', channel: 'whatsapp', to, onceFor }, now);
  }
}
