import { paths } from '@/lib/config/paths';
import { DAY_MS, todayInIndia } from '@/lib/domain/common/dates';
import type { Locale } from '@/lib/domain/common/locales';
import { keptUntil } from '@/lib/domain/common/retention';
import { LONGEST_TALK_MESSAGE } from '@/lib/domain/help/talk';
import { toLocale } from '@/lib/i18n/locales';
import { lookupHash } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import {
  isFromWhatsapp,
  readWhatsapp,
  type WhatsappMessage,
} from '@/lib/server/integrations/messages/whatsappLine';
import { wordMessage, wordOnWhatsapp } from '@/lib/server/services/common/messageTexts';
import { postMessage } from '@/lib/server/services/common/outbox';
import { mobileHashOf } from '@/lib/server/services/common/personalData';
import { languageOf } from '@/lib/server/services/renewals/renewalRecord';
import { siteLink } from '@/lib/server/siteLink';
import { listConsents } from '@/models/consents/consent';
import { listPoliciesOf } from '@/models/policy/policy';
import { listOutlines, saveTalk, type TalkRecord } from '@/models/help/talk';
import { addCustomerLine } from './ownTalk';
import { contactOf, isFull, sealContact, wordsAt } from './talkRecord';

/** Makes ids of the form that browsers make (TALK_ID). */
const idOf = (purpose: string, value: string) =>
  Buffer.from(lookupHash(purpose, value), 'base64url').toString('hex').slice(0, 32);

type Told = { raw: Buffer; secret: string; now: Date };

/** Adds a message to the talk that its number has. The line's id is the event's, so a repeated event adds nothing. */
export async function hearWhatsapp({ raw, secret, now }: Told): Promise<void> {
  if (!isFromWhatsapp(secret)) throw new AppError('NOT_FOUND');
  const message = readWhatsapp(raw);
  if (!message) return;
  const { eventId, mobileNumber, text = '', hasFile } = message;
  for (const [at, part] of partsOf(text).entries()) {
    const messageId = idOf('talk-event', at === 0 ? eventId : `${eventId}|${at}`);
    await addLine({ messageId, text: part }, mobileNumber, now);
  }
  if (hasFile) await askForWords(message, now);
}

/**
 * Answers a picture or recording, which stays at the provider. The staff see that one came, and the sender is told
 * where to send it.
 */
async function askForWords({ eventId, mobileNumber }: WhatsappMessage, now: Date): Promise<void> {
  const language = await languageOfNumber(mobileHashOf(mobileNumber));
  const line = {
    messageId: idOf('talk-event', `${eventId}|file`),
    text: wordOnWhatsapp('noWordsCame', language),
  };
  const talkId = await addLine(line, mobileNumber, now);
  const text = wordOnWhatsapp('wordsOnly', language, { link: siteLink(paths.helpTalk, language) });
  await sendTo(
    mobileNumber,
    { text, language, onceFor: `talk-words-only|${talkId}|${todayInIndia(now)}` },
    now,
  );
}

/** Splits a text into lines, since WhatsApp allows twice as many letters as a line holds. */
const partsOf = (text: string) => text.match(new RegExp(`.{1,${LONGEST_TALK_MESSAGE}}`, 'gsu')) ?? [];

/** How many talks of a number one look reads. */
const AT_ONCE = 5;

type Place = { talkId: string; isThere: boolean; isKept: boolean };

/** The talk of this number that holds the line already, else the first with room: a full one is followed by another. */
async function placeFor(messageId: string, number: string, from = 0): Promise<Place> {
  const ids = Array.from({ length: AT_ONCE }, (_, at) => from + at).map((before) =>
    idOf('talk-whatsapp', before === 0 ? number : `${number}|${before}`),
  );
  const there = new Map((await listOutlines(ids)).map(({ _id, lines }) => [_id, lines]));
  const holder = ids.find((id) => there.get(id)?.some((line) => line.messageId === messageId));
  const talkId = holder ?? ids.find((id) => !isFull(there.get(id) ?? []));
  if (talkId === undefined) return placeFor(messageId, number, from + AT_ONCE);
  return { talkId, isThere: there.has(talkId), isKept: holder !== undefined };
}

async function addLine(
  line: { messageId: string; text: string },
  mobileNumber: string,
  now: Date,
): Promise<string> {
  const { talkId, isThere, isKept } = await placeFor(line.messageId, mobileHashOf(mobileNumber));
  if (isKept) return talkId;
  if (!isThere) await begin(talkId, mobileNumber, now);
  try {
    await addCustomerLine(talkId, line, now);
    return talkId;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TALK_FULL') throw error;
    // The talk was filled since it was looked at.
    return addLine(line, mobileNumber, now);
  }
}

/** Begins a talk whose number is proven by where the message came from. No browser can open it. */
async function begin(talkId: string, mobileNumber: string, now: Date): Promise<void> {
  await saveTalk({
    _id: talkId,
    channel: 'whatsapp',
    ownerHash: idOf('talk-owner', talkId),
    topic: 'policy',
    language: await languageOfNumber(mobileHashOf(mobileNumber)),
    status: 'waiting',
    lines: [],
    waitsSince: now,
    version: 0,
    updatedAt: now,
    contact: sealContact({ name: 'WhatsApp', mobileNumber }, talkId),
    isProven: true,
    mobileHash: mobileHashOf(mobileNumber),
    expiresAt: keptUntil('talk', now),
  });
}

/** The language of the newest policy, else that of the last consent. */
async function languageOfNumber(mobileHash: string): Promise<Locale> {
  const [policy] = await listPoliciesOf(mobileHash, 1);
  if (policy) return languageOf(policy);
  const [consent] = await listConsents(mobileHash, 1);
  return toLocale(consent?.language);
}

/**
 * Answers on WhatsApp are allowed for a day after the customer's last line: writing to us is consent to that, and the
 * platform's rules set the same time.
 */
export function mayAnswer({ channel, lines }: TalkRecord, now: Date): boolean {
  const last = lines.findLast(({ kind }) => kind === 'customer')?.at;
  return channel !== 'whatsapp' || (last !== undefined && now.getTime() - last.getTime() < DAY_MS);
}

/** Sends each answer once; its place in the talk tells which were sent. */
export async function sendAnswers(talk: TalkRecord, now: Date): Promise<void> {
  const { _id, lines, language, toldLines = 0 } = talk;
  const { mobileNumber: to = '' } = contactOf(talk);
  for (const [place, { kind }] of lines.entries()) {
    if (kind !== 'staff' || place < toldLines) continue;
    const text = wordsAt(talk, place) ?? '';
    await sendTo(to, { text, language, onceFor: `talk-whatsapp|${_id}|${place}` }, now);
  }
}

type Answer = { text: string; language: Locale; onceFor: string };

async function sendTo(to: string, { text, language, onceFor }: Answer, now: Date): Promise<void> {
  const words = wordMessage('talk.whatsapp', { text }, language);
  const sent = { ...words, isAnswer: true, purpose: 'talk-whatsapp', channel: 'whatsapp', to } as const;
  await postMessage({ ...sent, onceFor }, now);
}
