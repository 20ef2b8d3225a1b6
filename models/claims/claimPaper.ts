import { Schema } from 'mongoose';
import type { Paper } from '@/lib/domain/claims/papers.data';
import type { PaperRefusal, PaperType } from '@/lib/domain/claims/paperLimits.data';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';

export type PaperState = 'sending' | 'kept' | 'refused';

export type ClaimPaperRecord = {
  _id: string;
  claimId: string;
  mobileHash: string;
  kind: Paper;
  bytes: number;
  /** SHA-256 of the file, as its sender said. */
  hash: string;
  state: PaperState;
  refusal?: PaperRefusal;
  type?: PaperType;
  pages?: number;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
};

const schema = new Schema<ClaimPaperRecord>(
  {
    _id: { type: String, required: true },
    claimId: { type: String, required: true },
    mobileHash: { type: String, required: true },
    kind: { type: String, required: true },
    bytes: { type: Number, required: true },
    hash: { type: String, required: true },
    state: { type: String, required: true },
    refusal: String,
    type: String,
    pages: Number,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'claimPapers', versionKey: false },
);
schema.index({ claimId: 1, createdAt: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const ClaimPapers = defineModel('ClaimPapers', schema);

export function insertClaimPaper(paper: ClaimPaperRecord): Promise<boolean> {
  return insertOnce(() => ClaimPapers.insertOne(paper));
}

export function findClaimPaper(paperId: string): Promise<ClaimPaperRecord | null> {
  return ClaimPapers.findById(paperId).lean().exec();
}

export function listClaimPapers(claimId: string): Promise<ClaimPaperRecord[]> {
  return ClaimPapers.find({ claimId }).sort({ createdAt: 1 }).lean().exec();
}

/** Null when another server judged it first. */
export function judgeClaimPaper(
  paperId: string,
  judged: Pick<ClaimPaperRecord, 'state' | 'refusal' | 'type' | 'pages' | 'updatedAt'>,
): Promise<ClaimPaperRecord | null> {
  return ClaimPapers.findOneAndUpdate(
    { _id: paperId, state: 'sending' },
    { $set: judged },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

export async function keepClaimPapers(claimId: string, until: Date): Promise<void> {
  await ClaimPapers.updateMany({ claimId }, { $max: { expiresAt: until } });
}

export async function deleteClaimPapers(claimId: string): Promise<void> {
  await ClaimPapers.deleteMany({ claimId });
}
