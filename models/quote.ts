import mongoose, { Schema } from 'mongoose';
import type { Attribution } from '@/lib/domain/common/contract';
import type { Declaration, Decision, KycStatus } from '@/lib/domain/quote/journey/nextStep';
import type { Stage } from '@/lib/domain/quote/journey/stages';
import type { Segment } from '@/lib/domain/quote/segments';
import type { Frequency } from '@/lib/domain/plans/planTerms.data';
import { insertOnce } from './insertOnce';
import { defineModel } from './defineModel';

export type QuoteRecord = {
  _id: string;
  /** Keyed hash of the session that began it. It holds the quote until a session proves the number. */
  ownerHash: string;
  /** Those that proved its number: from the first on, they alone hold it. */
  provenBy?: string[];
  /** Counts up when it passes to others: who came in by a record or link made before is out. */
  ownership: number;
  standing: Standing;
  /** Keyed hash of the request that created it: the same request again is the same quote. */
  requestHash: string;
  stage: Stage;
  dialerId?: string;
  onlineLeadId?: string;
  /** Sealed {mobileNumber, name, dateOfBirth}. */
  person?: string;
  mobileHash?: string;
  /** Sealed list of members. */
  members?: string;
  /** Sealed. */
  existingIllness?: string;
  pincode?: string;
  city?: string;
  zone?: string;
  familyCombination?: string;
  product?: string;
  tier?: string;
  sumInsured?: number;
  tenure?: number;
  frequency?: Frequency;
  riders: string[];
  /** Of segment Travel, in place of members, plan and price. Sealed, like its price, which tells days and ages. */
  trip?: string;
  sumInsuredUsd?: number;
  tripPrice?: string;
  segment: Segment;
  attribution: Attribution;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
} & QuoteMarks;

/** What the steps after the summary leave on their quote, each its own. */
export type QuoteMarks = {
  /** When its phone number was proven for the first time. */
  verifiedAt?: Date;
  declaration?: Declaration;
  kyc?: KycStatus;
  /** The payment that is under way, or was made. */
  paymentId?: string;
  /** Paid, or blocked until the proposal is accepted. Set by the payment alone. */
  paidAt?: Date;
  /** Sealed PriceDto, for the lines of a bill tell relations and ages: as of its last change, or what was paid. */
  price?: string;
  applicationId?: string;
  submittedAt?: Date;
  decision?: Decision;
  policyNumber?: string;
  completedAt?: Date;
};

/**
 * What a quote is to its number, in the order in which they are listed: a proven one; one that its prover did not begin
 * and has not checked yet; one that was not proven; and one past MAX_UNPROVEN, which is listed nowhere.
 */
export const STANDING = { proven: 0, unchecked: 1, unproven: 2, unlisted: 3 } as const;
export type Standing = (typeof STANDING)[keyof typeof STANDING];

const schema = new Schema<QuoteRecord>(
  {
    _id: { type: String, required: true },
    ownerHash: { type: String, required: true },
    provenBy: { type: [String], default: undefined },
    ownership: { type: Number, required: true },
    standing: { type: Number, required: true },
    requestHash: { type: String, required: true },
    stage: { type: String, required: true },
    dialerId: String,
    onlineLeadId: String,
    person: String,
    mobileHash: String,
    members: String,
    existingIllness: String,
    pincode: String,
    city: String,
    zone: String,
    familyCombination: String,
    product: String,
    tier: String,
    sumInsured: Number,
    tenure: Number,
    frequency: String,
    riders: { type: [String], required: true },
    price: String,
    trip: String,
    sumInsuredUsd: Number,
    tripPrice: String,
    segment: { type: String, required: true },
    attribution: { type: Object, required: true },
    verifiedAt: Date,
    declaration: String,
    kyc: String,
    paymentId: String,
    paidAt: Date,
    applicationId: String,
    submittedAt: Date,
    decision: String,
    policyNumber: String,
    completedAt: Date,
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'quotes', versionKey: false, minimize: false },
);
// What a session typed, and what it proved, for when it ends.
schema.index({ ownerHash: 1 });
schema.index({ provenBy: 1 }, { sparse: true });
// A returning customer is found by phone: own and proven first, then the newest.
schema.index({ mobileHash: 1, standing: 1, updatedAt: -1, _id: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Quotes = defineModel('Quotes', schema);

/** A quote whoever asks: the caller must have proven its number. */
export function findQuote(id: string, aliveAt: Date): Promise<QuoteRecord | null> {
  return Quotes.findOne({ _id: id, expiresAt: mongoose.trusted({ $gte: aliveAt }) })
    .lean()
    .exec();
}

/**
 * Leaves a step's marks, and takes back those that are given as undefined; whoever changes the quote at the same
 * time starts again from them. Null when the quote is gone, or has another version than the one given.
 */
export function markQuote(id: string, marks: QuoteMarks, version?: number): Promise<QuoteRecord | null> {
  const entries = Object.entries<unknown>(marks);
  const taken = entries.filter(([, mark]) => mark === undefined).map(([name]) => [name, 1] as const);
  return Quotes.findOneAndUpdate(
    { _id: id, ...(version !== undefined && { version }) },
    {
      $set: Object.fromEntries(entries.filter(([, mark]) => mark !== undefined)),
      ...(taken.length > 0 && { $unset: Object.fromEntries(taken) }),
      $inc: { version: 1 },
    },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

export async function isQuoteThere(id: string): Promise<boolean> {
  return (await Quotes.exists({ _id: id })) !== null;
}

/** Deletes a quote, unless it was paid for or signed meanwhile: then it is part of a contract. */
export async function deleteUnpaidQuote(id: string): Promise<void> {
  const never = mongoose.trusted({ $exists: false });
  await Quotes.deleteOne({ _id: id, paidAt: never, submittedAt: never });
}

/** False when the id is taken. */
export function insertQuote(quote: QuoteRecord): Promise<boolean> {
  return insertOnce(() => Quotes.insertOne(quote));
}

/** Replaces an own quote if it still has the version that was read; null when it moved on. */
export function replaceQuote(quote: QuoteRecord): Promise<QuoteRecord | null> {
  const { _id, version } = quote;
  return Quotes.findOneAndReplace(
    { _id, version },
    { ...quote, version: version + 1 },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}
