import mongoose, { Schema } from 'mongoose';
import type { CallAbout, CalledGroup, CallOutcome, CallTopic } from '@/lib/domain/callbacks/contract';
import { anyDate } from '@/models/common/anyDate';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';

export type CallbackRecord = {
  _id: string;
  about: CallAbout;
  quoteId: string;
  mobileHash: string;
  /** Sealed {name, mobileNumber}, and the company of a group. */
  person: string;
  group?: CalledGroup;
  topic?: CallTopic;
  language: string;
  askedAt: Date;
  from: Date;
  to: Date;
  tries: number;
  isOpen?: true;
  /** Staff ids, set for a call that the desk promised. */
  assignedTo?: string;
  askedBy?: string;
  /** Staff id. */
  claimedBy?: string;
  claimedAt?: Date;
  /** Staff id of the last unsuccessful attempt, until the next claim. */
  triedBy?: string;
  outcome?: CallOutcome;
  doneAt?: Date;
  expiresAt: Date;
};

const schema = new Schema<CallbackRecord>(
  {
    _id: { type: String, required: true },
    about: { type: String, required: true },
    quoteId: { type: String, required: true },
    mobileHash: { type: String, required: true },
    person: { type: String, required: true },
    group: { type: { people: Number, needs: [String] }, _id: false, default: undefined },
    topic: String,
    language: { type: String, required: true },
    askedAt: { type: Date, required: true },
    from: { type: Date, required: true },
    to: { type: Date, required: true },
    tries: { type: Number, required: true },
    isOpen: Boolean,
    assignedTo: String,
    askedBy: String,
    claimedBy: String,
    claimedAt: Date,
    triedBy: String,
    outcome: String,
    doneAt: Date,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'callbacks', versionKey: false },
);
schema.index({ quoteId: 1, about: 1 }, { unique: true, partialFilterExpression: { isOpen: true } });
schema.index({ quoteId: 1, askedAt: -1 });
// The desk's lists: open by urgency, done by time.
schema.index({ isOpen: 1, to: 1 });
schema.index({ doneAt: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Callbacks = defineModel('Callbacks', schema);

export function insertCallback(record: CallbackRecord): Promise<boolean> {
  return insertOnce(() => Callbacks.insertOne(record));
}

type OpenCall =
  | { _id: string; claimedBy?: string }
  | (Pick<CallbackRecord, 'quoteId' | 'about'> & { _id?: string });

export function findOpenCallback(
  of: Pick<CallbackRecord, 'quoteId'> & { about?: CallAbout },
): Promise<CallbackRecord | null> {
  return Callbacks.findOne({ ...of, isOpen: true })
    .sort({ to: 1 })
    .lean()
    .exec();
}

/** Newest first. */
export function listCallbacksOf(quoteId: string, limit: number): Promise<CallbackRecord[]> {
  return Callbacks.find({ quoteId }).sort({ askedAt: -1 }).limit(limit).lean().exec();
}

export function listQuotesWithCalls(quoteIds: readonly string[]): Promise<string[]> {
  return Callbacks.distinct('quoteId', { quoteId: mongoose.trusted({ $in: [...quoteIds] }) }).exec();
}

export function findCallback(id: string): Promise<CallbackRecord | null> {
  return Callbacks.findById(id).lean().exec();
}

export function changeCallback(
  open: OpenCall,
  change: Partial<CallbackRecord>,
): Promise<CallbackRecord | null> {
  return update({ ...open, isOpen: true }, { $set: change });
}

/** Null when somebody else claimed it since `before`. */
export function claimCallback(
  id: string,
  { claimedBy, claimedAt, before }: { claimedBy: string; claimedAt: Date; before: Date },
): Promise<CallbackRecord | null> {
  const free = [
    { claimedBy },
    { claimedBy: mongoose.trusted({ $exists: false }) },
    { claimedAt: mongoose.trusted({ $lt: before }) },
  ];
  return update(
    { _id: id, isOpen: true, $or: free },
    {
      $set: { claimedBy, claimedAt },
      $unset: { triedBy: 1 },
    },
  );
}

export function closeCallback(
  open: OpenCall,
  done: Pick<CallbackRecord, 'outcome' | 'doneAt'>,
): Promise<CallbackRecord | null> {
  return update({ ...open, isOpen: true }, { $set: done, $unset: { isOpen: 1 } });
}

export function postponeCallback(
  id: string,
  claimedBy: string,
  { from, to }: Pick<CallbackRecord, 'from' | 'to'>,
): Promise<CallbackRecord | null> {
  const free = { claimedBy: 1, claimedAt: 1 };
  return update(
    { _id: id, isOpen: true, claimedBy },
    { $set: { from, to, triedBy: claimedBy }, $inc: { tries: 1 }, $unset: free },
  );
}

export async function deleteCallbacksOf(quoteId: string): Promise<void> {
  await Callbacks.deleteMany({ quoteId });
}

export type CallPage = { status: 'open' | 'done'; skip: number; limit: number };

export function listCallbacks({ status, skip, limit }: CallPage): Promise<CallbackRecord[]> {
  const order: Record<string, 1 | -1> = status === 'open' ? { to: 1 } : { doneAt: -1 };
  return Callbacks.find(matchOf(status)).sort(order).skip(skip).limit(limit).lean().exec();
}

export function countCallbacks(status: CallPage['status']): Promise<number> {
  return Callbacks.countDocuments(matchOf(status)).exec();
}

/** Open calls due before this time that no colleague has promised or claimed. */
export function countCallsDue(staffId: string, before: Date, most: number): Promise<number> {
  const meOrNobody = mongoose.trusted({ $in: [staffId, null] });
  const to = mongoose.trusted({ $lt: before });
  const due: Record<string, unknown> = { isOpen: true, to, assignedTo: meOrNobody, claimedBy: meOrNobody };
  return Callbacks.countDocuments(due, { limit: most }).exec();
}

function matchOf(status: CallPage['status']): Record<string, unknown> {
  return status === 'open' ? { isOpen: true } : { doneAt: anyDate };
}

function update(filter: Record<string, unknown>, change: mongoose.UpdateQuery<CallbackRecord>) {
  return Callbacks.findOneAndUpdate(filter, change, { returnDocument: 'after' }).lean().exec();
}
