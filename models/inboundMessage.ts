import mongoose, { Schema } from 'mongoose';
import { defineModel } from './defineModel';
import { insertOnce } from './insertOnce';

/** A message that came from a phone: keyed hash of its number and text. It proves once. */
export type InboundMessageRecord = { _id: string; receivedAt: Date; usedAt?: Date; purgeAt: Date };

const schema = new Schema<InboundMessageRecord>(
  {
    _id: { type: String, required: true },
    receivedAt: { type: Date, required: true },
    usedAt: Date,
    purgeAt: { type: Date, required: true },
  },
  { collection: 'inboundMessages', versionKey: false },
);
schema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const InboundMessages = defineModel('InboundMessages', schema);

/** The same message again changes nothing. */
export async function keepInboundMessage(message: InboundMessageRecord): Promise<void> {
  await insertOnce(() => InboundMessages.insertOne(message));
}

export async function isMessageHeard(id: string): Promise<boolean> {
  return (await InboundMessages.exists({ _id: id })) !== null;
}

/** False where no such message came, or another request used it first. */
export async function useInboundMessage(id: string, now: Date): Promise<boolean> {
  const unused = { _id: id, usedAt: mongoose.trusted({ $exists: false }) };
  const { modifiedCount } = await InboundMessages.updateOne(unused, { $set: { usedAt: now } });
  return modifiedCount === 1;
}
