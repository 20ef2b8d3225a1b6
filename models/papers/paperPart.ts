import { Schema } from 'mongoose';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';

/** A piece of a paper: no file ever lies on a disk, nor below the web's root. */
export type PaperPartRecord = {
  _id: string;
  ownerId: string;
  paperId: string;
  part: number;
  /** Sealed, base64. */
  content: string;
  expiresAt: Date;
};

const schema = new Schema<PaperPartRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    paperId: { type: String, required: true },
    part: { type: Number, required: true },
    content: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'paperParts', versionKey: false },
);
schema.index({ paperId: 1, part: 1 });
schema.index({ ownerId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const PaperParts = defineModel('PaperParts', schema);

export function insertPaperPart(part: PaperPartRecord): Promise<boolean> {
  return insertOnce(() => PaperParts.insertOne(part));
}

export async function partNumbersOf(paperId: string): Promise<number[]> {
  const parts = await PaperParts.find({ paperId }, { part: 1 }).sort({ part: 1 }).lean();
  return parts.map(({ part }) => part);
}

export function listPaperParts(paperId: string): Promise<PaperPartRecord[]> {
  return PaperParts.find({ paperId }).sort({ part: 1 }).lean().exec();
}

export async function deletePaperParts(paperId: string): Promise<void> {
  await PaperParts.deleteMany({ paperId });
}

export async function keepPaperParts(ownerId: string, until: Date): Promise<void> {
  await PaperParts.updateMany({ ownerId }, { $max: { expiresAt: until } });
}

export async function keepPartsOfPaper(paperId: string, until: Date): Promise<void> {
  await PaperParts.updateMany({ paperId }, { $max: { expiresAt: until } });
}

export async function deletePaperPartsOf(ownerId: string): Promise<void> {
  await PaperParts.deleteMany({ ownerId });
}
