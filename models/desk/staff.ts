import mongoose, { Schema } from 'mongoose';
import { serverEnv } from '@/lib/config/serverEnv';
import type { StaffRole } from '@/lib/domain/desk/permissions';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';

export type StaffRecord = {
  _id: string;
  role: StaffRole;
  /** Sealed {name, mobileNumber}. */
  person: string;
  disabledAt?: Date;
  createdAt: Date;
  /** Secret of the second factor, sealed. */
  secret?: string;
  /** The time step of the code used last: each is used once. */
  lastStep?: number;
  /** Wrong codes in a row, until `triesEndAt`. */
  tries?: number;
  triesEndAt?: Date;
};

const schema = new Schema<StaffRecord>(
  {
    _id: { type: String, required: true },
    role: { type: String, required: true },
    person: { type: String, required: true },
    disabledAt: Date,
    createdAt: { type: Date, required: true },
    secret: String,
    lastStep: Number,
    tries: Number,
    triesEndAt: Date,
  },
  { collection: 'staff', versionKey: false },
);

export const Staff = defineModel('Staff', schema);

/** Sample staff: anybody may sign in as them. */
export const SAMPLE_STAFF_ID = /^SAMPLE-/;

/** Undefined for disabled staff, and for samples in production. */
export async function findActiveStaff(id: string): Promise<StaffRecord | undefined> {
  if (serverEnv().APP_ENV === 'production' && SAMPLE_STAFF_ID.test(id)) return undefined;
  const found = await Staff.findById(id).lean().exec();
  return found && !found.disabledAt ? found : undefined;
}

export function insertStaff(staff: StaffRecord): Promise<boolean> {
  return insertOnce(() => Staff.insertOne(staff));
}

/** Counts a try before it is compared. Null when all of its quarter of an hour are used. */
export async function countFactorTry(
  id: string,
  { now, maxTries, triesEndAt }: { now: Date; maxTries: number; triesEndAt: Date },
): Promise<StaffRecord | null> {
  await Staff.updateOne(
    { _id: id, triesEndAt: mongoose.trusted({ $lte: now }) },
    { $set: { tries: 0 }, $unset: { triesEndAt: 1 } },
  );
  return Staff.findOneAndUpdate(
    { _id: id, tries: mongoose.trusted({ $not: { $gte: maxTries } }) },
    { $inc: { tries: 1 }, $set: { triesEndAt } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

/** False when a code of this step or a later one was used before. */
export async function spendFactorStep(id: string, step: number): Promise<boolean> {
  const { matchedCount } = await Staff.updateOne(
    { _id: id, secret: mongoose.trusted({ $exists: true }), lastStep: mongoose.trusted({ $lt: step }) },
    { $set: { lastStep: step, tries: 0 }, $unset: { triesEndAt: 1 } },
  );
  return matchedCount === 1;
}

/** False when there is a factor already. */
export async function enrolFactor(
  id: string,
  { secret, lastStep }: Required<Pick<StaffRecord, 'secret' | 'lastStep'>>,
): Promise<boolean> {
  const { matchedCount } = await Staff.updateOne(
    { _id: id, secret: mongoose.trusted({ $exists: false }) },
    { $set: { secret, lastStep, tries: 0 }, $unset: { triesEndAt: 1 } },
  );
  return matchedCount === 1;
}

/** False when there was none. */
export async function removeFactor(id: string): Promise<boolean> {
  const { matchedCount } = await Staff.updateOne(
    { _id: id, secret: mongoose.trusted({ $exists: true }) },
    { $unset: { secret: 1, lastStep: 1, tries: 1, triesEndAt: 1 } },
  );
  return matchedCount === 1;
}

export function listSampleStaff(): Promise<StaffRecord[]> {
  return Staff.find({ _id: SAMPLE_STAFF_ID }).sort({ _id: 1 }).limit(20).lean().exec();
}

/** Disabled ones too. */
export function findStaff(id: string): Promise<StaffRecord | null> {
  return Staff.findById(id).lean().exec();
}

/** In order of their ids. */
export function listStaff({ after = '', limit }: { after?: string; limit: number }): Promise<StaffRecord[]> {
  return Staff.find({ _id: mongoose.trusted({ $gt: after }) })
    .sort({ _id: 1 })
    .limit(limit)
    .lean()
    .exec();
}

/** Disables from `at`, or enables without it. `same` when it was so already. */
export async function setDisabled(id: string, at: Date | undefined): Promise<'done' | 'same' | 'unknown'> {
  const { modifiedCount } = await Staff.updateOne(
    { _id: id, disabledAt: mongoose.trusted({ $exists: at === undefined }) },
    at ? { $set: { disabledAt: at } } : { $unset: { disabledAt: 1 } },
  );
  if (modifiedCount === 1) return 'done';
  return (await Staff.exists({ _id: id })) ? 'same' : 'unknown';
}

export function listStaffByIds(ids: readonly string[]): Promise<StaffRecord[]> {
  return Staff.find({ _id: mongoose.trusted({ $in: [...ids] }) })
    .lean()
    .exec();
}
