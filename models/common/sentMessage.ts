import { Schema } from 'mongoose';
import type { StopReason } from '@/lib/domain/desk/links';
import type { Channel } from '@/lib/domain/verify/otp.data';
import { defineModel } from './defineModel';
import { insertOnce } from './insertOnce';

/** The facts that are kept of a message about a quote once the outbox drops it, without text and recipient. */
export type SentMessageRecord = {
  /** The message's id in the outbox. */
  _id: string;
  quoteId: string;
  purpose: string;
  channel: Channel;
  delivery: 'sent' | 'failed';
  stoppedBy?: StopReason;
  at: Date;
  expiresAt: Date;
};

const schema = new Schema<SentMessageRecord>(
  {
    _id: { type: String, required: true },
    quoteId: { type: String, required: true },
    purpose: { type: String, required: true },
    channel: { type: String, required: true },
    delivery: { type: String, required: true },
    stoppedBy: String,
    at: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'sentMessages', versionKey: false },
);
schema.index({ quoteId: 1, at: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const SentMessages = defineModel('SentMessages', schema);

export function insertSentMessage(message: SentMessageRecord): Promise<boolean> {
  return insertOnce(() => SentMessages.insertOne(message));
}

/** Newest first. */
export function listSentMessages(quoteId: string, limit: number): Promise<SentMessageRecord[]> {
  return SentMessages.find({ quoteId }).sort({ at: -1 }).limit(limit).lean().exec();
}

export async function deleteSentMessagesOf(quoteId: string): Promise<void> {
  await SentMessages.deleteMany({ quoteId });
}
