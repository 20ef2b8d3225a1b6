import { paths } from '@/lib/config/paths';
import { formatTimeOf } from '@/lib/i18n/format';
import { wordMessage } from '@/lib/server/services/common/messageTexts';
import { postMessage } from '@/lib/server/services/common/outbox';
import { siteLink } from '@/lib/server/siteLink';
import { leaseTalk, markTalkTold, type TalkRecord } from '@/models/help/talk';
import { namesOf } from './talkDto';
import { contactOf, wordsAt } from './talkRecord';
import { sendAnswers } from './whatsappTalk';

const LEASE_MS = 30_000;
/** Who has the page open has seen an answer by then. */
export const AWAY_MS = 60_000;

/** Worker job: tells who went away of an answer, once until they come back, and mails the talk when it is closed. */
export async function tellNextTalk(now: Date): Promise<boolean> {
  const talk = await leaseTalk(now, new Date(now.getTime() + LEASE_MS));
  if (!talk) return false;
  if (talk.channel === 'whatsapp') await sendAnswers(talk, now);
  else await tellOfAnswer(talk, now);
  if (talk.status === 'closed') await mailTalk(talk, now);
  await markTalkTold(talk);
  return true;
}

async function tellOfAnswer(talk: TalkRecord, now: Date): Promise<void> {
  const { _id, lines, language, seenLines = 0, toldLines = 0 } = talk;
  const { mobileNumber: to } = contactOf(talk);
  const answered = lines.findLastIndex(({ kind }) => kind === 'staff') + 1;
  const isWaiting = answered > seenLines && toldLines <= seenLines;
  if (!to || !isWaiting) return;
  const link = siteLink(paths.helpTalk, language);
  const words = wordMessage('talk.answered', { link }, language);
  const onceFor = `talk-answered|${_id}|${seenLines}`;
  await postMessage({ ...words, purpose: 'talk-answered', channel: 'sms', to, link, onceFor }, now);
}

async function mailTalk(talk: TalkRecord, now: Date): Promise<void> {
  const { email: to } = contactOf(talk);
  const names = await namesOf(talk);
  const said = talk.lines.flatMap(({ kind, at, by }, place) => {
    const text = wordsAt(talk, place);
    if (text === undefined) return [];
    const who = kind === 'staff' ? `${names.get(by ?? '') ?? ''} (Sukhayu)` : (contactOf(talk).name ?? '');
    return [`${formatTimeOf(at.toISOString())} ${who}: ${text}`];
  });
  if (!to || said.length === 0) return;
  const words = wordMessage('talk.transcript', { talk: said.join('\n') }, talk.language);
  const onceFor = `talk-transcript|${talk._id}|${talk.lines.length}`;
  await postMessage({ ...words, purpose: 'talk-transcript', channel: 'email', to, onceFor }, now);
}
