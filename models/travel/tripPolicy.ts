import mongoose, { Schema } from 'mongoose';
import type { Locale } from '@/lib/domain/common/locales';
import type { TripCancelReason } from '@/lib/domain/travel/cancelShares.data';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';
import { leaseNext } from '@/models/common/leaseNext';

export type TripPolicyRecord = {
  /** The policy's number. */
  _id: string;
  quoteId: string;
  paymentId: string;
  mobileHash: string;
  /** Sealed: the trip, whom it insures with their passports, the nominee, the bill. */
  contract: string;
  /** The number of the certificate in force. Each change makes a new one. */
  certificate: number;
  issuedOn: string;
  /** Other days that are being paid for. */
  wish?: string;
  /** Sealed, by part: changes that are being typed. */
  typed?: Readonly<Record<string, string>>;
  cancelled?: TripCancellation;
  /**
   * When a refund is due: at once for a policy that is cancelled, at the trip's start for one that was moved to
   * cheaper days. While a server works on it, its lease.
   */
  refundDueAt?: Date;
  createdAt: Date;
  expiresAt: Date;
};

/** `refund` in whole rupees. */
export type TripCancellation = {
  requestedOn: string;
  reason: TripCancelReason;
  refund: number;
  language: Locale;
};

const schema = new Schema<TripPolicyRecord>(
  {
    _id: { type: String, required: true },
    quoteId: { type: String, required: true },
    paymentId: { type: String, required: true },
    mobileHash: { type: String, required: true },
    contract: { type: String, required: true },
    certificate: { type: Number, required: true },
    issuedOn: { type: String, required: true },
    wish: String,
    typed: Object,
    cancelled: Object,
    refundDueAt: Date,
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'tripPolicies', versionKey: false },
);
schema.index({ quoteId: 1 }, { unique: true });
schema.index({ mobileHash: 1, createdAt: -1 });
schema.index({ refundDueAt: 1 }, { partialFilterExpression: { refundDueAt: { $exists: true } } });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const TripPolicies = defineModel('TripPolicies', schema);

export function insertTripPolicy(policy: TripPolicyRecord): Promise<boolean> {
  return insertOnce(() => TripPolicies.insertOne(policy));
}

export function findTripPolicy(policyNumber: string): Promise<TripPolicyRecord | null> {
  return TripPolicies.findById(policyNumber).lean().exec();
}

export function findTripPolicyOf(quoteId: string): Promise<TripPolicyRecord | null> {
  return TripPolicies.findOne({ quoteId }).lean().exec();
}

/** Newest first. */
export function listTripPoliciesOf(mobileHash: string, limit: number): Promise<TripPolicyRecord[]> {
  return TripPolicies.find({ mobileHash }).sort({ createdAt: -1 }).limit(limit).lean().exec();
}

const isKept = { cancelled: mongoose.trusted({ $exists: false }) };

/** Matches the policy as it was read, since the seal of a contract differs with each write. */
const asRead = ({ _id, certificate, contract }: TripPolicyRecord) => ({ _id, certificate, contract });

type Changed = Pick<TripPolicyRecord, 'contract'> & Partial<Pick<TripPolicyRecord, 'expiresAt'>>;

/** Saves the contract under a new certificate. Null when the policy changed, or was cancelled, since it was read. */
export function replaceTripContract(
  policy: TripPolicyRecord,
  { refundDueAt, ...changed }: Changed & { refundDueAt: Date | undefined },
): Promise<TripPolicyRecord | null> {
  return TripPolicies.findOneAndUpdate(
    { ...asRead(policy), ...isKept },
    {
      $set: { ...changed, ...(refundDueAt && { refundDueAt }) },
      $unset: { wish: 1, ...(!refundDueAt && { refundDueAt: 1 }) },
      $inc: { certificate: 1 },
    },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

/**
 * Saves the contract without a new certificate: what is to be returned or paid, before the bank is asked. Null when the
 * policy changed since it was read.
 */
export function keepTripContract(
  policy: TripPolicyRecord,
  contract: string,
): Promise<TripPolicyRecord | null> {
  const { cancelled } = policy;
  const isSame = { cancelled: mongoose.trusted({ $exists: cancelled !== undefined }) };
  return TripPolicies.findOneAndUpdate(
    { ...asRead(policy), ...isSame },
    { $set: { contract } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

/** Null when it changed, or was cancelled, since it was read. */
export function cancelTripPolicy(
  policy: TripPolicyRecord,
  cancelled: TripCancellation,
  refundDueAt: Date,
): Promise<TripPolicyRecord | null> {
  return TripPolicies.findOneAndUpdate(
    { ...asRead(policy), ...isKept },
    { $set: { cancelled, refundDueAt }, $unset: { typed: 1 } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

export function leaseTripRefund(now: Date, leaseUntil: Date): Promise<TripPolicyRecord | null> {
  return leaseNext(TripPolicies, 'refundDueAt', now, leaseUntil);
}

/** Does nothing if it changed, or was cancelled, meanwhile. */
export async function markTripRefundSettled({
  _id,
  certificate,
  refundDueAt,
}: TripPolicyRecord): Promise<void> {
  await TripPolicies.updateOne({ _id, certificate, refundDueAt }, { $unset: { refundDueAt: 1 } });
}

/** `wish` is sealed, since it tells where and when somebody travels. */
export async function setTripWish(policyNumber: string, wish: string): Promise<void> {
  await TripPolicies.updateOne({ _id: policyNumber, ...isKept }, { $set: { wish } });
}

/** `sealed` undefined: everything was taken out. */
export async function keepTypedChange(policyNumber: string, about: string, sealed?: string): Promise<void> {
  const field = `typed.${about}`;
  const change = sealed === undefined ? { $unset: { [field]: 1 as const } } : { $set: { [field]: sealed } };
  await TripPolicies.updateOne({ _id: policyNumber, ...isKept }, change);
}

/** Does nothing if it was typed on since the policy was read. */
export async function forgetTypedChange({ _id, typed = {} }: TripPolicyRecord, about: string): Promise<void> {
  const field = `typed.${about}`;
  await TripPolicies.updateOne({ _id, [field]: typed[about] }, { $unset: { [field]: 1 } });
}
