import mongoose, { Schema } from 'mongoose';
import type { Stage } from '@/lib/domain/quote/journey/stages';
import { insertOnce } from '@/models/common/insertOnce';
import type { QuoteRecord } from '@/models/quote/quote';
import { defineModel } from '@/models/common/defineModel';
import { leaseNext } from '@/models/common/leaseNext';

export type RevisitRecord = {
  _id: string;
  quoteId: string;
  stage: Stage;
  url: string;
  /** The session that made it; access follows from the quote. */
  ownerHash: string;
  /** Browsers that may read the summary: the one that made it, and those that opened a link. */
  resumeHash: string;
  guests?: string[];
  /** The quote's ownership when they were admitted; they lose access when it changes. */
  ownership: number;
  /** Sealed. */
  form?: string;
  remindersSent?: number;
  remindAt?: Date;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
};

/** Bounds the record of a caller who keeps changing cookies. */
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
schema.index({ quoteId: 1, updatedAt: -1 });
schema.index({ resumeHash: 1 });
schema.index({ guests: 1 }, { sparse: true });
schema.index({ remindAt: 1 }, { sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Revisits = defineModel('Revisits', schema);

/** Hides expired records until the TTL index deletes them, about a minute later. */
const byUuid = (uuid: string, aliveAt?: Date) => ({
  _id: uuid,
  ...(aliveAt && { expiresAt: mongoose.trusted({ $gte: aliveAt }) }),
});

export function findNewestRevisit(quoteId: string, aliveAt: Date): Promise<RevisitRecord | null> {
  return Revisits.findOne({ quoteId, expiresAt: mongoose.trusted({ $gte: aliveAt }) })
    .sort({ updatedAt: -1 })
    .lean()
    .exec();
}

/**
 * Admits a browser to the record as it was read. Does nothing if the record was handed over since to the browser that
 * proved the number.
 */
export async function admitToRevisit(
  { _id, ownership }: Pick<RevisitRecord, '_id' | 'ownership'>,
  resumeHash: string,
): Promise<void> {
  await Revisits.updateOne(
    {
      _id,
      ownership,
      resumeHash: mongoose.trusted({ $ne: resumeHash }),
      guests: mongoose.trusted({ $ne: resumeHash }),
    },
    { $push: { guests: { $each: [resumeHash], $slice: -MAX_GUESTS } } },
  );
}

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

export function insertRevisit(record: RevisitRecord): Promise<boolean> {
  return insertOnce(() => Revisits.insertOne(record));
}

/** Names the record to change. `ownership` is the one that was read when access was checked. */
export type RevisitKey = {
  uuid: string;
  quoteId: string;
  ownership: number;
  aliveAt: Date;
  version?: number;
};
export type RevisitChange = Partial<Omit<RevisitRecord, '_id' | 'version'>>;

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

/** True when an own expired record was deleted. */
export async function deleteExpiredRevisit(uuid: string, ownerHash: string, now: Date): Promise<boolean> {
  const expired = mongoose.trusted({ $lt: now });
  const { deletedCount } = await Revisits.deleteOne({ _id: uuid, ownerHash, expiresAt: expired });
  return deletedCount === 1;
}

export function leaseReminder(now: Date, leaseUntil: Date): Promise<RevisitRecord | null> {
  return leaseNext(Revisits, 'remindAt', now, leaseUntil);
}

/** A journey saved meanwhile keeps its own schedule. */
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
