import { Schema } from 'mongoose';
import type { SendPool } from '@/lib/domain/verify/otpBudget.data';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';

/** Times and pools of the codes sent to one number in a day; `version` orders concurrent writers. */
export type OtpBudgetRecord = {
  _id: string;
  sends: { pool: SendPool; at: Date }[];
  version: number;
  purgeAt: Date;
};

const schema = new Schema<OtpBudgetRecord>(
  {
    _id: { type: String, required: true },
    sends: { type: [{ _id: false, pool: String, at: Date }], required: true },
    version: { type: Number, required: true },
    purgeAt: { type: Date, required: true },
  },
  { collection: 'otpBudgets', versionKey: false },
);
schema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const OtpBudgets = defineModel('OtpBudgets', schema);

export function findOtpBudget(id: string): Promise<OtpBudgetRecord | null> {
  return OtpBudgets.findById(id).lean().exec();
}

/** False on a concurrent save. */
export async function saveOtpBudget(budget: OtpBudgetRecord): Promise<boolean> {
  const { _id, version, ...rest } = budget;
  if (version === 1) return insertOnce(() => OtpBudgets.insertOne(budget));
  const { modifiedCount } = await OtpBudgets.updateOne(
    { _id, version: version - 1 },
    { $set: { ...rest, version } },
  );
  return modifiedCount === 1;
}
