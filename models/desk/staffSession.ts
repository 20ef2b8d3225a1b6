import mongoose, { Schema } from 'mongoose';
import { defineModel } from '@/models/common/defineModel';

export type StaffSessionRecord = {
  /** Keyed hash of the cookie's token. */
  _id: string;
  staffId: string;
  /** Absent until the second factor was given, in the roles that need one. */
  secondFactorAt?: Date;
  /** Secret that is being enrolled, sealed; until its first code confirms it. */
  newSecret?: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
};

const schema = new Schema<StaffSessionRecord>(
  {
    _id: { type: String, required: true },
    staffId: { type: String, required: true },
    secondFactorAt: Date,
    newSecret: String,
    createdAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'staffSessions', versionKey: false },
);
schema.index({ staffId: 1, lastSeenAt: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const StaffSessions = defineModel('StaffSessions', schema);

export async function insertStaffSession(session: StaffSessionRecord): Promise<void> {
  await StaffSessions.insertOne(session);
}

export function touchStaffSession(
  id: string,
  { now, idleSince, isUnattended }: { now: Date; idleSince: Date; isUnattended: boolean },
): Promise<StaffSessionRecord | null> {
  return StaffSessions.findOneAndUpdate(
    {
      _id: id,
      expiresAt: mongoose.trusted({ $gt: now }),
      lastSeenAt: mongoose.trusted({ $gt: idleSince }),
    },
    isUnattended ? {} : { $set: { lastSeenAt: now } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

/** False when it had ended already. */
export async function deleteStaffSession(id: string): Promise<boolean> {
  return (await StaffSessions.deleteOne({ _id: id })).deletedCount === 1;
}

/** Ends all sessions of one of the staff. */
export async function deleteSessionsOf(staffId: string): Promise<void> {
  await StaffSessions.deleteMany({ staffId });
}

export function findStaffSession(id: string): Promise<StaffSessionRecord | null> {
  return StaffSessions.findById(id).lean().exec();
}

export function findNewestSession(staffId: string): Promise<StaffSessionRecord | null> {
  return StaffSessions.findOne({ staffId }).sort({ lastSeenAt: -1 }).lean().exec();
}

/** When staff who are signed in were last seen. */
export async function lastSeenOf(
  staffIds: readonly string[],
  idleSince: Date,
): Promise<ReadonlyMap<string, Date>> {
  const sessions = await StaffSessions.find(
    { staffId: mongoose.trusted({ $in: [...staffIds] }), lastSeenAt: mongoose.trusted({ $gt: idleSince }) },
    { staffId: 1, lastSeenAt: 1 },
  )
    .sort({ lastSeenAt: 1 })
    .lean();
  return new Map(sessions.map(({ staffId, lastSeenAt }) => [staffId, lastSeenAt]));
}
