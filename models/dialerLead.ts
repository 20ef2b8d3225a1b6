import { type Locale, locales } from '@/lib/domain/common/locales';
import { Schema } from 'mongoose';
import type { LeadStatus } from '@/lib/domain/quote/leadStatus';
import { leadFields, type LeadRecord } from './lead';
import { defineModel } from './common/defineModel';

export type StatusMove = { status: LeadStatus; at: Date; actor: string; cause: string };

/** A lead that telecallers work on: every move of its status is kept. */
export type DialerLeadRecord = LeadRecord & {
  history: StatusMove[];
  /** The plan of its quote, kept here too because telecallers filter by it. */
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
// The telecallers' list, newest first: whole, by status, by plan; a customer who calls back is found by phone or quote.
schema.index({ updatedAt: -1, _id: -1 });
schema.index({ status: 1, updatedAt: -1, _id: -1 });
schema.index({ product: 1, updatedAt: -1, _id: -1 });
schema.index({ mobileHash: 1, updatedAt: -1, _id: -1 });
schema.index({ quoteId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const DialerLeads = defineModel('DialerLeads', schema);

/** Stores a lead once, under an id that its quote decides; repeated, only the person and the time are renewed. */
export async function saveDialerLead(lead: DialerLeadRecord): Promise<void> {
  const { person, mobileHash, updatedAt, product, ...once } = lead;
  const renewed = { person, mobileHash, updatedAt, ...(product !== undefined && { product }) };
  await DialerLeads.updateOne({ _id: lead._id }, { $set: renewed, $setOnInsert: once }, { upsert: true });
}

/** Tells a lead that its quote was saved: the list shows what customers worked on last. */
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

/** Moves a lead on, if it still has the status that was read; null when it moved meanwhile. */
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

/** Notes on the lead of a quote that the customer is back; null when there is none. */
export function noteResume({ id, quoteId, revisitId, now }: Resume) {
  return DialerLeads.findOneAndUpdate(
    { _id: id, quoteId },
    { $set: { revisitId, resumedAt: now } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

/** The language in which the customer of a lead is written to. */
export async function findLanguage(id: string | undefined): Promise<Locale> {
  const lead = id === undefined ? null : await DialerLeads.findById(id, { language: 1 }).lean();
  return locales.find((each) => each === lead?.language) ?? 'en';
}

export async function deleteDialerLead(id: string): Promise<void> {
  await DialerLeads.deleteOne({ _id: id });
}
