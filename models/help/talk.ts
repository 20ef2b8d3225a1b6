import mongoose, { Schema } from 'mongoose';
import type { Locale } from '@/lib/domain/common/locales';
import type { TalkLineKind, TalkStatus, TalkTopic } from '@/lib/domain/help/talk';
import { defineModel } from '@/models/common/defineModel';
import { leaseNext } from '@/models/common/leaseNext';
import { saveVersion } from '@/models/common/saveVersion';

export type TalkLine = {
  kind: TalkLineKind;
  at: Date;
  /** The id that the sender's browser gave the message. */
  messageId?: string;
  /** Sealed for its place in the list. */
  words?: string;
  /** Its words are the file's name. */
  file?: { paperId: string; bytes: number };
  /** Staff id. */
  by?: string;
};

export type TalkRecord = {
  _id: string;
  channel: 'site' | 'whatsapp';
  /** Keyed hash that names the browser that began the talk. */
  ownerHash: string;
  topic: TalkTopic;
  language: Locale;
  status: TalkStatus;
  /** Sealed. */
  contact: string;
  isProven: boolean;
  /** Hash of the number that its browser had proven, by a session that opens policies. */
  mobileHash?: string;
  lines: readonly TalkLine[];
  lineCount?: number;
  waitsSince: Date;
  /** When the customer's page was open last, while the talk waited. None on WhatsApp. */
  hereAt?: Date;
  takenBy?: string;
  /** Until then its member of the staff is shown as writing. */
  writingUntil?: Date;
  /** Last line that the customer's page has shown, and that a message told of. */
  seenLines?: number;
  toldLines?: number;
  /** Last answer that was in a mail. */
  mailedLines?: number;
  tellDueAt?: Date;
  version: number;
  updatedAt: Date;
  expiresAt: Date;
};

const schema = new Schema<TalkRecord>(
  {
    _id: { type: String, required: true },
    channel: { type: String, required: true },
    ownerHash: { type: String, required: true },
    topic: { type: String, required: true },
    language: { type: String, required: true },
    status: { type: String, required: true },
    contact: { type: String, required: true },
    isProven: { type: Boolean, required: true },
    mobileHash: String,
    lines: { type: [Object], required: true },
    lineCount: Number,
    waitsSince: { type: Date, required: true },
    hereAt: Date,
    takenBy: String,
    writingUntil: Date,
    seenLines: Number,
    toldLines: Number,
    mailedLines: Number,
    tellDueAt: Date,
    version: { type: Number, required: true },
    updatedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'talks', versionKey: false, minimize: false },
);
/** The index of the queue, and of the desk's lists. */
const IN_TURN = { status: 1, waitsSince: 1, _id: 1 } as const;
schema.index(IN_TURN);
schema.index({ status: 1, hereAt: 1 });
// How many are in a list.
schema.index({ status: 1, topic: 1 });
schema.index({ ownerHash: 1, status: 1 });
schema.index({ tellDueAt: 1 }, { sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Talks = defineModel('Talks', schema);

export function findTalk(id: string): Promise<TalkRecord | null> {
  return Talks.findById(id).lean().exec();
}

/** Null on a concurrent save. */
export function saveTalk({
  writingUntil: _writing,
  seenLines: _seen,
  toldLines: _told,
  mailedLines: _mailed,
  ...talk
}: TalkRecord): Promise<TalkRecord | null> {
  return saveVersion<TalkRecord>(Talks, { ...talk, lineCount: talk.lines.length });
}

type TalkOutline = Pick<TalkRecord, '_id'> & { lines: readonly Pick<TalkLine, 'kind' | 'messageId'>[] };

/** Lists talks without what their lines say, which may be megabytes. */
export function listOutlines(ids: readonly string[]): Promise<TalkOutline[]> {
  return Talks.find({ _id: mongoose.trusted({ $in: [...ids] }) }, { 'lines.kind': 1, 'lines.messageId': 1 })
    .lean<TalkOutline[]>()
    .exec();
}

export type TalkPulse = Pick<TalkRecord, '_id' | 'version' | 'writingUntil'>;

/** Lists only what an open page of a talk asks for again and again. */
export function listPulses(ids: readonly string[]): Promise<TalkPulse[]> {
  return Talks.find({ _id: mongoose.trusted({ $in: [...ids] }) }, { version: 1, writingUntil: 1 })
    .lean<TalkPulse[]>()
    .exec();
}

export type Waiting = Pick<TalkRecord, '_id' | 'topic'>;
const MOST_WAITING = 1_000;

/** Lists the talks that wait, the longest waiting first. */
export function listWaitingTalks(): Promise<Waiting[]> {
  return Talks.find({ status: 'waiting' }, { topic: 1 })
    .sort({ waitsSince: 1, _id: 1 })
    .limit(MOST_WAITING)
    .lean<Waiting[]>()
    .exec();
}

type List = { statuses: readonly TalkStatus[]; topics: readonly TalkTopic[] };
const listed = ({ statuses, topics }: List) => ({
  status: mongoose.trusted({ $in: [...statuses] }),
  topic: mongoose.trusted({ $in: [...topics] }),
});

const OPEN_ORDER = { status: -1, waitsSince: 1, _id: 1 } as const;
/** Backwards through the index: to sort them would read every line of every talk. */
const CLOSED_ORDER = { status: -1, waitsSince: -1, _id: -1 } as const;

/** A talk without its lines, which may be megabytes. */
export type TalkRow = Omit<TalkRecord, 'lines'>;

export function listTalks(list: List & { skip: number; limit: number }): Promise<TalkRow[]> {
  const order = list.statuses.includes('closed') ? CLOSED_ORDER : OPEN_ORDER;
  return Talks.find(listed(list), { lines: 0 })
    .sort(order)
    .hint(IN_TURN)
    .skip(list.skip)
    .limit(list.limit)
    .lean<TalkRow[]>()
    .exec();
}

export function countTalks(list: List): Promise<number> {
  return Talks.countDocuments(listed(list)).exec();
}

export async function noteSeen(id: string, seenLines: number): Promise<void> {
  await Talks.updateOne({ _id: id }, { $max: { seenLines } });
}

export async function noteWriting(id: string, takenBy: string, writingUntil: Date): Promise<void> {
  await Talks.updateOne({ _id: id, takenBy, status: 'talking' }, { $set: { writingUntil } });
}

export function leaseTalk(now: Date, leaseUntil: Date): Promise<TalkRecord | null> {
  return leaseNext(Talks, 'tellDueAt', now, leaseUntil);
}

/** Notes that the customer was told. The talk stays due if something was written meanwhile. */
export async function markTalkTold({ _id, lines, version }: TalkRecord, mailedLines = 0): Promise<void> {
  await Talks.updateOne({ _id }, { $max: { toldLines: lines.length, mailedLines } });
  await Talks.updateOne({ _id, version }, { $unset: { tellDueAt: 1 } });
}

export async function noteHere(ids: readonly string[], now: Date): Promise<void> {
  const isWaiting = { _id: mongoose.trusted({ $in: [...ids] }), status: 'waiting' as const };
  await Talks.updateMany(isWaiting, { $max: { hereAt: now } });
}

/** Takes a talk out of the queue whose customer was last here before then. False when there is none. */
export async function parkTalk(before: Date): Promise<boolean> {
  const isGone = { status: 'waiting' as const, hereAt: mongoose.trusted({ $lte: before }) };
  if (!(await Talks.exists(isGone))) return false;
  await Talks.updateOne(isGone, { $set: { status: 'away' }, $inc: { version: 1 } });
  return true;
}

/** Puts the talk back into the queue, behind those who stayed. */
export async function returnTalk(_id: string, now: Date): Promise<void> {
  const isBack = { $set: { status: 'waiting', waitsSince: now, hereAt: now }, $inc: { version: 1 } } as const;
  await Talks.updateOne({ _id, status: 'away' }, isBack);
}

/** Finds a talk that somebody has taken who isn't present. */
export async function findForsaken(present: readonly string[]): Promise<TalkRow | null> {
  const takenBy = mongoose.trusted({ $nin: [...present] });
  return Talks.findOne({ status: 'talking', takenBy }, { lines: 0 }).lean<TalkRow>().exec();
}

/** Lists the waiting talks of one browser. */
export function listOwnWaiting(ownerHash: string): Promise<TalkRow[]> {
  const status = mongoose.trusted({ $in: ['waiting' as const, 'away' as const] });
  return Talks.find({ ownerHash, status }, { lines: 0 }).lean<TalkRow[]>().exec();
}

/**
 * Takes the talks from a browser that signed out. Raises their versions, so that a save that was begun before looks
 * again.
 */
export async function disownTalks(ownerHash: string, nobody: string): Promise<void> {
  await Talks.updateMany({ ownerHash }, { $set: { ownerHash: nobody }, $inc: { version: 1 } });
}
