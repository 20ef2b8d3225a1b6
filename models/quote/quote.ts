import mongoose, { Schema } from 'mongoose';
import { FAMILY_QUESTIONS, type FamilyQuestion } from '@/lib/domain/quote/journey/familyForm';
import type { FamilyFields, QuoteBase, QuoteMarks, TripFields } from '@/lib/domain/quote/quote';
import type { Segment } from '@/lib/domain/quote/segments';
import { insertOnce } from '@/models/common/insertOnce';
import { defineModel } from '@/models/common/defineModel';

export type SealedName = 'person' | 'members' | FamilyQuestion | 'price' | 'trip' | 'tripPrice';

export type QuoteRecord = Omit<QuoteBase & FamilyFields & TripFields, SealedName> &
  Partial<Record<SealedName, string>> & { segment: Segment; riders: string[] };

export type StoredMarks = QuoteMarks & Pick<QuoteRecord, 'price' | 'tripPrice'>;

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
    ...Object.fromEntries(FAMILY_QUESTIONS.map((question) => [question, String])),
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
    agreedAt: Date,
    travellersAt: Date,
    travellersHash: String,
    declaration: String,
    kyc: String,
    paymentId: String,
    paidAt: Date,
    applicationId: String,
    submittedAt: Date,
    acceptedAt: Date,
    decision: String,
    policyNumber: String,
    completedAt: Date,
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    recordsKeptUntil: Date,
  },
  { collection: 'quotes', versionKey: false, minimize: false },
);
schema.index({ ownerHash: 1 });
schema.index({ provenBy: 1 }, { sparse: true });
// A returning customer is found by number: proven first, then newest.
schema.index({ mobileHash: 1, standing: 1, updatedAt: -1, _id: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Quotes = defineModel('Quotes', schema);

/** Makes no access check: the caller must have proven the number. */
export function findQuote(id: string, aliveAt: Date): Promise<QuoteRecord | null> {
  return Quotes.findOne({ _id: id, expiresAt: mongoose.trusted({ $gte: aliveAt }) })
    .lean()
    .exec();
}

/** Finds an expired quote too, as long as the database has it. */
export function findQuoteAtAll(id: string): Promise<QuoteRecord | null> {
  return Quotes.findById(id).lean().exec();
}

/** Removes marks given as undefined. Null when the quote is gone or not at the given version. */
export function markQuote(id: string, marks: StoredMarks, version?: number): Promise<QuoteRecord | null> {
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

/** The hashed numbers of these quotes, as far as they are there. */
export async function listHashedNumbers(
  quoteIds: readonly string[],
): Promise<ReadonlyMap<string, string | undefined>> {
  const quotes = await Quotes.find(
    { _id: mongoose.trusted({ $in: [...quoteIds] }) },
    { mobileHash: 1 },
  ).lean();
  return new Map(quotes.map(({ _id, mobileHash }) => [_id, mobileHash]));
}

/** In order of their ids. */
export function listFirstQuotes(limit: number): Promise<QuoteRecord[]> {
  return Quotes.find({ _id: mongoose.trusted({ $gt: '' }) })
    .sort({ _id: 1 })
    .limit(limit)
    .lean()
    .exec();
}

export async function isQuoteThere(id: string): Promise<boolean> {
  return (await Quotes.exists({ _id: id })) !== null;
}

/** Keeps a quote that was paid or signed meanwhile. */
export async function deleteUnpaidQuote(id: string): Promise<void> {
  const never = mongoose.trusted({ $exists: false });
  await Quotes.deleteOne({ _id: id, paidAt: never, submittedAt: never });
}

export function insertQuote(quote: QuoteRecord): Promise<boolean> {
  return insertOnce(() => Quotes.insertOne(quote));
}

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
