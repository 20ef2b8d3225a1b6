import mongoose, { Schema } from 'mongoose';
import type { CaseDecision, CaseKind } from '@/lib/domain/desk/reviewCases';
import { anyDate } from '@/models/common/anyDate';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';
import { leaseNext } from '@/models/common/leaseNext';
import type { QuoteRecord } from '@/models/quote/quote';

export type ReviewCaseRecord = {
  _id: string;
  kind: CaseKind;
  quoteId: string;
  applicationId?: string;
  /** Set for a change of a policy. */
  changeId?: string;
  openedAt: Date;
  /** Set until the decision is settled. */
  isOpen?: true;
  /** `withdrawn`: the customer resolved it. */
  decision?: CaseDecision | 'withdrawn';
  decidedAt?: Date;
  /** Staff id. */
  decidedBy?: string;
  reason?: string;
  /** Lease for settling the decision. */
  leaseUntil?: Date;
  settledAt?: Date;
  expiresAt: Date;
};

const schema = new Schema<ReviewCaseRecord>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    quoteId: { type: String, required: true },
    applicationId: String,
    changeId: String,
    openedAt: { type: Date, required: true },
    isOpen: Boolean,
    decision: String,
    decidedAt: Date,
    decidedBy: String,
    reason: String,
    leaseUntil: Date,
    settledAt: Date,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'reviewCases', versionKey: false },
);
schema.index(
  { quoteId: 1, kind: 1, changeId: 1 },
  { unique: true, partialFilterExpression: { isOpen: true } },
);
schema.index({ quoteId: 1, openedAt: 1 });
schema.index({ isOpen: 1, openedAt: 1 });
schema.index({ decidedAt: -1, _id: 1 });
schema.index({ kind: 1, decidedAt: -1, _id: 1 });
schema.index({ leaseUntil: 1 }, { sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const ReviewCases = defineModel('ReviewCases', schema);

export function insertCase(record: ReviewCaseRecord): Promise<boolean> {
  return insertOnce(() => ReviewCases.insertOne(record));
}

export function findCase(id: string): Promise<ReviewCaseRecord | null> {
  return ReviewCases.findById(id).lean().exec();
}

type Decided = Required<
  Pick<ReviewCaseRecord, 'decision' | 'decidedAt' | 'decidedBy' | 'reason' | 'leaseUntil'>
>;

const undecided = { isOpen: true as const, decision: mongoose.trusted({ $exists: false }) };

/** Null when somebody else decided first. It stays open until settled. */
export function decideOpenCase(id: string, decided: Decided): Promise<ReviewCaseRecord | null> {
  return ReviewCases.findOneAndUpdate(
    { _id: id, ...undecided },
    { $set: decided },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

type About = Pick<ReviewCaseRecord, 'kind' | 'quoteId' | 'changeId'>;

export async function closeWithdrawn(about: About, now: Date): Promise<void> {
  await close(about, now);
}

/** Deletes the case that nobody has decided, with the quote that it is about. */
export async function deleteUndecidedOf(quoteId: string): Promise<void> {
  await ReviewCases.deleteMany({ quoteId, ...undecided });
}

/** Closes an open case of another change of this kind. */
export async function closeOfOthers({ changeId, ...about }: Required<About>, now: Date): Promise<void> {
  await close({ ...about, changeId: mongoose.trusted({ $ne: changeId }) }, now);
}

async function close(about: object, now: Date): Promise<void> {
  const withdrawn = { decision: 'withdrawn', decidedAt: now, settledAt: now } as const;
  await ReviewCases.updateOne({ ...about, ...undecided }, { $set: withdrawn, $unset: { isOpen: 1 } });
}

export function leaseDecidedCase(now: Date, leaseUntil: Date): Promise<ReviewCaseRecord | null> {
  return leaseNext(ReviewCases, 'leaseUntil', now, leaseUntil);
}

export async function markCaseSettled(id: string, settledAt: Date): Promise<void> {
  await ReviewCases.updateOne({ _id: id }, { $set: { settledAt }, $unset: { isOpen: 1, leaseUntil: 1 } });
}

/** Whether a case of another change of this kind is decided but not settled yet. */
export async function hasOpenOfOthers({ changeId, ...about }: Required<About>): Promise<boolean> {
  const other = { ...about, isOpen: true as const, changeId: mongoose.trusted({ $ne: changeId }) };
  return (await ReviewCases.exists(other)) !== null;
}

/** Includes decided cases that are not settled yet. */
export async function hasOpenCase(about: About): Promise<boolean> {
  return (await ReviewCases.exists({ ...about, isOpen: true })) !== null;
}

/** Whether a decision is made and may have had effects already, though it isn't settled yet. */
export async function isBeingSettled(about: About): Promise<boolean> {
  const decided = { isOpen: true as const, decision: mongoose.trusted({ $exists: true }) };
  return (await ReviewCases.exists({ ...about, ...decided })) !== null;
}

export function listCasesOf(quoteId: string): Promise<ReviewCaseRecord[]> {
  return ReviewCases.find({ quoteId }).sort({ openedAt: 1 }).lean().exec();
}

export type CaseFilter = { kind?: CaseKind; status: 'open' | 'decided' };
export type CasePage = { skip: number; limit: number };
export type CaseWithQuote = ReviewCaseRecord & { quote?: QuoteRecord };

export async function listCases(filter: CaseFilter, { skip, limit }: CasePage): Promise<CaseWithQuote[]> {
  const order: Record<string, 1 | -1> = filter.status === 'open' ? { openedAt: 1 } : { decidedAt: -1 };
  const found = await ReviewCases.aggregate<ReviewCaseRecord & { quotes: QuoteRecord[] }>([
    { $match: toMatch(filter) },
    { $sort: { ...order, _id: 1 } },
    { $skip: skip },
    { $limit: limit },
    { $lookup: { from: 'quotes', localField: 'quoteId', foreignField: '_id', as: 'quotes' } },
  ]);
  return found.map(({ quotes, ...record }) => ({ ...record, quote: quotes[0] }));
}

export function countCases(filter: CaseFilter): Promise<number> {
  return ReviewCases.countDocuments(toMatch(filter)).exec();
}

function toMatch({ kind, status }: CaseFilter): Record<string, unknown> {
  return { ...(kind && { kind }), ...(status === 'open' ? { isOpen: true } : { decidedAt: anyDate }) };
}
