import { Schema } from 'mongoose';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';

/** A seal over an hour's entries and the seal before it, so that no entry can be removed unseen later. */
export type AuditSealRecord = {
  /** The hour, as `2026-11-23T10`, in UTC. */
  _id: string;
  /** The first moment after it. */
  until: Date;
  entries: number;
  /** Hash of the seal before, if any, and its hour. */
  before?: string;
  beforeHour?: string;
  /** When it was sealed; absent in seals of an earlier version. */
  sealedAt?: Date;
  hash: string;
  expiresAt: Date;
};

const schema = new Schema<AuditSealRecord>(
  {
    _id: { type: String, required: true },
    until: { type: Date, required: true },
    entries: { type: Number, required: true },
    before: String,
    beforeHour: String,
    sealedAt: Date,
    hash: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'auditSeals', versionKey: false },
);
schema.index({ until: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const AuditSeals = defineModel('AuditSeals', schema);

/** False when another server has sealed that hour. */
export function addAuditSeal(seal: AuditSealRecord): Promise<boolean> {
  return insertOnce(() => AuditSeals.insertOne(seal));
}

export function findNewestSeal(): Promise<AuditSealRecord | null> {
  return AuditSeals.findOne().sort({ until: -1 }).lean().exec();
}

/** Oldest first. */
export function readSeals(): AsyncIterable<AuditSealRecord> {
  return AuditSeals.find().sort({ until: 1 }).lean().cursor();
}
