import { Schema } from 'mongoose';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce, usableBy } from '@/models/common/insertOnce';

/** A single-use proof: keyed hash of number and text. */
export type InboundMessageRecord = {
  _id: string;
  receivedAt: Date;
  usedAt?: Date;
  usedBy?: string;
  purgeAt: Date;
};

const schema = new Schema<InboundMessageRecord>(
  {
    _id: { type: String, required: true },
    receivedAt: { type: Date, required: true },
    usedAt: Date,
    usedBy: String,
    purgeAt: { type: Date, required: true },
  },
  { collection: 'inboundMessages', versionKey: false },
);
schema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const InboundMessages = defineModel('InboundMessages', schema);

export async function keepInboundMessage(message: InboundMessageRecord): Promise<void> {
  await insertOnce(() => InboundMessages.insertOne(message));
}

export async function isMessageHeard(id: string): Promise<boolean> {
  return (await InboundMessages.exists({ _id: id })) !== null;
}

export async function useInboundMessage(id: string, press: string | undefined, now: Date): Promise<boolean> {
  const used = { usedAt: now, ...(press !== undefined && { usedBy: press }) };
  const { matchedCount } = await InboundMessages.updateOne({ _id: id, ...usableBy(press) }, { $set: used });
  return matchedCount === 1;
}
