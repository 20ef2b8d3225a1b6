import { Schema } from 'mongoose';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';

/** The sample bank's book of what we sent. */
export type SandboxPayoutRecord = {
  /** Our reference: a second order with it moves no money. */
  _id: string;
  amountPaise: number;
  bankReference: string;
  at: Date;
  expiresAt: Date;
};

const schema = new Schema<SandboxPayoutRecord>(
  {
    _id: { type: String, required: true },
    amountPaise: { type: Number, required: true },
    bankReference: { type: String, required: true },
    at: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'sandboxPayouts', versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const SandboxPayouts = defineModel('SandboxPayouts', schema);

export function insertSandboxPayout(payout: SandboxPayoutRecord): Promise<boolean> {
  return insertOnce(() => SandboxPayouts.insertOne(payout));
}

export function findSandboxPayout(reference: string): Promise<SandboxPayoutRecord | null> {
  return SandboxPayouts.findById(reference).lean().exec();
}
