import mongoose, { Schema } from 'mongoose';
import type { Locale } from '@/lib/domain/common/locales';
import type { HideReason, ReviewAbout, Stars } from '@/lib/domain/reviews/review';
import { anyDate } from '@/models/common/anyDate';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';
import { leaseNext } from '@/models/common/leaseNext';

/** One for each policy, each claim that was decided, and each trip that is over. */
export type ReviewRecord = {
  /** Keyed hash of the code in its link. */
  _id: string;
  about: ReviewAbout;
  product: string;
  language: Locale;
  /** Sealed. Removed once the review was asked for or written. */
  ask?: string;
  askDueAt?: Date;
  stars?: Stars;
  /** Sealed. */
  words?: string;
  writtenAt?: Date;
  hidden?: { reason: HideReason; by: string; at: Date };
  createdAt: Date;
  expiresAt: Date;
};

const schema = new Schema<ReviewRecord>(
  {
    _id: { type: String, required: true },
    about: { type: String, required: true },
    product: { type: String, required: true },
    language: { type: String, required: true },
    ask: String,
    askDueAt: Date,
    stars: Number,
    words: String,
    writtenAt: Date,
    hidden: Object,
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'reviewAndRatings', versionKey: false },
);
schema.index({ product: 1, writtenAt: -1 });
schema.index({ product: 1, stars: 1 });
schema.index({ writtenAt: -1, _id: 1 });
schema.index({ askDueAt: 1 }, { sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Reviews = defineModel('Reviews', schema);

export function insertReview(review: ReviewRecord): Promise<boolean> {
  return insertOnce(() => Reviews.insertOne(review));
}

export function findReview(id: string): Promise<ReviewRecord | null> {
  return Reviews.findById(id).lean().exec();
}

type Written = Pick<ReviewRecord, 'stars' | 'words' | 'writtenAt' | 'expiresAt'>;

/** A review that was hidden stays hidden: its new words wait for the desk. */
export function saveReview(id: string, written: Written): Promise<ReviewRecord | null> {
  const update = { $set: written, $unset: { askDueAt: 1, ask: 1 } };
  return Reviews.findByIdAndUpdate(id, update, { returnDocument: 'after' }).lean().exec();
}

/** Null when the words are not those that were read. */
export function hideReview(
  { _id, writtenAt }: { _id: string; writtenAt: Date },
  hidden: ReviewRecord['hidden'],
): Promise<ReviewRecord | null> {
  const update = hidden ? { $set: { hidden } } : { $unset: { hidden: 1 } };
  return Reviews.findOneAndUpdate({ _id, writtenAt }, update, { returnDocument: 'after' }).lean().exec();
}

export function leaseReview(now: Date, leaseUntil: Date): Promise<ReviewRecord | null> {
  return leaseNext(Reviews, 'askDueAt', now, leaseUntil);
}

export async function deferReview(id: string, askDueAt: Date): Promise<void> {
  await Reviews.updateOne({ _id: id, ask: mongoose.trusted({ $exists: true }) }, { $set: { askDueAt } });
}

export async function markReviewAsked(id: string): Promise<void> {
  await Reviews.updateOne({ _id: id }, { $unset: { askDueAt: 1, ask: 1 } });
}

const isWritten = { writtenAt: anyDate };

/** How many reviews gave a plan this many stars. Counted from the index alone, so hidden words count too. */
export function countStars(product: string, stars: Stars): Promise<number> {
  return Reviews.countDocuments({ product, stars }).exec();
}

export async function findFirstWritten(product: string): Promise<Date | undefined> {
  const first = await Reviews.findOne({ product, ...isWritten }, { writtenAt: 1 })
    .sort({ writtenAt: 1 })
    .lean();
  return first?.writtenAt;
}

/** The newest first. */
export function listReviews(
  filter: { product?: string },
  { skip, limit }: { skip: number; limit: number },
): Promise<ReviewRecord[]> {
  return Reviews.find({ ...filter, ...isWritten })
    .sort({ writtenAt: -1, _id: 1 })
    .skip(skip)
    .limit(limit)
    .lean()
    .exec();
}

export function countReviews(): Promise<number> {
  return Reviews.countDocuments(isWritten).exec();
}
