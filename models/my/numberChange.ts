import { Schema } from 'mongoose';
import type { Locale } from '@/lib/domain/common/locales';
import type { FreshProofs, NumberSide, NumberStatus, NumberWay } from '@/lib/domain/my/numberChange';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';
import { leaseNext } from '@/models/common/leaseNext';

/** A change of a policy's mobile number. */
export type NumberChangeRecord = {
  _id: string;
  policyNumber: string;
  way: NumberWay;
  status: NumberStatus;
  /** Set until it is decided or given up; there is one for each policy and new number. */
  isOpen?: true;
  /** Hash of the old number when the change was begun; for a request, when it was sent, if there is such a policy. */
  fromHash?: string;
  /** Hash of the new number. */
  mobileHash: string;
  /** Sealed: both numbers. */
  numbers: string;
  proofs: FreshProofs;
  language: Locale;
  askedAt?: Date;
  decidedAt?: Date;
  /** Sealed: why it was refused. */
  reason?: string;
  /** Set by a request: until then the old number can object. */
  coolUntil?: Date;
  /** Lease for moving everything, or for closing a change that was taken back or stopped. */
  moveDueAt?: Date;
  updatedAt: Date;
  expiresAt: Date;
};

const schema = new Schema<NumberChangeRecord>(
  {
    _id: { type: String, required: true },
    policyNumber: { type: String, required: true },
    way: { type: String, required: true },
    status: { type: String, required: true },
    isOpen: Boolean,
    fromHash: String,
    mobileHash: { type: String, required: true },
    numbers: { type: String, required: true },
    proofs: { type: Object, required: true },
    language: { type: String, required: true },
    askedAt: Date,
    decidedAt: Date,
    reason: String,
    coolUntil: Date,
    moveDueAt: Date,
    updatedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'numberChanges', versionKey: false, minimize: false },
);
schema.index({ policyNumber: 1, mobileHash: 1 }, { unique: true, partialFilterExpression: { isOpen: true } });
schema.index({ mobileHash: 1, updatedAt: -1 });
schema.index({ moveDueAt: 1 }, { sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const NumberChanges = defineModel('NumberChanges', schema);

export function findNumberChange(id: string): Promise<NumberChangeRecord | null> {
  return NumberChanges.findById(id).lean().exec();
}

export function findOpenNumberChange(
  policyNumber: string,
  mobileHash: string,
): Promise<NumberChangeRecord | null> {
  return NumberChanges.findOne({ policyNumber, mobileHash, isOpen: true }).lean().exec();
}

/** The newest change that the policyholder began by codes. */
export function findNumberChangeByCodes(
  policyNumber: string,
  fromHash: string,
): Promise<NumberChangeRecord | null> {
  return NumberChanges.findOne({ policyNumber, fromHash, way: 'codes', isOpen: true })
    .sort({ updatedAt: -1 })
    .lean()
    .exec();
}

/** Changes to this number, newest first. */
export function listNumberChangesOf(mobileHash: string, limit: number): Promise<NumberChangeRecord[]> {
  return NumberChanges.find({ mobileHash }).sort({ updatedAt: -1 }).limit(limit).lean().exec();
}

/** False when another of this policy and number was begun meanwhile. */
export function insertNumberChange(change: NumberChangeRecord): Promise<boolean> {
  return insertOnce(() => NumberChanges.insertOne(change));
}

/** Null when it has moved on. */
export function moveNumberChange(
  from: { _id: string; status: NumberStatus },
  to: Partial<Omit<NumberChangeRecord, 'isOpen'>>,
  ends: readonly ('isOpen' | 'moveDueAt')[] = [],
): Promise<NumberChangeRecord | null> {
  const $unset = Object.fromEntries(ends.map((name) => [name, 1]));
  return NumberChanges.findOneAndUpdate(
    from,
    { $set: to, ...(ends.length > 0 && { $unset }) },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

/** Null once it is no draft any more. */
export function noteNumberProof(_id: string, side: NumberSide, at: Date): Promise<NumberChangeRecord | null> {
  return NumberChanges.findOneAndUpdate(
    { _id, status: 'draft' },
    { $set: { [`proofs.${side}`]: at, updatedAt: at } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

export function leaseNumberMove(now: Date, leaseUntil: Date): Promise<NumberChangeRecord | null> {
  return leaseNext(NumberChanges, 'moveDueAt', now, leaseUntil);
}
