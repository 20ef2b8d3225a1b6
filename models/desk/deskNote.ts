import mongoose, { Schema } from 'mongoose';
import type { ContactOutcome } from '@/lib/domain/desk/drawer/notes';
import type { RelogState } from '@/lib/domain/desk/drawer/relog';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';

/**
 * A note of the staff about a quote: a text, how a call went, a call-back, or a repeated submission. Notes are added
 * and never changed.
 */
export type DeskNoteRecord = {
  _id: string;
  quoteId: string;
  staffId: string;
  /** Sealed. */
  text?: string;
  outcome?: ContactOutcome;
  callBack?: { from: Date; to: Date; staffId: string };
  /** What came of submitting the signed application again. */
  relog?: RelogState;
  at: Date;
  expiresAt: Date;
};

const schema = new Schema<DeskNoteRecord>(
  {
    _id: { type: String, required: true },
    quoteId: { type: String, required: true },
    staffId: { type: String, required: true },
    text: String,
    outcome: String,
    callBack: Object,
    relog: String,
    at: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'deskNotes', versionKey: false },
);
schema.index({ quoteId: 1, at: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const DeskNotes = defineModel('DeskNotes', schema);

/** False when it is there. */
export function insertDeskNote(note: DeskNoteRecord): Promise<boolean> {
  return insertOnce(() => DeskNotes.insertOne(note));
}

/** Newest first. */
export function listDeskNotes(quoteId: string, limit: number): Promise<DeskNoteRecord[]> {
  return DeskNotes.find({ quoteId }).sort({ at: -1 }).limit(limit).lean().exec();
}

/** The newest note of these outcomes since then. */
export function findOutcome<Outcome extends ContactOutcome>(
  quoteId: string,
  { outcomes, since }: { outcomes: readonly Outcome[]; since: Date },
): Promise<(DeskNoteRecord & { outcome: Outcome }) | null> {
  const outcome = mongoose.trusted({ $in: [...outcomes] });
  return DeskNotes.findOne({ quoteId, at: mongoose.trusted({ $gte: since }), outcome })
    .sort({ at: -1 })
    .lean<DeskNoteRecord & { outcome: Outcome }>()
    .exec();
}

export async function deleteDeskNotesOf(quoteId: string): Promise<void> {
  await DeskNotes.deleteMany({ quoteId });
}
