import { Schema } from 'mongoose';
import type { KycStatus } from '@/lib/domain/quote/journey/nextStep';
import { defineModel } from '@/models/common/defineModel';
import { saveVersion } from '@/models/common/saveVersion';

export type KycDetailsRecord = {
  _id: string;
  /** Proven number; unreadable after the quote's number changes. */
  mobileHash?: string;
  /** Sealed. */
  form: string;
  status?: KycStatus;
  /** Sealed: the latest answer of a registry or reviewer. */
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

export function saveKyc(record: KycDetailsRecord): Promise<KycDetailsRecord | null> {
  return saveVersion(KycDetails, record);
}

/** Notes the outcome for the form as it was read. Null when something was saved since. */
export function noteKycOutcome(
  { _id, version }: Pick<KycDetailsRecord, '_id' | 'version'>,
  outcome: Pick<KycDetailsRecord, 'status' | 'outcome'>,
): Promise<KycDetailsRecord | null> {
  return KycDetails.findOneAndUpdate(
    { _id, version },
    { $set: outcome, $inc: { version: 1 } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

export async function deleteKyc(quoteId: string): Promise<void> {
  await KycDetails.deleteOne({ _id: quoteId });
}
