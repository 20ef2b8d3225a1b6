import { Schema } from 'mongoose';
import { defineModel } from '@/models/common/defineModel';
import { saveVersion } from '@/models/common/saveVersion';

export type HealthDeclarationRecord = {
  _id: string;
  /** Proven number; unreadable after the quote's number changes. */
  mobileHash?: string;
  /** Sealed {answers, members}. */
  answers: string;
  version: number;
  updatedAt: Date;
  expiresAt: Date;
};

const schema = new Schema<HealthDeclarationRecord>(
  {
    _id: { type: String, required: true },
    mobileHash: String,
    answers: { type: String, required: true },
    version: { type: Number, required: true },
    updatedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'healthDeclarations', versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const HealthDeclarations = defineModel('HealthDeclarations', schema);

export function findHealthDeclaration(quoteId: string): Promise<HealthDeclarationRecord | null> {
  return HealthDeclarations.findById(quoteId).lean().exec();
}

export function saveHealthDeclaration(
  record: HealthDeclarationRecord,
): Promise<HealthDeclarationRecord | null> {
  return saveVersion(HealthDeclarations, record);
}

export async function deleteHealthDeclaration(quoteId: string): Promise<void> {
  await HealthDeclarations.deleteOne({ _id: quoteId });
}
