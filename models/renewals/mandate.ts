import { Schema } from 'mongoose';
import type { Locale } from '@/lib/domain/common/locales';
import type { GatewayName } from '@/lib/domain/payment/payment';
import type { MandateEnd, MandateNotice, MandateStatus } from '@/lib/domain/renewals/mandate';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';
import { leaseNext } from '@/models/common/leaseNext';

/** A policyholder's permission to debit the premium of each next term, up to a limit. */
export type MandateRecord = {
  _id: string;
  /** The quote of the first term, and so of all terms. */
  quoteId: string;
  /** The term whose renewal it pays. */
  policyNumber: string;
  status: MandateStatus;
  /** Set until it is ended; a quote has one. */
  isOpen?: true;
  /** Whole rupees. */
  limit: number;
  reference: string;
  gateway: GatewayName;
  orderId?: string;
  checkout?: { url: string; fields?: Record<string, string> };
  /** The gateway's ids of the customer and of the mandate. */
  customerId?: string;
  token?: string;
  told?: MandateNotice;
  /** The debit of this term; there is one a term, whatever becomes of it. */
  debit?: { policyNumber: string; paymentId: string; isSent?: true };
  endedBy?: MandateEnd;
  language: Locale;
  /** When the worker looks next. */
  dueAt?: Date;
  version: number;
  givenAt?: Date;
  endedAt?: Date;
  createdAt: Date;
  expiresAt: Date;
};

const schema = new Schema<MandateRecord>(
  {
    _id: { type: String, required: true },
    quoteId: { type: String, required: true },
    policyNumber: { type: String, required: true },
    status: { type: String, required: true },
    isOpen: Boolean,
    limit: { type: Number, required: true },
    reference: { type: String, required: true },
    gateway: { type: String, required: true },
    orderId: String,
    checkout: Object,
    customerId: String,
    token: String,
    told: Object,
    debit: Object,
    endedBy: String,
    language: { type: String, required: true },
    dueAt: Date,
    version: { type: Number, required: true },
    givenAt: Date,
    endedAt: Date,
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'mandates', versionKey: false, minimize: false },
);
schema.index({ quoteId: 1 }, { unique: true, partialFilterExpression: { isOpen: true } });
schema.index({ quoteId: 1, createdAt: -1 });
schema.index({ dueAt: 1 }, { sparse: true });
schema.index({ gateway: 1, orderId: 1 }, { sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Mandates = defineModel('Mandates', schema);

/** False when the quote has an open one. */
export function insertMandate(mandate: MandateRecord): Promise<boolean> {
  return insertOnce(() => Mandates.insertOne(mandate));
}

export function findOpenMandate(quoteId: string): Promise<MandateRecord | null> {
  return Mandates.findOne({ quoteId, isOpen: true }).lean().exec();
}

export async function isMandateOrder(gateway: GatewayName, orderId: string): Promise<boolean> {
  return (await Mandates.exists({ gateway, orderId })) !== null;
}

/** Newest first. */
export function listMandatesOf(quoteId: string, limit: number): Promise<MandateRecord[]> {
  return Mandates.find({ quoteId }).sort({ createdAt: -1 }).limit(limit).lean().exec();
}

type Unset = 'isOpen' | 'dueAt' | 'told' | 'debit' | 'checkout';

/** Null when it changed since it was read. */
export function changeMandate(
  { _id, quoteId, version }: Pick<MandateRecord, '_id' | 'quoteId' | 'version'>,
  change: Partial<MandateRecord>,
  unset: readonly Unset[] = [],
): Promise<MandateRecord | null> {
  const $unset = Object.fromEntries(unset.map((name) => [name, 1]));
  return Mandates.findOneAndUpdate(
    { _id, quoteId, version },
    { $set: { ...change, version: version + 1 }, ...(unset.length > 0 && { $unset }) },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

/** Has the worker look at once, since the policy ended before its time. */
export async function wakeMandate(quoteId: string, now: Date): Promise<void> {
  await Mandates.updateOne({ quoteId, isOpen: true }, { $set: { dueAt: now } });
}

export function leaseMandate(now: Date, leaseUntil: Date): Promise<MandateRecord | null> {
  return leaseNext(Mandates, 'dueAt', now, leaseUntil);
}
