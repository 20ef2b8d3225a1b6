import type { TalkSentDto, TalkWorkedDto } from '@/lib/domain/help/contract';
import { mayTakeOver } from '@/lib/domain/help/talk';
import type { StaffActor } from '@/lib/server/auth/staffSession';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { actorOf } from '@/lib/server/services/common/actor';
import type { TalkMessageBody, TalkWorkBody } from '@/lib/validation/help/requests';
import { noteWriting, type TalkLine, type TalkRecord } from '@/models/help/talk';
import { changeTalk, withLine } from '@/lib/server/services/help/talkRecord';
import { AWAY_MS } from '@/lib/server/services/help/tellTalk';
import { mayAnswer } from '@/lib/server/services/help/whatsappTalk';
import { isHere } from '@/lib/server/services/help/here';
import { stillHere } from '@/lib/server/services/help/releaseTalk';
import { findForRole } from './deskTalks';

const WRITING_MS = 6_000;

type Step = { talk: TalkRecord; by: string; role: StaffActor['role']; at: Date };

/** Each step is repeatable: it returns undefined where it is done already. */
const steps = {
  take: ({ talk, by, role, at }: Step) => {
    if (talk.takenBy === by && talk.status === 'talking') return undefined;
    if (talk.status === 'talking' && !mayTakeOver(role)) throw new AppError('TALK_TAKEN');
    return { status: 'talking', takenBy: by, lines: withLine(talk, { kind: 'taken', at, by }) } as const;
  },
  /** Puts the talk back into the queue, at its old place. */
  handOn: ({ talk, by, at }: Step) => {
    if (talk.takenBy !== by || talk.status !== 'talking') return undefined;
    const lines = withLine(talk, { kind: 'handedOn', at, by });
    return { status: 'waiting', takenBy: '', lines, ...stillHere(talk, at) } as const;
  },
  close: ({ talk, by, at }: Step) => {
    if (talk.status === 'closed') return undefined;
    if (talk.takenBy !== by) throw new AppError('TALK_TAKEN');
    const lines = withLine(talk, { kind: 'closed', at, by });
    return { status: 'closed', lines, tellDueAt: at } as const;
  },
};

const actions = { take: 'TALK_TAKEN', handOn: 'TALK_HANDED_ON', close: 'TALK_CLOSED' } as const;

export async function workOnTalk(request: ApiRequest<TalkWorkBody>): Promise<TalkWorkedDto> {
  const { input, now } = request;
  const { talkId, what } = input;
  const staff = actorOf(request);
  const { staffId, role } = staff;
  const talk = await findForRole(talkId, staff);
  await isHere(staff, now);
  if (what === 'writing') {
    await noteWriting(talkId, staffId, new Date(now.getTime() + WRITING_MS));
    return { talkId, status: talk.status };
  }
  await audit(actions[what], staffId, request, { talkId });
  const saved = await changeTalk(talkId, now, (before) =>
    steps[what]({ talk: before, by: staffId, role, at: now }),
  );
  return { talkId, status: saved.status };
}

/**
 * Adds an answer of the person who has the talk. A repeat of the same messageId adds nothing, as with the customer's.
 */
export async function answerTalk(request: ApiRequest<TalkMessageBody>): Promise<TalkSentDto> {
  const { talkId, messageId, text } = request.input;
  await findForRole(talkId, actorOf(request));
  return addStaffLine(talkId, { messageId, text }, request);
}

type NewLine = Pick<TalkLine, 'file'> & { messageId: string; text: string };

export async function addStaffLine(
  talkId: string,
  { messageId, ...words }: NewLine,
  request: ApiRequest<unknown>,
): Promise<TalkSentDto> {
  const { now } = request;
  const staff = actorOf(request);
  await isHere(staff, now);
  const placeIn = ({ lines }: TalkRecord) => lines.findIndex((line) => line.messageId === messageId);
  await audit('TALK_ANSWERED', staff.staffId, request, { talkId });
  const saved = await changeTalk(talkId, now, (talk) => {
    if (placeIn(talk) >= 0) return undefined;
    if (talk.takenBy !== staff.staffId || talk.status !== 'talking') throw new AppError('TALK_TAKEN');
    if (!mayAnswer(talk, now)) throw new AppError('NO_CONSENT', { reason: 'expired' });
    const line = { kind: 'staff' as const, at: now, messageId, ...words, by: staff.staffId };
    const patienceMs = talk.channel === 'whatsapp' ? 0 : AWAY_MS;
    return { lines: withLine(talk, line), tellDueAt: new Date(now.getTime() + patienceMs) };
  });
  // The line ends "is writing": otherwise the customer would wait for another line.
  await noteWriting(talkId, staff.staffId, now);
  return { messageId, seq: placeIn(saved) + 1 };
}
