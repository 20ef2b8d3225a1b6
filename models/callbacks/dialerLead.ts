import { type Locale, locales } from '@/lib/domain/common/locales';
import mongoose, { Schema } from 'mongoose';
import type { LeadStatus } from '@/lib/domain/quote/leadStatus';
import { leadFields, type LeadRecord } from './lead';
import { defineModel } from '@/models/common/defineModel';

export type StatusMove = { status: LeadStatus; at: Date; actor: string; cause: string };

/** The owner of a lead that no telecaller has taken; a value of its own, so that an index can serve it. */
export const NOBODY = '';

export type DialerLeadRecord = LeadRecord & {
  history: StatusMove[];
  /** Staff id or NOBODY. Absent, as the two below, in an older lead that the worker hasn't filled in yet. */
  owner?: string;
  /** As it is shown to the customer (lib/domain/quote/quoteReference.ts). */
  reference?: string;
  /** Keyed hash of name and birth date. */
  nameHash?: string;
  /** Copied from the quote, because telecallers filter by it. */
  product?: string;
  revisitId?: string;
  resumedAt?: Date;
};

const schema = new Schema<DialerLeadRecord>(
  {
    ...leadFields,
    history: { type: [Object], required: true },
    owner: String,
    reference: String,
    nameHash: String,
    product: String,
    revisitId: String,
    resumedAt: Date,
  },
  { collection: 'dialerLeads', versionKey: false, minimize: false },
);
const newestFirst = { updatedAt: -1, _id: -1 } as const;
// One for each combination of the desk's filters; the list is merged from one sorted scan a segment.
const filters = ['owner', 'status', 'product'] as const;
for (let chosen = 0; chosen < 2 ** filters.length; chosen++) {
  const fields = filters.filter((_, at) => chosen & (2 ** at)).map((field) => [field, 1] as const);
  schema.index({ ...Object.fromEntries(fields), segment: 1, ...newestFirst });
}
for (const key of ['mobileHash', 'reference', 'nameHash']) schema.index({ [key]: 1, ...newestFirst });
schema.index({ quoteId: 1 });
schema.index({ createdAt: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const DialerLeads = defineModel('DialerLeads', schema);

/** Idempotent under an id derived from the quote; a repeat renews only the person and the time. */
export async function saveDialerLead(lead: DialerLeadRecord): Promise<void> {
  const { person, mobileHash, nameHash, updatedAt, product, ...once } = lead;
  const renewed = { person, mobileHash, nameHash, updatedAt, ...(product !== undefined && { product }) };
  await DialerLeads.updateOne({ _id: lead._id }, { $set: renewed, $setOnInsert: once }, { upsert: true });
}

/** The list is ordered by the customer's last save. */
export async function noteQuoteSaved(
  id: string,
  saved: { updatedAt: Date; product?: string },
): Promise<void> {
  const { updatedAt, product } = saved;
  await DialerLeads.updateOne(
    { _id: id },
    { $set: { updatedAt, ...(product !== undefined && { product }) } },
  );
}

/** Moves the lead up the desk's list, which shows something that changed about its quote. */
export async function touchLead(id: string, now: Date): Promise<void> {
  await DialerLeads.updateOne({ _id: id }, { $max: { updatedAt: now } });
}

export function moveDialerLead(id: string, from: LeadStatus, move: StatusMove) {
  return DialerLeads.findOneAndUpdate(
    { _id: id, status: from },
    { $set: { status: move.status, updatedAt: move.at }, $push: { history: move } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

type Resume = { id: string; quoteId: string; revisitId: string; now: Date };

export function noteResume({ id, quoteId, revisitId, now }: Resume) {
  return DialerLeads.findOneAndUpdate(
    { _id: id, quoteId },
    { $set: { revisitId, resumedAt: now } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

export function findDialerLead(id: string): Promise<DialerLeadRecord | null> {
  return DialerLeads.findById(id).lean().exec();
}

/** Leads whose quotes have this number; there may be several. */
export function listLeadsNamed(reference: string): Promise<Pick<DialerLeadRecord, '_id' | 'quoteId'>[]> {
  const most = 20;
  return DialerLeads.find({ reference }, { quoteId: 1 }).sort({ updatedAt: -1, _id: -1 }).limit(most).lean();
}

export async function listQuotesWithLead(quoteIds: readonly string[]): Promise<string[]> {
  const leads = await DialerLeads.find(
    { quoteId: mongoose.trusted({ $in: [...quoteIds] }) },
    { quoteId: 1 },
  ).lean();
  return leads.map(({ quoteId }) => quoteId);
}

export async function findLanguage(id: string | undefined): Promise<Locale> {
  const lead = id === undefined ? null : await DialerLeads.findById(id, { language: 1 }).lean();
  return locales.find((each) => each === lead?.language) ?? 'en';
}

export async function deleteDialerLead(id: string): Promise<void> {
  await DialerLeads.deleteOne({ _id: id });
}
