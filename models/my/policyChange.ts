import type { Locale } from '@/lib/domain/common/locales';
import mongoose, { Schema } from 'mongoose';
import type { ChangeKind, ChangeStatus } from '@/lib/domain/my/changes';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';
import { leaseNext } from '@/models/common/leaseNext';

export type PolicyChangeRecord = {
  _id: string;
  policyNumber: string;
  kind: ChangeKind;
  mobileHash: string;
  /** Sealed: as typed, and the price that was seen when it was asked for. */
  form: string;
  status: ChangeStatus;
  /** Set while it is typed, waits for us or is to be paid; a policy has one of each kind. */
  isOpen?: true;
  version: number;
  language?: Locale;
  askedAt?: Date;
  decidedAt?: Date;
  /** Sealed: why it was refused. */
  reason?: string;
  /** Set once taken back: lease for deleting its papers and closing its case. */
  closeDueAt?: Date;
  updatedAt: Date;
  expiresAt: Date;
};

const schema = new Schema<PolicyChangeRecord>(
  {
    _id: { type: String, required: true },
    policyNumber: { type: String, required: true },
    kind: { type: String, required: true },
    mobileHash: { type: String, required: true },
    form: { type: String, required: true },
    status: { type: String, required: true },
    isOpen: Boolean,
    version: { type: Number, required: true },
    language: String,
    askedAt: Date,
    decidedAt: Date,
    reason: String,
    closeDueAt: Date,
    updatedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'policyChanges', versionKey: false },
);
schema.index({ policyNumber: 1, kind: 1 }, { unique: true, partialFilterExpression: { isOpen: true } });
schema.index({ mobileHash: 1, updatedAt: -1 });
schema.index({ closeDueAt: 1 }, { sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const PolicyChanges = defineModel('PolicyChanges', schema);

export function findChange(id: string): Promise<PolicyChangeRecord | null> {
  return PolicyChanges.findById(id).lean().exec();
}

export function findOpenChange(policyNumber: string, kind: ChangeKind): Promise<PolicyChangeRecord | null> {
  return PolicyChanges.findOne({ policyNumber, kind, isOpen: true }).lean().exec();
}

/** Newest first. */
export function listChangesOf(mobileHash: string, limit: number): Promise<PolicyChangeRecord[]> {
  return PolicyChanges.find({ mobileHash }).sort({ updatedAt: -1 }).limit(limit).lean().exec();
}

/** False when another of its kind was begun meanwhile. */
export function insertChange(change: PolicyChangeRecord): Promise<boolean> {
  return insertOnce(() => PolicyChanges.insertOne(change));
}

/** Marks an addition as accepted, whatever it was before: the person is covered now. */
export async function markChangeAccepted(_id: string, now: Date): Promise<void> {
  const accepted = { status: 'accepted', updatedAt: now } as const;
  await PolicyChanges.updateOne(
    { _id, status: mongoose.trusted({ $ne: 'accepted' }) },
    { $set: accepted, $unset: { isOpen: 1 } },
  );
}

type From = { _id: string; status: ChangeStatus; version?: number; isUndecided?: true };

/** Null when it has moved on. */
export function moveChange(
  { isUndecided, ...from }: From,
  to: Partial<PolicyChangeRecord> & { isOver?: true },
): Promise<PolicyChangeRecord | null> {
  const { isOver, ...fields } = to;
  return PolicyChanges.findOneAndUpdate(
    { ...from, ...(isUndecided && { decidedAt: mongoose.trusted({ $exists: false }) }) },
    { $set: fields, ...(isOver && { $unset: { isOpen: 1 } }) },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

export function leaseClosing(now: Date, leaseUntil: Date): Promise<PolicyChangeRecord | null> {
  return leaseNext(PolicyChanges, 'closeDueAt', now, leaseUntil);
}

export async function markClosed(_id: string): Promise<void> {
  await PolicyChanges.updateOne({ _id }, { $unset: { closeDueAt: 1 } });
}
