import { Schema } from 'mongoose';
import { leadFields, type LeadRecord, type LeadStatus } from './lead';
import { defineModel } from './defineModel';

type StatusMove = { status: LeadStatus; at: Date; actor: string; cause: string };

/** A lead that telecallers work on: every move of its status is kept. */
export type DialerLeadRecord = LeadRecord & { history: StatusMove[]; revisitId?: string; resumedAt?: Date };

const schema = new Schema<DialerLeadRecord>(
  {
    ...leadFields,
    history: { type: [Object], required: true },
    revisitId: String,
    resumedAt: Date,
  },
  { collection: 'dialerLeads', versionKey: false, minimize: false },
);
// The telecallers' list by status and day; a customer who calls back is found by phone.
schema.index({ status: 1, createdAt: -1 });
schema.index({ mobileHash: 1, createdAt: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const DialerLeads = defineModel('DialerLeads', schema);

/** Stores a lead once, under an id that its quote decides; repeated, only the person and the time are renewed. */
export async function saveDialerLead(lead: DialerLeadRecord): Promise<void> {
  const { person, mobileHash, updatedAt, ...once } = lead;
  await DialerLeads.updateOne(
    { _id: lead._id },
    { $set: { person, mobileHash, updatedAt }, $setOnInsert: once },
    { upsert: true },
  );
}

type Resume = { id: string; ownerHash: string; quoteId?: string; revisitId: string; now: Date };

/** Notes on a lead, found by its owner or its quote, that the customer is back; null when there is none. */
export function noteResume({ id, ownerHash, quoteId, revisitId, now }: Resume) {
  const ways = [{ ownerHash }, ...(quoteId === undefined ? [] : [{ quoteId }])];
  return DialerLeads.findOneAndUpdate(
    { _id: id, $or: ways },
    { $set: { revisitId, resumedAt: now } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}
