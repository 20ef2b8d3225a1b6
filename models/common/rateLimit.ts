import { Schema } from 'mongoose';
import { defineModel } from './defineModel';

type RateLimitRecord = { _id: string; count: number; expiresAt: Date };

const schema = new Schema<RateLimitRecord>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'rateLimits', versionKey: false, writeConcern: { w: 1 } },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const RateLimits = defineModel('RateLimits', schema);

/** Atomic; returns the new count. */
export async function countMore(id: string, expiresAt: Date, by = 1): Promise<number> {
  const counted = await RateLimits.findOneAndUpdate(
    { _id: id },
    { $inc: { count: by }, $setOnInsert: { expiresAt } },
    { upsert: true, returnDocument: 'after' },
  ).lean();
  return counted.count;
}

export async function readCount(id: string): Promise<number> {
  return (await RateLimits.findById(id).lean())?.count ?? 0;
}

export async function uncountOne(id: string): Promise<void> {
  await RateLimits.updateOne({ _id: id }, { $inc: { count: -1 } });
}
