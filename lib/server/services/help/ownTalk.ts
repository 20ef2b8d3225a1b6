import { keptUntil } from '@/lib/domain/common/retention';
import type { OwnTalkDto, TalkDto, TalkSentDto } from '@/lib/domain/help/contract';
import { AppError } from '@/lib/server/http/errors';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { mobileHashOf } from '@/lib/server/services/common/personalData';
import type {
  OwnTalkQuery,
  TalkBody,
  TalkMessageBody,
  TalkNamedBody,
  TalkSeenBody,
} from '@/lib/validation/help/requests';
import {
  findTalk,
  listOwnWaiting,
  noteSeen,
  saveTalk,
  type TalkLine,
  type TalkRecord,
} from '@/models/help/talk';
import { hereNow } from './here';
import { toTalkDto } from './talkDto';
import { changeTalk, contactOf, sealContact, withLine } from './talkRecord';

type Asked = Pick<ApiRequest<unknown>, 'caller' | 'now'>;

export async function readOwnTalk(request: ApiRequest<OwnTalkQuery>): Promise<OwnTalkDto> {
  const { talkId } = request.input;
  const here = await hereNow(request.now);
  if (talkId === undefined) return { here };
  return { here, talk: await toTalkDto(await findOwn(talkId, request), request.now) };
}

/** Throws NOT_FOUND for another's talk too, so that the answer doesn't tell whether it exists. */
export async function findOwn(talkId: string, { caller, now }: Asked): Promise<TalkRecord> {
  const talk = await findTalk(talkId);
  if (talk?.ownerHash !== caller.ownerHash || talk.expiresAt <= now) throw new AppError('NOT_FOUND');
  return talk;
}

/** Begins a talk. Repeatable, since the browser makes the id. */
export async function beginTalk(request: ApiRequest<TalkBody>): Promise<TalkDto> {
  const { input, caller, now, locale } = request;
  const { talkId, topic, name, mobileNumber, email } = input;
  if (!(await findTalk(talkId))) {
    const { addressHash } = caller;
    await countRequest(limits.beginTalk, { route: 'begin-talk', addressHash, now });
    await saveTalk({
      _id: talkId,
      channel: 'site',
      ownerHash: caller.ownerHash,
      topic,
      language: locale,
      status: 'waiting',
      lines: [],
      waitsSince: now,
      hereAt: now,
      version: 0,
      updatedAt: now,
      contact: sealContact({ name, ...(mobileNumber && { mobileNumber }), ...(email && { email }) }, talkId),
      ...((await proofFor(mobileNumber, caller)) ?? { isProven: false }),
      expiresAt: keptUntil('talk', now),
    });
  }
  const talk = await findOwn(talkId, request);
  await leaveEarlier(talk, now);
  return toTalkDto(talk, now);
}

/**
 * The session's proven number, unless the talk is to be answered to another number. A known browser proves nothing
 * (020).
 */
async function proofFor(mobileNumber: string | undefined, { proof }: Asked['caller']) {
  const { mobileHash } = (await proof()) ?? {};
  const isOther = mobileNumber !== undefined && mobileHashOf(mobileNumber) !== mobileHash;
  return mobileHash !== undefined && !isOther ? { isProven: true, mobileHash } : undefined;
}

/** A browser has one place in the queue, for what it asked last: this ends its earlier waiting talks. */
async function leaveEarlier({ _id, ownerHash, waitsSince }: TalkRecord, now: Date): Promise<void> {
  const order = (since: Date, id: string) => `${since.toISOString()}|${id}`;
  for (const other of await listOwnWaiting(ownerHash))
    if (order(other.waitsSince, other._id) < order(waitsSince, _id))
      await changeTalk(other._id, now, (talk) =>
        talk.status === 'waiting' || talk.status === 'away' ? ended(talk, now) : undefined,
      );
}

const ended = (talk: TalkRecord, now: Date) =>
  ({ status: 'closed', tellDueAt: now, lines: withLine(talk, { kind: 'closed', at: now }) }) as const;

/**
 * Adds lines in the order in which they come; a repeated messageId adds nothing. A line to a closed talk opens it
 * again.
 */
export async function writeOwn(request: ApiRequest<TalkMessageBody>): Promise<TalkSentDto> {
  const { talkId, messageId, text } = request.input;
  const proof = await proofOfLine(await findOwn(talkId, request), request);
  return addCustomerLine(talkId, { messageId, text }, request.now, proof);
}

/**
 * A customer who signs in during a talk is proven from the next line or file on; one whose session ended is no longer.
 */
export async function proofOfLine(talk: TalkRecord, { caller }: Pick<Asked, 'caller'>): Promise<Proof> {
  return (await proofFor(contactOf(talk).mobileNumber, caller)) ?? { isProven: false };
}

type Proof = Pick<TalkRecord, 'isProven' | 'mobileHash'>;

export async function addCustomerLine(
  talkId: string,
  { messageId, ...words }: Pick<TalkLine, 'file'> & { messageId: string; text: string },
  now: Date,
  proof?: Proof,
): Promise<TalkSentDto> {
  const placeIn = ({ lines }: TalkRecord) => lines.findIndex((line) => line.messageId === messageId);
  const saved = await changeTalk(talkId, now, (talk) => {
    if (placeIn(talk) >= 0) return undefined;
    const lines = withLine(talk, { kind: 'customer', at: now, messageId, ...words });
    const here = { ...(talk.channel === 'site' && { hereAt: now }), ...proof };
    if (talk.status === 'waiting' || talk.status === 'talking') return { lines, ...here };
    return { lines, ...here, status: 'waiting', waitsSince: now, takenBy: '' };
  });
  return { messageId, seq: placeIn(saved) + 1 };
}

export async function noteOwnSeen(request: ApiRequest<TalkSeenBody>): Promise<void> {
  const { _id, lines } = await findOwn(request.input.talkId, request);
  await noteSeen(_id, Math.min(request.input.seq, lines.length));
}

/** Takes the talk out of the queue, or ends it. Repeatable. */
export async function leaveTalk(request: ApiRequest<TalkNamedBody>): Promise<TalkDto> {
  const { input, now } = request;
  await findOwn(input.talkId, request);
  const left = await changeTalk(input.talkId, now, (talk) =>
    talk.status === 'closed' ? undefined : ended(talk, now),
  );
  return toTalkDto(left, now);
}
