import mongoose, { Schema } from 'mongoose';
import type { Stage } from '@/lib/domain/journey/stages';
import { insertOnce } from './insertOnce';
import type { QuoteRecord } from './quote';
import { defineModel } from './defineModel';

export type RevisitRecord = {
  /** The uuid that the browser keeps: a locator, no proof of a right. */
  _id: string;
  quoteId: string;
  stage: Stage;
  url: string;
  ownerHash: string;
  resumeHash: string;
  /** The form as it was typed, sealed. */
  form?: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
};

const schema = new Schema<RevisitRecord>(
  {
    _id: { type: String, required: true },
    quoteId: { type: String, required: true },
    stage: { type: String, required: true },
    url: { type: String, required: true },
    ownerHash: { type: String, required: true },
    resumeHash: { type: String, required: true },
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
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Revisits = defineModel('Revisits', schema);

/** The TTL index sweeps about once a minute: until then an expired record is kept from sight here. */
const byUuid = (uuid: string, aliveAt?: Date) => ({
  _id: uuid,
  ...(aliveAt && { expiresAt: mongoose.trusted({ $gte: aliveAt }) }),
});

export function findRevisit(uuid: string, aliveAt?: Date): Promise<RevisitRecord | null> {
  return Revisits.findOne(byUuid(uuid, aliveAt)).lean().exec();
}

export type RevisitWithQuote = RevisitRecord & { quote?: QuoteRecord };

/** The record with its quote, in one round trip. */
export async function findRevisitWithQuote(
  uuid: string,
  aliveAt: Date,
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

export type RevisitKey = { uuid: string; ownerHash: string; aliveAt: Date; version?: number };
export type RevisitChange = Partial<Omit<RevisitRecord, '_id' | 'ownerHash' | 'version'>>;

/** Changes an own record, if it still has the version where one is given; null when nothing matches. */
export function changeRevisit(
  { uuid, ownerHash, aliveAt, version }: RevisitKey,
  change: RevisitChange,
  step: 0 | 1 = 1,
): Promise<RevisitRecord | null> {
  return Revisits.findOneAndUpdate(
    { ...byUuid(uuid, aliveAt), ownerHash, ...(version !== undefined && { version }) },
    { $set: change, $inc: { version: step } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

export async function deleteRevisit(uuid: string, caller: { ownerHash: string; resumeHash: string }) {
  const { ownerHash, resumeHash } = caller;
  await Revisits.deleteOne({ _id: uuid, $or: [{ ownerHash }, { resumeHash }] });
}

/** True when there was an own record past its time, which is gone now. */
export async function deleteExpiredRevisit(uuid: string, ownerHash: string, now: Date): Promise<boolean> {
  const expired = mongoose.trusted({ $lt: now });
  const { deletedCount } = await Revisits.deleteOne({ _id: uuid, ownerHash, expiresAt: expired });
  return deletedCount === 1;
}
