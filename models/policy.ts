import mongoose, { Schema } from 'mongoose';
import type { PriceDto } from '@/lib/domain/contract';
import type { CancellationReason } from '@/lib/domain/policy/contract';
import { defineModel } from './defineModel';
import { insertOnce } from './insertOnce';

export type PolicyRecord = {
  /** The policy number. */
  _id: string;
  quoteId: string;
  applicationId: string;
  paymentId?: string;
  mobileHash: string;
  /** Sealed: who holds it, who is insured, who is named to receive. */
  people: string;
  product: string;
  tier: string;
  sumInsured: number;
  tenure: number;
  riders: string[];
  city?: string;
  pincode?: string;
  price: PriceDto;
  hasPhysicalCopy: boolean;
  /** YYYY-MM-DD, in India. */
  issuedOn: string;
  startsOn: string;
  endsOn: string;
  freeLookUntil: string;
  paidOn: string;
  cancelled?: { requestedOn: string; refund: number; reason: CancellationReason };
  createdAt: Date;
  expiresAt: Date;
};

const schema = new Schema<PolicyRecord>(
  {
    _id: { type: String, required: true },
    quoteId: { type: String, required: true },
    applicationId: { type: String, required: true },
    paymentId: String,
    mobileHash: { type: String, required: true },
    people: { type: String, required: true },
    product: { type: String, required: true },
    tier: { type: String, default: '' },
    sumInsured: { type: Number, required: true },
    tenure: { type: Number, required: true },
    riders: { type: [String], required: true },
    city: String,
    pincode: String,
    price: { type: Object, required: true },
    hasPhysicalCopy: { type: Boolean, required: true },
    issuedOn: { type: String, required: true },
    startsOn: { type: String, required: true },
    endsOn: { type: String, required: true },
    freeLookUntil: { type: String, required: true },
    paidOn: { type: String, required: true },
    cancelled: Object,
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'policies', versionKey: false, minimize: false },
);
// One policy for each application; somebody's own, newest first.
schema.index({ applicationId: 1 }, { unique: true });
schema.index({ mobileHash: 1, createdAt: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Policies = defineModel('Policies', schema);

/** False when its number is taken, or its application has a policy. */
export function insertPolicy(policy: PolicyRecord): Promise<boolean> {
  return insertOnce(() => Policies.insertOne(policy));
}

export function findPolicy(policyNumber: string): Promise<PolicyRecord | null> {
  return Policies.findById(policyNumber).lean().exec();
}

export function findPolicyOf(applicationId: string): Promise<PolicyRecord | null> {
  return Policies.findOne({ applicationId }).lean().exec();
}

/** Notes that its holder cancels it; null when that was done before. */
export function cancelPolicy(
  policyNumber: string,
  cancelled: NonNullable<PolicyRecord['cancelled']>,
): Promise<PolicyRecord | null> {
  return Policies.findOneAndUpdate(
    { _id: policyNumber, cancelled: mongoose.trusted({ $exists: false }) },
    { $set: { cancelled } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}
