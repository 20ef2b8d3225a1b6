import mongoose, { Schema } from 'mongoose';
import type { Channel } from '@/lib/domain/verify/otp.data';
import { defineModel } from './defineModel';
import { insertOnce } from './insertOnce';
import { leaseFirst } from './leaseNext';

/**
 * `failed` is final; `withheld` is never delivered: its recipient does not exist; `refused` was not delivered since
 * somebody switched its text off, or a link may not go out any more.
 */
export type MessageStatus = 'waiting' | 'sent' | 'failed' | 'withheld' | 'refused';

export type OutboxRecord = {
  _id: string;
  channel: Channel;
  toHash: string;
  /** The quote it is about, if any. */
  quoteId?: string;
  purpose: string;
  /** Sealed {to, text, link}. */
  content: string;
  status: MessageStatus;
  attempts: number;
  nextAttemptAt: Date;
  /** Nobody needs it after this time. Without it, it is tried for as long as it is kept. */
  giveUpAt?: Date;
  /** A lease: until then only one server tries to deliver it. */
  leaseUntil: Date;
  /** The trace of the request that posted it. */
  traceparent?: string;
  createdAt: Date;
  expiresAt: Date;
};

const schema = new Schema<OutboxRecord>(
  {
    _id: { type: String, required: true },
    channel: { type: String, required: true },
    toHash: { type: String, required: true },
    quoteId: String,
    purpose: { type: String, required: true },
    content: { type: String, required: true },
    status: { type: String, required: true },
    attempts: { type: Number, required: true },
    nextAttemptAt: { type: Date, required: true },
    giveUpAt: Date,
    leaseUntil: { type: Date, required: true },
    traceparent: String,
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'outbox', versionKey: false },
);
schema.index({ status: 1, nextAttemptAt: 1 });
schema.index({ toHash: 1, createdAt: -1 });
schema.index({ quoteId: 1, createdAt: -1 }, { sparse: true });
schema.index({ createdAt: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Outbox = defineModel('Outbox', schema);

export function insertMessage(message: OutboxRecord): Promise<boolean> {
  return insertOnce(() => Outbox.insertOne(message));
}

export async function findMessageStatus(id: string): Promise<MessageStatus | undefined> {
  return (await Outbox.findById(id, { status: 1 }).lean())?.status;
}

/** Newest first, without withheld ones. */
export function listMessages(
  channels: readonly Channel[],
  toHash: string | undefined,
  limit: number,
): Promise<OutboxRecord[]> {
  return Outbox.find({
    channel: mongoose.trusted({ $in: channels }),
    ...(toHash !== undefined && { toHash }),
    status: mongoose.trusted({ $ne: 'withheld' }),
  })
    .sort({ createdAt: -1 })
    .limit(limit)
    .lean()
    .exec();
}

type MessagesOf = { quoteId: string; toHash: string | undefined; purposes: readonly string[] };

/**
 * Lists, newest first, what was sent about a quote, and what was sent to its number for these purposes about no quote.
 */
export function listMessagesOf(
  { quoteId, toHash, purposes }: MessagesOf,
  limit: number,
): Promise<OutboxRecord[]> {
  const toNumber = {
    toHash,
    quoteId: mongoose.trusted({ $exists: false }),
    purpose: mongoose.trusted({ $in: [...purposes] }),
  };
  return Outbox.find({
    $or: [{ quoteId }, ...(toHash === undefined ? [] : [toNumber])],
    status: mongoose.trusted({ $ne: 'withheld' }),
  })
    .sort({ createdAt: -1 })
    .limit(limit)
    .lean()
    .exec();
}

/** How many messages wait, counted up to `limit`, and since when. */
export async function readWaitingMessages(limit: number): Promise<{ count: number; oldestAt?: Date }> {
  const [found] = await Outbox.aggregate<{ count: number; oldestAt: Date }>([
    { $match: { status: 'waiting' } },
    { $sort: { nextAttemptAt: 1 } },
    { $limit: limit },
    { $group: { _id: null, count: { $sum: 1 }, oldestAt: { $min: '$createdAt' } } },
  ]);
  return found ?? { count: 0 };
}

function dueAt(now: Date) {
  const past = mongoose.trusted({ $lte: now });
  return { status: 'waiting' as const, nextAttemptAt: past, leaseUntil: past };
}

export function leaseMessage(now: Date, leaseUntil: Date): Promise<OutboxRecord | null> {
  const change = { $set: { leaseUntil }, $inc: { attempts: 1 } };
  return leaseFirst(Outbox, { due: dueAt(now), change, orderBy: 'nextAttemptAt' });
}

/** Null unless it is due and nobody delivers it. */
export function leaseThisMessage(id: string, now: Date, leaseUntil: Date): Promise<OutboxRecord | null> {
  return Outbox.findOneAndUpdate(
    { _id: id, ...dueAt(now) },
    { $set: { leaseUntil }, $inc: { attempts: 1 } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

/** Deletes a quote's messages of these purposes, so that those that wait are not delivered. */
export async function deleteMessagesOf(quoteId: string, purposes: readonly string[]): Promise<void> {
  await Outbox.deleteMany({ quoteId, purpose: mongoose.trusted({ $in: [...purposes] }) });
}

export async function settleMessage(
  { _id, leaseUntil }: OutboxRecord,
  outcome: Partial<Pick<OutboxRecord, 'status' | 'nextAttemptAt' | 'leaseUntil'>>,
): Promise<void> {
  await Outbox.updateOne({ _id, leaseUntil }, { $set: outcome });
}
