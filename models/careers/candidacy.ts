import mongoose, { Schema } from 'mongoose';
import { type CandidacyStatus, OPEN_CANDIDACIES, type Opening } from '@/lib/domain/careers/candidacy';
import type { Locale } from '@/lib/domain/common/locales';
import { anyDate } from '@/models/common/anyDate';
import { defineModel } from '@/models/common/defineModel';
import { saveVersion } from '@/models/common/saveVersion';

export type CandidacyRecord = {
  _id: string;
  mobileHash: string;
  status: CandidacyStatus;
  /** Sealed, as typed. */
  form: string;
  /** Set once it was sent. */
  opening?: Opening;
  language?: Locale;
  sentAt?: Date;
  /** When a call or a refusal was noted, and by which staff id. */
  doneAt?: Date;
  doneBy?: string;
  version: number;
  updatedAt: Date;
  expiresAt: Date;
};

const schema = new Schema<CandidacyRecord>(
  {
    _id: { type: String, required: true },
    mobileHash: { type: String, required: true },
    status: { type: String, required: true },
    form: { type: String, required: true },
    opening: String,
    language: String,
    sentAt: Date,
    doneAt: Date,
    doneBy: String,
    version: { type: Number, required: true },
    updatedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'candidacies', versionKey: false },
);
schema.index({ mobileHash: 1, updatedAt: -1 });
// The desk's lists: open by when they came, done by time.
schema.index({ status: 1, sentAt: 1, _id: 1 });
schema.index({ doneAt: -1, _id: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Candidacies = defineModel('Candidacies', schema);

const MOST = 50;

export function listCandidaciesOf(mobileHash: string, aliveAt: Date): Promise<CandidacyRecord[]> {
  return Candidacies.find({ mobileHash, expiresAt: mongoose.trusted({ $gt: aliveAt }) })
    .sort({ updatedAt: -1 })
    .limit(MOST)
    .lean()
    .exec();
}

export function findCandidacy(id: string): Promise<CandidacyRecord | null> {
  return Candidacies.findById(id).lean().exec();
}

/** Null on a concurrent save. */
export function saveCandidacyRecord(candidacy: CandidacyRecord): Promise<CandidacyRecord | null> {
  return saveVersion<CandidacyRecord>(Candidacies, candidacy);
}

export async function deleteCandidacy(id: string): Promise<void> {
  await Candidacies.deleteOne({ _id: id });
}

function listed(isOpen: boolean): Record<string, unknown> {
  return isOpen ? { status: mongoose.trusted({ $in: OPEN_CANDIDACIES }) } : { doneAt: anyDate };
}

export function listCandidacies(isOpen: boolean, skip: number, limit: number): Promise<CandidacyRecord[]> {
  const order: Record<string, 1 | -1> = isOpen ? { sentAt: 1, _id: 1 } : { doneAt: -1, _id: 1 };
  return Candidacies.find(listed(isOpen)).sort(order).skip(skip).limit(limit).lean().exec();
}

export function countCandidacies(isOpen: boolean): Promise<number> {
  return Candidacies.countDocuments(listed(isOpen)).exec();
}
