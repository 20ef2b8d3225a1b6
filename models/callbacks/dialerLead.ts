import { type Locale, locales } from '@/lib/domain/common/locales';
import { Schema } from 'mongoose';
import type { LeadStatus } from '@/lib/domain/quote/leadStatus';
import { leadFields, type LeadRecord } from './lead';
import { defineModel } from '@/models/common/defineModel';

export type StatusMove = { status: LeadStatus; at: Date; actor: string; cause: string };

export type DialerLeadRecord = LeadRecord & {
  history: StatusMove[];
  /** Copied from the quote, because telecallers filter by it. */
  product?: string;
  revisitId?: string;
  resumedAt?: Date;
};

const schema = new Schema<DialerLeadRecord>(
  {
    ...leadFields,
    history: { type: [Object], required: true },
    product: String,
    revisitId: String,
    resumedAt: Date,
  },
  { collection: 'dialerLeads', versionKey: false, minimize: false },
);
schema.index({ updatedAt: -1, _id: -1 });
schema.index({ status: 1, updatedAt: -1, _id: -1 });
schema.index({ product: 1, updatedAt: -1, _id: -1 });
schema.index({ mobileHash: 1, updatedAt: -1, _id: -1 });
schema.index({ quoteId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const DialerLeads = defineModel('DialerLeads', schema);

/** Idempotent under an id derived from the quote; a repeat renews only the person and the time. */
export async function saveDialerLead(lead: DialerLeadRecord): Promise<void> {
  const { person, mobileHash, updatedAt, product, ...once } = lead;
  const renewed = { person, mobileHash, updatedAt, ...(product !== undefined && { product }) };
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

export async function findLanguage(id: string | undefined): Promise<Locale> {
  const lead = id === undefined ? null : await DialerLeads.findById(id, { language: 1 }).lean();
  return locales.find((each) => each === lead?.language) ?? 'en';
}

export async function deleteDialerLead(id: string): Promise<void> {
  await DialerLeads.deleteOne({ _id: id });
}
