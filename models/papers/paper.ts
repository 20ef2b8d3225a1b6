import mongoose, { Schema } from 'mongoose';
import type { PaperRefusal, PaperType } from '@/lib/domain/papers/paperLimits.data';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';
import { leaseNext } from '@/models/common/leaseNext';

export type PaperState = 'sending' | 'kept' | 'refused';

export type PaperRecord<Kind extends string = string> = {
  _id: string;
  /** Id of the claim, change, grievance, talk or case that it belongs to. */
  ownerId: string;
  mobileHash: string;
  /** Its place among the limited number of its owner's papers; absent in older ones. */
  slot?: number;
  kind: Kind;
  bytes: number;
  /** SHA-256 of the file, as its sender said. */
  hash: string;
  state: PaperState;
  refusal?: PaperRefusal;
  type?: PaperType;
  pages?: number;
  /**
   * When a refused paper's parts are deleted once more, in case a server stopped before it did, or a part came late.
   */
  dropPartsAt?: Date;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
};

const schema = new Schema<PaperRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    mobileHash: { type: String, required: true },
    slot: Number,
    kind: { type: String, required: true },
    bytes: { type: Number, required: true },
    hash: { type: String, required: true },
    state: { type: String, required: true },
    refusal: String,
    type: String,
    pages: Number,
    dropPartsAt: Date,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'papers', versionKey: false },
);
schema.index({ ownerId: 1, createdAt: 1 });
schema.index({ ownerId: 1, slot: 1 }, { unique: true, partialFilterExpression: { slot: { $exists: true } } });
schema.index({ hash: 1 });
schema.index({ dropPartsAt: 1 }, { sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const MOST_OWNERS = 20;

export const Papers = defineModel('Papers', schema);

export function insertPaper(paper: PaperRecord): Promise<boolean> {
  return insertOnce(() => Papers.insertOne(paper));
}

export function findPaper(paperId: string): Promise<PaperRecord | null> {
  return Papers.findById(paperId).lean().exec();
}

/** Papers of an owner, whose kinds are all of one room. */
export function listPapers<Kind extends string>(ownerId: string): Promise<PaperRecord<Kind>[]> {
  return Papers.find({ ownerId }).sort({ createdAt: 1 }).lean<PaperRecord<Kind>[]>().exec();
}

/** Other owners that have one of these files, equal to the byte. */
export async function ownersWithFiles(hashes: readonly string[], but: string): Promise<string[]> {
  if (hashes.length === 0) return [];
  const found = await Papers.find(
    {
      hash: mongoose.trusted({ $in: hashes }),
      ownerId: mongoose.trusted({ $ne: but }),
      state: 'kept',
    },
    { ownerId: 1 },
  )
    .limit(MOST_OWNERS)
    .lean();
  return [...new Set(found.map(({ ownerId }) => ownerId))];
}

/** Null when another server judged it first. */
export function judgePaper(
  paperId: string,
  judged: Pick<
    PaperRecord,
    'state' | 'refusal' | 'type' | 'pages' | 'dropPartsAt' | 'updatedAt' | 'expiresAt'
  >,
): Promise<PaperRecord | null> {
  return Papers.findOneAndUpdate(
    { _id: paperId, state: 'sending' },
    { $set: judged },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

/** Notes that the same file was sent again, which answers what was asked since. */
export async function notePaperSentAgain(paperId: string, at: Date): Promise<void> {
  await Papers.updateOne({ _id: paperId, state: 'kept' }, { $max: { updatedAt: at } });
}

export function leaseRefusedPaper(now: Date, leaseUntil: Date): Promise<PaperRecord | null> {
  return leaseNext(Papers, 'dropPartsAt', now, leaseUntil);
}

export async function markPartsDropped(paperId: string): Promise<void> {
  await Papers.updateOne({ _id: paperId }, { $unset: { dropPartsAt: 1 } });
}

/** False for a paper that is kept, since a decision may rest on it. */
export async function deleteUnkeptPaper(paperId: string): Promise<boolean> {
  const unkept = { _id: paperId, state: mongoose.trusted({ $ne: 'kept' as const }) };
  return (await Papers.deleteOne(unkept)).deletedCount > 0;
}

/** Deletes the paper and returns it. */
export function takePaper(paperId: string): Promise<PaperRecord | null> {
  return Papers.findOneAndDelete({ _id: paperId }).lean().exec();
}

/** Call it only where nothing rests on the paper yet. */
export async function deletePaper(paperId: string): Promise<void> {
  await Papers.deleteOne({ _id: paperId });
}

/** Papers that are still being sent keep their own end. */
export async function keepPapers(ownerId: string, until: Date): Promise<void> {
  const begun = { ownerId, state: mongoose.trusted({ $ne: 'sending' as const }) };
  await Papers.updateMany(begun, { $max: { expiresAt: until } });
}

export async function deletePapers(ownerId: string): Promise<void> {
  await Papers.deleteMany({ ownerId });
}
