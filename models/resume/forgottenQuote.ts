import { Schema } from 'mongoose';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';
import { leaseNext } from '@/models/common/leaseNext';

/** A quote whose journey is being deleted, until all of it is. */
export type ForgottenQuoteRecord = {
  _id: string;
  dueAt: Date;
  expiresAt: Date;
};

const schema = new Schema<ForgottenQuoteRecord>(
  {
    _id: { type: String, required: true },
    dueAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'forgottenQuotes', versionKey: false },
);
schema.index({ dueAt: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const ForgottenQuotes = defineModel('ForgottenQuotes', schema);

export async function noteForgotten(record: ForgottenQuoteRecord): Promise<void> {
  await insertOnce(() => ForgottenQuotes.insertOne(record));
}

export function leaseForgotten(now: Date, until: Date): Promise<ForgottenQuoteRecord | null> {
  return leaseNext(ForgottenQuotes, 'dueAt', now, until);
}

export async function deleteForgotten(quoteId: string): Promise<void> {
  await ForgottenQuotes.deleteOne({ _id: quoteId });
}
