import mongoose, { Schema } from 'mongoose';
import type { StaffRole } from '@/lib/domain/desk/permissions';
import { defineModel } from '@/models/common/defineModel';

/** A member of the staff who has the view of talks open. */
export type DeskPresenceRecord = { _id: string; role: StaffRole; seenAt: Date; expiresAt: Date };

const schema = new Schema<DeskPresenceRecord>(
  {
    _id: { type: String, required: true },
    role: { type: String, required: true },
    seenAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'deskPresence', versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const DeskPresence = defineModel('DeskPresence', schema);

/** Writes only every `everyMs`, though the view asks every few seconds. */
export async function notePresence(
  { _id, role, seenAt, expiresAt }: DeskPresenceRecord,
  everyMs: number,
): Promise<void> {
  const known = await DeskPresence.findById(_id).lean().exec();
  if (known && seenAt.getTime() - known.seenAt.getTime() < everyMs) return;
  await DeskPresence.updateOne({ _id }, { $set: { role, seenAt, expiresAt } }, { upsert: true });
}

export function listPresent(since: Date): Promise<DeskPresenceRecord[]> {
  return DeskPresence.find({ seenAt: mongoose.trusted({ $gt: since }) })
    .lean()
    .exec();
}
