import type { Locale } from '@/lib/domain/common/locales';
import mongoose, { Schema } from 'mongoose';
import type { Section } from '@/lib/domain/application/sections';
import type { Decision } from '@/lib/domain/quote/journey/nextStep';
import type { ReferralReason } from '@/lib/domain/application/underwriting/decision';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';
import { leaseNext } from '@/models/common/leaseNext';

export type ApplicationRecord = {
  _id: string;
  quoteId: string;
  mobileHash: string;
  product: string;
  /** Each section sealed by itself. */
  sections: Partial<Record<Section, string>>;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  signature?: Signature;
  submittedAt?: Date;
  decision?: Decision;
  reasons?: readonly ReferralReason[];
  decidedAt?: Date;
  /** Sealed. The customer reads it. */
  refusal?: string;
  /** Until then only one server settles the decision. */
  leaseUntil?: Date;
  settledAt?: Date;
  expiresAt: Date;
};

/**
 * Proof of the signature: a code to the proposer's own number, and keyed hashes of what was signed and of its quote.
 */
export type Signature = {
  otpRequestId: string;
  /** The id of the request that signed. Absent in signatures of an earlier version. */
  requestId?: string;
  addressHash: string;
  language: Locale;
  textVersion: string;
  contentHash: string;
  /** Absent in signatures of an earlier version. */
  quoteHash?: string;
};

const schema = new Schema<ApplicationRecord>(
  {
    _id: { type: String, required: true },
    quoteId: { type: String, required: true },
    mobileHash: { type: String, required: true },
    product: { type: String, required: true },
    sections: { type: Object, required: true },
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    signature: Object,
    submittedAt: Date,
    decision: String,
    reasons: { type: [String], default: undefined },
    decidedAt: Date,
    refusal: String,
    leaseUntil: Date,
    settledAt: Date,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'applications', versionKey: false, minimize: false },
);
// Applications that are decided and not settled.
schema.index({ leaseUntil: 1 }, { partialFilterExpression: { leaseUntil: { $exists: true } } });
schema.index({ quoteId: 1 }, { unique: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Applications = defineModel('Applications', schema);

export function insertApplication(application: ApplicationRecord): Promise<boolean> {
  return insertOnce(() => Applications.insertOne(application));
}

export function findApplication(id: string): Promise<ApplicationRecord | null> {
  return Applications.findById(id).lean().exec();
}

export function findApplicationOf(quoteId: string): Promise<ApplicationRecord | null> {
  return Applications.findOne({ quoteId }).lean().exec();
}

/** Deletes an application with the quote that it is for, unless it was signed. */
export async function deleteUnsignedOf(quoteId: string): Promise<void> {
  await Applications.deleteOne({ quoteId, submittedAt: mongoose.trusted({ $exists: false }) });
}

type Change = Partial<Omit<ApplicationRecord, '_id' | 'sections' | 'version'>>;

export function changeApplication(
  { _id, version }: Pick<ApplicationRecord, '_id'> & { version?: number },
  change: Change,
  section?: { name: Section; sealed: string },
): Promise<ApplicationRecord | null> {
  return Applications.findOneAndUpdate(
    { _id, ...(version !== undefined && { version }), submittedAt: mongoose.trusted({ $exists: false }) },
    {
      $set: { ...change, ...(section && { [`sections.${section.name}`]: section.sealed }) },
      $inc: { version: 1 },
    },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

/** Empties an application of another number. Does nothing to one of the same number, nor to a signed one. */
export async function beginAnew(
  id: string,
  begun: Pick<ApplicationRecord, 'mobileHash' | 'product' | 'sections' | 'updatedAt' | 'expiresAt'>,
): Promise<void> {
  const ofOther = {
    mobileHash: mongoose.trusted({ $ne: begun.mobileHash }),
    submittedAt: mongoose.trusted({ $exists: false }),
  };
  await Applications.updateOne({ _id: id, ...ofOther }, { $set: begun, $inc: { version: 1 } });
}

/** Takes back a signature that nothing has followed from. */
export async function unsignApplication(
  { _id, submittedAt }: Pick<ApplicationRecord, '_id' | 'submittedAt'>,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  const signed = ['signature', 'submittedAt', 'decision', 'reasons', 'decidedAt', 'leaseUntil'];
  const taken = [...signed, 'sections.declaration'].map((field) => [field, 1] as const);
  await Applications.updateOne(
    { _id, submittedAt },
    { $set: { updatedAt: now, expiresAt }, $unset: Object.fromEntries(taken), $inc: { version: 1 } },
  );
}

/** Null when another decision was made. */
export function decideApplication(
  id: string,
  answer: { decision: Decision; decidedAt: Date; refusal?: string },
): Promise<ApplicationRecord | null> {
  return Applications.findOneAndUpdate(
    { _id: id, decision: mongoose.trusted({ $in: ['referred', answer.decision] }) },
    { $set: { ...answer, leaseUntil: answer.decidedAt }, $unset: { settledAt: 1 } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

export function leaseDecided(now: Date, leaseUntil: Date): Promise<ApplicationRecord | null> {
  return leaseNext(Applications, 'leaseUntil', now, leaseUntil);
}

/** Null when it is settled, or another server settles it. */
export function leaseUnsettled(id: string, now: Date, leaseUntil: Date): Promise<ApplicationRecord | null> {
  const never = mongoose.trusted({ $exists: false });
  const due = [{ leaseUntil: never }, { leaseUntil: mongoose.trusted({ $lte: now }) }];
  return Applications.findOneAndUpdate(
    { _id: id, settledAt: never, $or: due },
    { $set: { leaseUntil } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

/** Makes an accepted proposal due whose money came. Does nothing while a server works on it. */
export async function wakeAccepted(quoteId: string, now: Date): Promise<void> {
  const never = mongoose.trusted({ $exists: false });
  await Applications.updateOne(
    { quoteId, decision: 'accepted', settledAt: never, leaseUntil: never },
    { $set: { leaseUntil: now } },
  );
}

/** Lets an accepted proposal rest until its money comes. Does nothing if another server leased it. */
export async function restAccepted({
  _id,
  leaseUntil,
}: Pick<ApplicationRecord, '_id' | 'leaseUntil'>): Promise<void> {
  await Applications.updateOne({ _id, leaseUntil }, { $unset: { leaseUntil: 1 } });
}

export async function renewDecided(quoteId: string, now: Date): Promise<void> {
  await Applications.updateOne(
    { quoteId, decision: mongoose.trusted({ $exists: true }) },
    { $set: { leaseUntil: now }, $unset: { settledAt: 1 } },
  );
}

export async function markApplicationSettled(id: string, decision: Decision, settledAt: Date): Promise<void> {
  await Applications.updateOne({ _id: id, decision }, { $set: { settledAt }, $unset: { leaseUntil: 1 } });
}
