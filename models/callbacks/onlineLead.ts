import { Schema } from 'mongoose';
import { leadFields, type LeadRecord } from './lead';
import { defineModel } from '@/models/common/defineModel';

const schema = new Schema<LeadRecord>(leadFields, {
  collection: 'onlineLeads',
  versionKey: false,
  minimize: false,
});
schema.index({ mobileHash: 1, createdAt: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const OnlineLeads = defineModel('OnlineLeads', schema);

/** Idempotent under an id derived from the quote; a repeat renews only the person and the time. */
export async function saveOnlineLead(lead: LeadRecord): Promise<void> {
  const { person, mobileHash, updatedAt, ...once } = lead;
  await OnlineLeads.updateOne(
    { _id: lead._id },
    { $set: { person, mobileHash, updatedAt }, $setOnInsert: once },
    { upsert: true },
  );
}

export async function deleteOnlineLead(id: string): Promise<void> {
  await OnlineLeads.deleteOne({ _id: id });
}
