import { Schema } from 'mongoose';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';

export type HealthCardRecord = {
  /** Keyed hash of the code on the card. */
  _id: string;
  policyNumber: string;
  createdAt: Date;
  expiresAt: Date;
};

const schema = new Schema<HealthCardRecord>(
  {
    _id: { type: String, required: true },
    policyNumber: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'healthCards', versionKey: false },
);
schema.index({ policyNumber: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const HealthCards = defineModel('HealthCards', schema);

export async function listCardIds(policyNumber: string): Promise<string[]> {
  const cards = await HealthCards.find({ policyNumber }, { _id: 1 }).lean();
  return cards.map(({ _id }) => _id);
}

export function insertHealthCard(card: HealthCardRecord): Promise<boolean> {
  return insertOnce(() => HealthCards.insertOne(card));
}

export async function findPolicyOfCard(id: string): Promise<string | undefined> {
  return (await HealthCards.findById(id).lean())?.policyNumber;
}
