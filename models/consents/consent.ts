import mongoose, { Schema } from 'mongoose';
import { defineModel } from '@/models/common/defineModel';

/** `child`: a parent's consent to data about a child. */
export type ConsentPurpose = 'contact' | 'marketing' | 'kyc' | 'child' | 'careers' | 'porting';

export type ConsentRecord = {
  _id: string;
  purpose: ConsentPurpose;
  textVersion: string;
  language: string;
  /** `phone`: read out on a call and answered. */
  channel: 'website' | 'phone';
  addressHash: string;
  mobileHash: string;
  quoteId: string;
  givenAt: Date;
  validUntil: Date;
  /** Staff id of the person who typed it on a call. */
  givenBy?: string;
  withdrawnAt?: Date;
  /** Staff id, if the customer told the desk. */
  withdrawnBy?: string;
  /** Withdrawn by a link that did not go to the number: counts for this quote only. */
  isOfQuoteAlone?: true;
  expiresAt: Date;
};

type ValidConsents = {
  purposes: readonly ConsentPurpose[];
  at: Date;
  quoteIds?: readonly string[];
  limit: number;
};

type QuoteWithdrawal = {
  /** Only this number's consents, where the quote had several numbers. */
  ofMobileHash?: string;
  purposes: readonly ConsentPurpose[];
  byMobileHash: string | undefined;
  withdrawnAt: Date;
  withdrawnBy?: string;
};

const schema = new Schema<ConsentRecord>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true },
    textVersion: { type: String, required: true },
    language: { type: String, required: true },
    channel: { type: String, required: true },
    addressHash: { type: String, required: true },
    mobileHash: { type: String, required: true },
    quoteId: { type: String, required: true },
    givenAt: { type: Date, required: true },
    validUntil: { type: Date, required: true },
    givenBy: String,
    withdrawnAt: Date,
    withdrawnBy: String,
    isOfQuoteAlone: Boolean,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'consents', versionKey: false },
);
schema.index({ mobileHash: 1, purpose: 1, givenAt: -1 });
schema.index({ quoteId: 1, mobileHash: 1, purpose: 1, givenAt: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Consents = defineModel('Consents', schema);

/** Idempotent. */
export async function addConsent(consent: ConsentRecord): Promise<void> {
  const { _id, mobileHash } = consent;
  await Consents.updateOne({ _id, mobileHash }, { $setOnInsert: consent }, { upsert: true });
}

export function listConsents(mobileHash: string, limit: number): Promise<ConsentRecord[]> {
  return Consents.find({ mobileHash }).sort({ givenAt: -1 }).limit(limit).lean().exec();
}

export function listValidConsents(
  mobileHash: string,
  { purposes, at, quoteIds, limit }: ValidConsents,
): Promise<ConsentRecord[]> {
  return Consents.find({
    mobileHash,
    purpose: mongoose.trusted({ $in: purposes }),
    validUntil: mongoose.trusted({ $gt: at }),
    withdrawnAt: mongoose.trusted({ $exists: false }),
    ...(quoteIds && { quoteId: mongoose.trusted({ $in: quoteIds }) }),
  })
    .sort({ givenAt: -1 })
    .limit(limit)
    .lean()
    .exec();
}

export function findNewestConsent(
  mobileHash: string,
  purposes: readonly ConsentPurpose[],
): Promise<ConsentRecord | null> {
  return Consents.findOne({ mobileHash, purpose: mongoose.trusted({ $in: purposes }) })
    .sort({ givenAt: -1 })
    .lean()
    .exec();
}

export async function withdrawConsents(mobileHash: string, withdrawnAt: Date): Promise<void> {
  await Consents.updateMany(
    { mobileHash, withdrawnAt: mongoose.trusted({ $exists: false }) },
    { $set: { withdrawnAt } },
  );
}

/** Withdraws the number's consents for all its quotes, as its customer asked on the phone. */
export async function withdrawContact(
  mobileHash: string,
  { purposes, ...withdrawn }: { purposes: readonly ConsentPurpose[]; withdrawnAt: Date; withdrawnBy: string },
): Promise<void> {
  const valid = { mobileHash, withdrawnAt: mongoose.trusted({ $exists: false }) };
  await Consents.updateMany({ ...valid, purpose: mongoose.trusted({ $in: purposes }) }, { $set: withdrawn });
}

/**
 * Withdraws a quote's consents. By a link to another number it affects this quote only, since anybody can begin a quote
 * with somebody's number.
 */
export async function withdrawConsentsOf(
  quoteId: string,
  { ofMobileHash, purposes, byMobileHash, withdrawnAt, withdrawnBy }: QuoteWithdrawal,
): Promise<void> {
  const entries = {
    quoteId,
    ...(ofMobileHash !== undefined && { mobileHash: ofMobileHash }),
    purpose: mongoose.trusted({ $in: purposes }),
    withdrawnAt: mongoose.trusted({ $exists: false }),
  };
  if (byMobileHash)
    await Consents.updateMany({ ...entries, mobileHash: byMobileHash }, { $set: { withdrawnAt } });
  const by = withdrawnBy === undefined ? {} : { withdrawnBy };
  await Consents.updateMany(entries, { $set: { withdrawnAt, isOfQuoteAlone: true, ...by } });
}

export async function hasWithdrawn(mobileHash: string): Promise<boolean> {
  const isOfQuoteAlone = mongoose.trusted({ $exists: false });
  const entry = { mobileHash, withdrawnAt: mongoose.trusted({ $exists: true }), isOfQuoteAlone };
  return (await Consents.exists(entry)) !== null;
}

/** All numbers that the quote ever had a consent with. */
export function listNumbersOf(quoteId: string): Promise<string[]> {
  return Consents.distinct('mobileHash', { quoteId }).exec();
}

export function findConsentOf(
  quoteId: string,
  mobileHash: string,
  purpose: ConsentPurpose,
): Promise<ConsentRecord | null> {
  return Consents.findOne({ mobileHash, purpose, quoteId }).sort({ givenAt: -1 }).lean().exec();
}
