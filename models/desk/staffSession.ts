import mongoose, { Schema } from 'mongoose';
import { defineModel } from '@/models/common/defineModel';

export type StaffSessionRecord = {
  /** Keyed hash of the cookie's token. */
  _id: string;
  staffId: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
};

const schema = new Schema<StaffSessionRecord>(
  {
    _id: { type: String, required: true },
    staffId: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'staffSessions', versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const StaffSessions = defineModel('StaffSessions', schema);

export async function insertStaffSession(session: StaffSessionRecord): Promise<void> {
  await StaffSessions.insertOne(session);
}

export function touchStaffSession(
  id: string,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<StaffSessionRecord | null> {
  return StaffSessions.findOneAndUpdate(
    {
      _id: id,
      expiresAt: mongoose.trusted({ $gt: now }),
      lastSeenAt: mongoose.trusted({ $gt: idleSince }),
    },
    { $set: { lastSeenAt: now } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

export async function deleteStaffSession(id: string): Promise<void> {
  await StaffSessions.deleteOne({ _id: id });
}
