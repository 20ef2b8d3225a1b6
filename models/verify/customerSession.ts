import mongoose, { Schema } from 'mongoose';
import type { OtpPurpose } from '@/lib/domain/verify/otp.data';
import { defineModel } from '@/models/common/defineModel';

export type ProofRecord = { purpose: OtpPurpose; until: Date };

export type CustomerSessionRecord = {
  /** Keyed hash of the cookie's token. */
  _id: string;
  mobileHash: string;
  proofs: ProofRecord[];
  seenAt: Date;
  /** Extended by use, up to the last proof's end. */
  expiresAt: Date;
};

const schema = new Schema<CustomerSessionRecord>(
  {
    _id: { type: String, required: true },
    mobileHash: { type: String, required: true },
    proofs: {
      type: [new Schema<ProofRecord>({ purpose: String, until: Date }, { _id: false })],
      required: true,
    },
    seenAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'customerSessions', versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const CustomerSessions = defineModel('CustomerSessions', schema);

export async function insertCustomerSession(session: CustomerSessionRecord): Promise<void> {
  await CustomerSessions.insertOne(session);
}

export function findCustomerSession(id: string, aliveAt: Date): Promise<CustomerSessionRecord | null> {
  return CustomerSessions.findOne({ _id: id, expiresAt: mongoose.trusted({ $gt: aliveAt }) })
    .lean()
    .exec();
}

/** Does not revive a session that ended meanwhile. */
export async function touchCustomerSession(
  id: string,
  seen: Pick<CustomerSessionRecord, 'seenAt' | 'expiresAt'>,
): Promise<void> {
  await CustomerSessions.updateOne({ _id: id }, { $set: seen });
}

/** False when it had ended already. */
export async function deleteCustomerSession(id: string): Promise<boolean> {
  return (await CustomerSessions.deleteOne({ _id: id })).deletedCount === 1;
}

export async function setProofs(id: string, proofs: CustomerSessionRecord['proofs']): Promise<void> {
  await CustomerSessions.updateOne({ _id: id }, { $set: { proofs } });
}
