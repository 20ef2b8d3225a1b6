import mongoose, { Schema } from 'mongoose';
import type { Stage } from '@/lib/domain/quote/journey/stages';
import { insertOnce } from './common/insertOnce';
import type { QuoteRecord } from './quote';
import { defineModel } from './common/defineModel';

export type RevisitRecord = {
  /** The uuid that the browser keeps: a locator, no proof of a right. */
  _id: string;
  quoteId: string;
  stage: Stage;
  url: string;
  /** The session that made it. What a session may do follows from its quote, not from this. */
  ownerHash: string;
  /** Of the browser that made it, and of those that opened a link to it: they see what the dialog shows. */
  resumeHash: string;
  guests?: string[];
  /** That of its quote when they were let in: under another they are out. */
  ownership: number;
  /** The form as it was typed, sealed. */
  form?: string;
  /** Reminders that went out, and when the next is due. */
  remindersSent?: number;
  remindAt?: Date;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
};

/** The latest are let in: who changes their cookies again and again fills no record. */
const MAX_GUESTS = 20;

const schema = new Schema<RevisitRecord>(
  {
    _id: { type: String, required: true },
    quoteId: { type: String, required: true },
    stage: { type: String, required: true },
    url: { type: String, required: true },
    ownerHash: { type: String, required: true },
    resumeHash: { type: String, required: true },
    guests: { type: [String], default: undefined },
    ownership: { type: Number, required: true },
    remindersSent: Number,
    remindAt: Date,
    form: String,
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'revisits', versionKey: false },
);
// An old link leads to the newest save of the same journey.
schema.index({ quoteId: 1, updatedAt: -1 });
// Whom a browser's secret lets in, for when it signs out.
schema.index({ resumeHash: 1 });
schema.index({ guests: 1 }, { sparse: true });
// The next reminder that is due.
schema.index({ remindAt: 1 }, { sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Revisits = defineModel('Revisits', schema);

/** The TTL index sweeps about once a minute: until then an expired record is kept from sight here. */
const byUuid = (uuid: string, aliveAt?: Date) => ({
  _id: uuid,
  ...(aliveAt && { expiresAt: mongoose.trusted({ $gte: aliveAt }) }),
});

/** An old link leads to the newest save of its journey. */
export function findNewestRevisit(quoteId: string, aliveAt: Date): Promise<RevisitRecord | null> {
  return Revisits.findOne({ quoteId, expiresAt: mongoose.trusted({ $gte: aliveAt }) })
    .sort({ updatedAt: -1 })
    .lean()
    .exec();
}

/** Lets another browser look a journey up. */
export async function admitToRevisit(uuid: string, resumeHash: string): Promise<void> {
  await Revisits.updateOne(
    {
      _id: uuid,
      resumeHash: mongoose.trusted({ $ne: resumeHash }),
      guests: mongoose.trusted({ $ne: resumeHash }),
    },
    { $push: { guests: { $each: [resumeHash], $slice: -MAX_GUESTS } } },
  );
}

/** Puts a session out of the records of these quotes, and its secret out of all, also of those whose link it opened. */
export async function disownRevisits(
  quoteIds: readonly string[],
  [ownerHash, resumeHash]: readonly [string, string],
  nobody: string,
): Promise<void> {
  const quoteId = mongoose.trusted({ $in: [...quoteIds] });
  await Revisits.updateMany({ quoteId, ownerHash }, { $set: { ownerHash: nobody } });
  await Revisits.updateMany({ resumeHash }, { $set: { resumeHash: nobody } });
  await Revisits.updateMany({ guests: resumeHash }, { $pull: { guests: resumeHash } });
}

export async function deleteRevisitsOf(quoteId: string): Promise<void> {
  await Revisits.deleteMany({ quoteId });
}

export type RevisitWithQuote = RevisitRecord & { quote?: QuoteRecord };

/** The record with its quote, in one round trip. */
export async function findRevisitWithQuote(
  uuid: string,
  aliveAt?: Date,
): Promise<RevisitWithQuote | undefined> {
  const [found] = await Revisits.aggregate<RevisitRecord & { quotes: QuoteRecord[] }>([
    { $match: byUuid(uuid, aliveAt) },
    { $lookup: { from: 'quotes', localField: 'quoteId', foreignField: '_id', as: 'quotes' } },
  ]);
  if (!found) return undefined;
  const { quotes, ...revisit } = found;
  return { ...revisit, quote: quotes[0] };
}

/** False when the uuid is taken. */
export function insertRevisit(record: RevisitRecord): Promise<boolean> {
  return insertOnce(() => Revisits.insertOne(record));
}

/** `ownership` is what it was when the caller's right was looked at. */
export type RevisitKey = {
  uuid: string;
  quoteId: string;
  ownership: number;
  aliveAt: Date;
  version?: number;
};
export type RevisitChange = Partial<Omit<RevisitRecord, '_id' | 'version'>>;

/** Changes a record, if it still has the version where one is given; null when nothing matches. */
export function changeRevisit(
  { uuid, aliveAt, version, quoteId, ownership }: RevisitKey,
  change: RevisitChange,
  step: 0 | 1 = 1,
): Promise<RevisitRecord | null> {
  return Revisits.findOneAndUpdate(
    { ...byUuid(uuid, aliveAt), quoteId, ownership, ...(version !== undefined && { version }) },
    { $set: change, $inc: { version: step } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

/** True when there was an own record past its time, which is gone now. */
export async function deleteExpiredRevisit(uuid: string, ownerHash: string, now: Date): Promise<boolean> {
  const expired = mongoose.trusted({ $lt: now });
  const { deletedCount } = await Revisits.deleteOne({ _id: uuid, ownerHash, expiresAt: expired });
  return deletedCount === 1;
}

/** Leases the reminder that is due longest to this server until then; null when none is. */
export async function leaseReminder(now: Date, leaseUntil: Date): Promise<RevisitRecord | null> {
  const due = { remindAt: mongoose.trusted({ $lte: now }) };
  // Asked for again and again: an update costs a durable write, even where it finds nothing.
  if (!(await Revisits.exists(due))) return null;
  return Revisits.findOneAndUpdate(
    due,
    { $set: { remindAt: leaseUntil } },
    { sort: { remindAt: 1 }, returnDocument: 'after' },
  )
    .lean()
    .exec();
}

/** Counts the reminders that went out, and sets the next; but a journey saved meanwhile is reminded of from there. */
export async function settleReminder(
  { _id, remindAt }: RevisitRecord,
  { remindersSent, next }: { remindersSent: number; next: Date | undefined },
): Promise<void> {
  await Revisits.updateOne({ _id }, { $max: { remindersSent } });
  await Revisits.updateOne(
    { _id, remindAt },
    next ? { $set: { remindAt: next } } : { $unset: { remindAt: 1 } },
  );
}
