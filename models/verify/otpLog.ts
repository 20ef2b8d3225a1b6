import mongoose, { Schema } from 'mongoose';
import type { Channel, OtpPurpose } from '@/lib/domain/verify/otp.data';
import type { SendPool } from '@/lib/domain/verify/otpBudget.data';
import { defineModel } from '@/models/common/defineModel';
import { usableBy } from '@/models/common/insertOnce';

export type OtpRecord = {
  _id: string;
  channel: Channel;
  /** Keyed hash of the number or mail address. */
  targetHash: string;
  purpose: OtpPurpose;
  staffId?: string;
  subject?: string;
  answersHash?: string;
  /** Only this session's next code replaces it. */
  sessionHash: string;
  pool: SendPool;
  /** Keyed hash of id and code. A decoy has that of a code that was never sent. */
  codeHash: string;
  attempts: number;
  createdAt: Date;
  expiresAt: Date;
  usedAt?: Date;
  /** The press that used the code: if it is repeated, it gets the same answer. */
  usedBy?: string;
  purgeAt: Date;
};

const schema = new Schema<OtpRecord>(
  {
    _id: { type: String, required: true },
    channel: { type: String, required: true },
    targetHash: { type: String, required: true },
    purpose: { type: String, required: true },
    staffId: String,
    subject: String,
    answersHash: String,
    sessionHash: { type: String, required: true },
    pool: { type: String, required: true },
    codeHash: { type: String, required: true },
    attempts: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    usedAt: Date,
    usedBy: String,
    purgeAt: { type: Date, required: true },
  },
  { collection: 'otpLogs', versionKey: false },
);
schema.index({ targetHash: 1, expiresAt: -1 });
schema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

const MOST_LIVE = 50;

export const OtpLogs = defineModel('OtpLogs', schema);

export function listLiveOtps(targetHash: string, now: Date): Promise<OtpRecord[]> {
  return OtpLogs.find({
    targetHash,
    expiresAt: mongoose.trusted({ $gt: now }),
    usedAt: mongoose.trusted({ $exists: false }),
  })
    .limit(MOST_LIVE)
    .lean()
    .exec();
}

export async function replaceOtps(ends: readonly string[], otp: OtpRecord): Promise<void> {
  await OtpLogs.updateMany(
    { _id: mongoose.trusted({ $in: ends }), expiresAt: mongoose.trusted({ $gt: otp.createdAt }) },
    { $set: { expiresAt: otp.createdAt } },
  );
  await OtpLogs.insertOne(otp);
}

export function findOtp(id: string, purposes: readonly OtpPurpose[]): Promise<OtpRecord | null> {
  return OtpLogs.findOne({ _id: id, purpose: mongoose.trusted({ $in: purposes }) })
    .lean()
    .exec();
}

/** Counts a try before it is compared. */
export function countAttempt(
  id: string,
  purposes: readonly OtpPurpose[],
  { now, maxAttempts, press }: { now: Date; maxAttempts: number; press: string | undefined },
): Promise<OtpRecord | null> {
  return OtpLogs.findOneAndUpdate(
    {
      _id: id,
      purpose: mongoose.trusted({ $in: purposes }),
      ...usableBy(press),
      attempts: mongoose.trusted({ $lt: maxAttempts }),
      expiresAt: mongoose.trusted({ $gt: now }),
    },
    { $inc: { attempts: 1 } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

export async function markOtpUsed(id: string, press: string | undefined, now: Date): Promise<boolean> {
  const used = { usedAt: now, ...(press !== undefined && { usedBy: press }) };
  const { matchedCount } = await OtpLogs.updateOne({ _id: id, ...usableBy(press) }, { $set: used });
  return matchedCount === 1;
}
