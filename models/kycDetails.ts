import { Schema } from 'mongoose';
import type { KycStatus } from '@/lib/domain/quote/journey/nextStep';
import { defineModel } from './common/defineModel';
import { saveVersion } from './common/saveVersion';

export type KycDetailsRecord = {
  /** The quote that it belongs to. */
  _id: string;
  /** The number behind whose proof it was typed: with another one's it can't be read. */
  mobileHash?: string;
  /** Sealed, as it was typed. */
  form: string;
  status?: KycStatus;
  /** Sealed: what a registry or a person said last. */
  outcome?: string;
  version: number;
  updatedAt: Date;
  expiresAt: Date;
};

const schema = new Schema<KycDetailsRecord>(
  {
    _id: { type: String, required: true },
    mobileHash: String,
    form: { type: String, required: true },
    status: String,
    outcome: String,
    version: { type: Number, required: true },
    updatedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'kycDetails', versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const KycDetails = defineModel('KycDetails', schema);

export function findKyc(quoteId: string): Promise<KycDetailsRecord | null> {
  return KycDetails.findById(quoteId).lean().exec();
}

/** Null when it has another version by now. */
export function saveKyc(record: KycDetailsRecord): Promise<KycDetailsRecord | null> {
  return saveVersion(KycDetails, record);
}

export function noteKycOutcome(
  quoteId: string,
  outcome: Pick<KycDetailsRecord, 'status' | 'outcome'>,
): Promise<KycDetailsRecord | null> {
  return KycDetails.findOneAndUpdate(
    { _id: quoteId },
    { $set: outcome, $inc: { version: 1 } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

export async function deleteKyc(quoteId: string): Promise<void> {
  await KycDetails.deleteOne({ _id: quoteId });
}
