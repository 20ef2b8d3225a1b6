import { Schema } from 'mongoose';
import type { Channel } from '@/lib/domain/verify/otp.data';
import { defineModel } from './common/defineModel';

/** A link by which a journey goes on elsewhere. Its token is kept as a keyed hash alone. */
export type ResumeLinkRecord = {
  _id: string;
  quoteId: string;
  /** That of its quote when it was sent. */
  ownership: number;
  channel: Channel;
  /** Sealed: a link that is too old is sent anew to where it went. */
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
// All links of a journey go with it.
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
