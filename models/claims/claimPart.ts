import { Schema } from 'mongoose';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';

/** A piece of a paper: no file ever lies on a disk, nor below the web's root. */
export type ClaimPartRecord = {
  _id: string;
  claimId: string;
  paperId: string;
  part: number;
  /** Sealed, base64. */
  content: string;
  expiresAt: Date;
};

const schema = new Schema<ClaimPartRecord>(
  {
    _id: { type: String, required: true },
    claimId: { type: String, required: true },
    paperId: { type: String, required: true },
    part: { type: Number, required: true },
    content: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'claimParts', versionKey: false },
);
schema.index({ paperId: 1, part: 1 });
schema.index({ claimId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const ClaimParts = defineModel('ClaimParts', schema);

export function insertClaimPart(part: ClaimPartRecord): Promise<boolean> {
  return insertOnce(() => ClaimParts.insertOne(part));
}

export async function partNumbersOf(paperId: string): Promise<number[]> {
  const parts = await ClaimParts.find({ paperId }, { part: 1 }).sort({ part: 1 }).lean();
  return parts.map(({ part }) => part);
}

export function findClaimParts(paperId: string): Promise<ClaimPartRecord[]> {
  return ClaimParts.find({ paperId }).sort({ part: 1 }).lean().exec();
}

export async function deleteClaimParts(paperId: string): Promise<void> {
  await ClaimParts.deleteMany({ paperId });
}

export async function keepClaimParts(claimId: string, until: Date): Promise<void> {
  await ClaimParts.updateMany({ claimId }, { $max: { expiresAt: until } });
}

export async function deleteClaimPartsOf(claimId: string): Promise<void> {
  await ClaimParts.deleteMany({ claimId });
}
