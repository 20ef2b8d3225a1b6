import { Schema } from 'mongoose';
import { defineModel } from './common/defineModel';
import { saveVersion } from './common/saveVersion';

export type HealthDeclarationRecord = {
  /** The quote that it belongs to. */
  _id: string;
  /** The number behind whose proof it was answered: with another one's it can't be read. */
  mobileHash?: string;
  /** Sealed {answers, members}: as they were typed, and about whom. */
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

/** Null when it has another version by now. */
export function saveHealthDeclaration(
  record: HealthDeclarationRecord,
): Promise<HealthDeclarationRecord | null> {
  return saveVersion(HealthDeclarations, record);
}

export async function deleteHealthDeclaration(quoteId: string): Promise<void> {
  await HealthDeclarations.deleteOne({ _id: quoteId });
}
