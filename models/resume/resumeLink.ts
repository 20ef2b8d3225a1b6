import { Schema } from 'mongoose';
import type { Channel } from '@/lib/domain/verify/otp.data';
import { defineModel } from '@/models/common/defineModel';

/** Only a keyed hash of the token is stored. */
export type ResumeLinkRecord = {
  _id: string;
  quoteId: string;
  /** The quote's ownership when the link was sent. */
  ownership: number;
  channel: Channel;
  /** Sealed; a renewed link goes to the same recipient. */
  to: string;
  createdAt: Date;
  expiresAt: Date;
  purgeAt: Date;
};

const schema = new Schema<ResumeLinkRecord>(
  {
    _id: { type: String, required: true },
    quoteId: { type: String, required: true },
    ownership: { type: Number, required: true },
    channel: { type: String, required: true },
    to: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    purgeAt: { type: Date, required: true },
  },
  { collection: 'resumeLinks', versionKey: false },
);
schema.index({ quoteId: 1 });
schema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const ResumeLinks = defineModel('ResumeLinks', schema);

export async function insertResumeLink(link: ResumeLinkRecord): Promise<void> {
  await ResumeLinks.insertOne(link);
}

export function findResumeLink(id: string): Promise<ResumeLinkRecord | null> {
  return ResumeLinks.findById(id).lean().exec();
}

export async function deleteResumeLinksOf(quoteId: string): Promise<void> {
  await ResumeLinks.deleteMany({ quoteId });
}
