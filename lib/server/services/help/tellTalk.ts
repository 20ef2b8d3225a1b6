import { paths } from '@/lib/config/paths';
import { formatDateOf, formatTimeOf } from '@/lib/i18n/format';
import { AppError } from '@/lib/server/http/errors';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { wordMessage } from '@/lib/server/services/common/messageTexts';
import { messageHashOf, postMessage } from '@/lib/server/services/common/outbox';
import { siteLink } from '@/lib/server/siteLink';
import { leaseTalk, markTalkTold, type TalkRecord } from '@/models/help/talk';
import { namesOf } from './talkDto';
import { contactOf, wordsAt } from './talkRecord';
import { sendAnswers } from './whatsappTalk';

const LEASE_MS = 30_000;
/** A customer who has the page open has seen an answer after this time; only others are told of it. */
export const AWAY_MS = 60_000;

/**
 * Worker job: tells a customer who went away that an answer came, once until they return. Mails a talk that is closed.
 */
export async function tellNextTalk(now: Date): Promise<boolean> {
  const talk = await leaseTalk(now, new Date(now.getTime() + LEASE_MS));
  if (!talk) return false;
  if (talk.channel === 'whatsapp') await sendAnswers(talk, now);
  else await tellOfAnswer(talk, now);
  const mailed = talk.status === 'closed' ? await mailTalk(talk, now) : undefined;
  await markTalkTold(talk, mailed);
  return true;
}

async function tellOfAnswer(talk: TalkRecord, now: Date): Promise<void> {
  const { _id, language, seenLines = 0, toldLines = 0 } = talk;
  const { mobileNumber: to } = contactOf(talk);
  const isWaiting = lastAnswer(talk) > seenLines && toldLines <= seenLines;
  if (!to || !isWaiting || !(await mayReach(to, now))) return;
  const link = siteLink(paths.helpTalk, language);
  const words = wordMessage('talk.answered', { link }, language);
  const onceFor = `talk-answered|${_id}|${seenLines}`;
  await postMessage({ ...words, purpose: 'talk-answered', channel: 'sms', to, link, onceFor }, now);
}

const lastAnswer = ({ lines }: TalkRecord) => lines.findLastIndex(({ kind }) => kind === 'staff') + 1;

/**
 * False once too many messages went there. Number and address are as somebody typed them, so they may be a stranger's.
 */
async function mayReach(to: string, now: Date): Promise<boolean> {
  try {
    await countRequest(limits.tellOfTalk, { route: 'talk-told', addressHash: messageHashOf(to), now });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
}

/**
 * Mails once for each end that follows an answer, and returns up to which line. The words are in it only if the number
 * is proven: anybody may type another's address, and what they wrote would come from us.
 */
async function mailTalk(talk: TalkRecord, now: Date): Promise<number | undefined> {
  const { _id, language, isProven, mailedLines = 0 } = talk;
  const { email: to } = contactOf(talk);
  const answered = lastAnswer(talk);
  if (!to || answered <= mailedLines || !(await mayReach(to, now))) return undefined;
  const link = siteLink(paths.helpTalk, language);
  const words = isProven
    ? wordMessage('talk.transcript', { talk: await transcriptOf(talk) }, language)
    : wordMessage('talk.ended', { link }, language);
  const onceFor = `talk-transcript|${_id}|${answered}`;
  await postMessage({ ...words, purpose: 'talk-transcript', channel: 'email', to, onceFor }, now);
  return answered;
}

async function transcriptOf(talk: TalkRecord): Promise<string> {
  const names = await namesOf(talk);
  const { name = '' } = contactOf(talk);
  let day = '';
  const said = talk.lines.flatMap(({ kind, at, by, file }, place) => {
    const text = wordsAt(talk, place);
    if (text === undefined) return [];
    const who = kind === 'staff' ? `${names.get(by ?? '') ?? ''} (Sukhayu)` : name;
    const line = `${formatTimeOf(at.toISOString())} ${who}: ${file ? `[${text}]` : text}`;
    const before = day;
    day = formatDateOf(at.toISOString(), talk.language);
    return day === before ? [line] : [before && '', day, line];
  });
  return said.join('\n').trim();
}
