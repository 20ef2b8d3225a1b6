import mongoose, { Schema } from 'mongoose';
import type { UnclaimedAmount } from '@/lib/domain/unclaimed/contract';
import { defineModel } from '@/models/common/defineModel';

export type UnclaimedRecord = {
  /** Keyed hash of policy number and birth date, so that a dump tells of nobody. */
  _id: string;
  /** Amounts by the claim or payment that each is of. */
  amounts: Readonly<Record<string, UnclaimedAmount>>;
};

const schema = new Schema<UnclaimedRecord>(
  { _id: { type: String, required: true }, amounts: { type: Object, required: true } },
  { collection: 'unclaimedAmounts', versionKey: false, minimize: false },
);

export const Unclaimed = defineModel('Unclaimed', schema);

/** Reads by id alone, so that it takes the same time whether there is a record or not. */
export function findUnclaimed(id: string): Promise<UnclaimedRecord | null> {
  return Unclaimed.findById(id).lean().exec();
}

/** Saves an amount. Its `since` stays the day on which it was first owed. */
export async function saveUnclaimed(id: string, reference: string, amount: UnclaimedAmount): Promise<void> {
  const { since = amount.since } = (await findUnclaimed(id))?.amounts[reference] ?? {};
  const owed = { [`amounts.${reference}`]: { ...amount, since } };
  await Unclaimed.updateOne({ _id: id }, { $set: owed }, { upsert: true });
}

export async function dropUnclaimed(id: string, reference: string): Promise<void> {
  const field = `amounts.${reference}`;
  const has = { _id: id, [field]: mongoose.trusted({ $exists: true }) };
  await Unclaimed.updateOne(has, { $unset: { [field]: 1 } });
  await Unclaimed.deleteOne({ _id: id, amounts: {} });
}
