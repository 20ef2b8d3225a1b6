import { Schema } from 'mongoose';
import { defineModel } from './defineModel';

export type ConsentPurpose = 'contact' | 'marketing' | 'kyc';

/** One entry of the consent ledger: what was agreed to, in which words, where and until when. */
export type ConsentRecord = {
  _id: string;
  purpose: ConsentPurpose;
  textVersion: string;
  language: string;
  channel: 'website';
  addressHash: string;
  mobileHash: string;
  quoteId: string;
  givenAt: Date;
  validUntil: Date;
  withdrawnAt?: Date;
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
    withdrawnAt: Date,
  },
  { collection: 'consents', versionKey: false },
);
// Before anybody calls or writes: the newest consent of this number for this purpose.
schema.index({ mobileHash: 1, purpose: 1, givenAt: -1 });

export const Consents = defineModel('Consents', schema);

/** Entries are added, never changed: the same one again changes nothing. */
export async function addConsent(consent: ConsentRecord): Promise<void> {
  await Consents.updateOne({ _id: consent._id }, { $setOnInsert: consent }, { upsert: true });
}
