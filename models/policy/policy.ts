import type { Locale } from '@/lib/domain/common/locales';
import mongoose, { Schema } from 'mongoose';
import type { CancellationReason } from '@/lib/domain/policy/contract';
import type { Raise } from '@/lib/domain/renewals/renewalWaits';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';
import { leaseNext } from '@/models/common/leaseNext';

export type PolicyRecord = {
  _id: string;
  quoteId: string;
  applicationId: string;
  paymentId?: string;
  mobileHash: string;
  /** Until then the old number can object to a change by request. */
  coolUntil?: Date;
  /** Sealed: policyholder, insured persons, nominee. */
  people: string;
  product: string;
  tier: string;
  sumInsured: number;
  tenure: number;
  riders: readonly string[];
  city?: string;
  pincode?: string;
  /** Sealed: the bill that was paid. */
  price: string;
  hasPhysicalCopy: boolean;
  /** YYYY-MM-DD, in India. */
  issuedOn: string;
  startsOn: string;
  endsOn: string;
  freeLookUntil: string;
  paidOn: string;
  /** The first day on which its renewal is offered; unset once it is offered. */
  inviteOn?: string;
  isInvited?: true;
  /** Policy numbers of the earlier term and of the next one. */
  renews?: string;
  renewedBy?: string;
  /** The payment that is buying the next term: from then on this term can't be cancelled by itself. */
  renewing?: string;
  /** Set in later terms: the first one's application, and the language in which it was bought. */
  proposalId?: string;
  language?: Locale;
  /** Each time the sum insured grew: what it was, and from when the part above waits. */
  raised?: readonly Raise[];
  /** Persons who were added and paid for after the issue. */
  additions?: readonly PolicyAddition[];
  cancelled?: Cancellation;
  /** Lease for sending the refund and message of a cancellation; unset when both are under way. */
  refundDueAt?: Date;
  /** Lease for deciding one claim at a time, since each must see what the others left of the cover. */
  settling?: Settling;
  /** How many such leases were begun. */
  settlings?: number;
  createdAt: Date;
  expiresAt: Date;
};

/** `amount` in whole rupees, for the days from `startsOn` to the policy's end. */
export type PolicyAddition = {
  changeId: string;
  paymentId: string;
  memberId: string;
  amount: number;
  startsOn: string;
  /** Absent where it is the first day of cover too. */
  paidOn?: string;
};

/** `refund` in whole rupees. */
export type Cancellation = {
  requestedOn: string;
  refund: number;
  reason: CancellationReason;
  language: Locale;
};

/** `token` is of one request: only its holder ends the lease. */
export type Settling = { claimId: string; token: string; until: Date };

const schema = new Schema<PolicyRecord>(
  {
    _id: { type: String, required: true },
    quoteId: { type: String, required: true },
    applicationId: { type: String, required: true },
    paymentId: String,
    mobileHash: { type: String, required: true },
    coolUntil: Date,
    people: { type: String, required: true },
    product: { type: String, required: true },
    tier: { type: String, default: '' },
    sumInsured: { type: Number, required: true },
    tenure: { type: Number, required: true },
    riders: { type: [String], required: true },
    city: String,
    pincode: String,
    price: { type: String, required: true },
    hasPhysicalCopy: { type: Boolean, required: true },
    issuedOn: { type: String, required: true },
    startsOn: { type: String, required: true },
    endsOn: { type: String, required: true },
    freeLookUntil: { type: String, required: true },
    paidOn: { type: String, required: true },
    inviteOn: String,
    isInvited: Boolean,
    renews: String,
    renewedBy: String,
    renewing: String,
    proposalId: String,
    language: String,
    raised: { type: [Object], default: undefined },
    additions: { type: [Object], default: undefined },
    cancelled: Object,
    refundDueAt: Date,
    settling: Object,
    settlings: Number,
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'policies', versionKey: false, minimize: false },
);
schema.index({ applicationId: 1 }, { unique: true });
schema.index({ mobileHash: 1, createdAt: -1 });
schema.index({ inviteOn: 1, _id: 1 }, { partialFilterExpression: { inviteOn: { $exists: true } } });
schema.index({ refundDueAt: 1 }, { partialFilterExpression: { refundDueAt: { $exists: true } } });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Policies = defineModel('Policies', schema);

export function insertPolicy(policy: PolicyRecord): Promise<boolean> {
  return insertOnce(() => Policies.insertOne(policy));
}

export function findPolicy(policyNumber: string): Promise<PolicyRecord | null> {
  return Policies.findById(policyNumber).lean().exec();
}

export function findPolicyOf(applicationId: string): Promise<PolicyRecord | null> {
  return Policies.findOne({ applicationId }).lean().exec();
}

/** Newest first. */
export function listPoliciesOf(mobileHash: string, limit: number): Promise<PolicyRecord[]> {
  return Policies.find({ mobileHash }).sort({ createdAt: -1 }).limit(limit).lean().exec();
}

/** Policies whose renewal is due to be offered, by day. */
export function listUninvited(today: string, limit: number): Promise<PolicyRecord[]> {
  return Policies.find({ inviteOn: mongoose.trusted({ $lte: today }) })
    .sort({ inviteOn: 1, _id: 1 })
    .limit(limit)
    .lean()
    .exec();
}

export async function markInvited(policyNumbers: readonly string[]): Promise<void> {
  const these = { _id: mongoose.trusted({ $in: [...policyNumbers] }) };
  await Policies.updateMany(these, { $set: { isInvited: true }, $unset: { inviteOn: 1 } });
}

/** Policies of older servers, which set no day. */
export function listWithoutInvite(limit: number): Promise<PolicyRecord[]> {
  const missing = mongoose.trusted({ $exists: false });
  return Policies.find({ inviteOn: missing, isInvited: missing }).limit(limit).lean().exec();
}

export async function setInviteDays(days: readonly { _id: string; inviteOn: string }[]): Promise<void> {
  await Policies.bulkWrite(
    days.map(({ _id, inviteOn }) => ({ updateOne: { filter: { _id }, update: { $set: { inviteOn } } } })),
  );
}

type PolicyDays = Pick<PolicyRecord, 'startsOn' | 'issuedOn' | 'endsOn' | 'inviteOn'>;

export async function setPolicyDays(policyNumber: string, days: PolicyDays): Promise<void> {
  await Policies.updateOne({ _id: policyNumber }, { $set: days });
}

export async function markRenewed(policyNumber: string, renewedBy: string): Promise<void> {
  await Policies.updateOne(
    { _id: policyNumber },
    { $set: { renewedBy, isInvited: true }, $unset: { inviteOn: 1 } },
  );
}

const isKept = { cancelled: mongoose.trusted({ $exists: false }) };

/** False when it was cancelled, or its people or number changed, since `policy` was read. */
export async function beginRenewal(policy: PolicyRecord, renewing: string): Promise<boolean> {
  const { _id, people, mobileHash } = policy;
  const asRead = { _id, people, mobileHash, ...isKept };
  const { matchedCount } = await Policies.updateOne(
    { ...asRead, renewing: mongoose.trusted({ $in: [renewing, null] }) },
    { $set: { renewing } },
  );
  return matchedCount > 0;
}

export async function endRenewal(policyNumber: string, renewing: string): Promise<void> {
  await Policies.updateOne({ _id: policyNumber, renewing }, { $unset: { renewing: 1 } });
}

const isUnset = () => mongoose.trusted({ $exists: false as const });

/** Null when it is cancelled or being renewed, somebody was added or a claim began to be settled since it was read. */
export function cancelPolicy(
  { _id, people, settlings, renewing }: Pick<PolicyRecord, '_id' | 'people' | 'settlings' | 'renewing'>,
  cancelled: Cancellation,
  refundDueAt: Date,
): Promise<PolicyRecord | null> {
  return Policies.findOneAndUpdate(
    { _id, people, settlings: settlings ?? isUnset(), renewing: renewing ?? isUnset(), ...isKept },
    { $set: { cancelled, refundDueAt } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

/** Null when somebody else replaced them, or its renewal began, since `policy` was read. */
export function replacePeople(
  { _id, people: before, renewing }: Pick<PolicyRecord, '_id' | 'people' | 'renewing'>,
  people: string,
): Promise<PolicyRecord | null> {
  return Policies.findOneAndUpdate(
    { _id, people: before, renewing: renewing ?? isUnset() },
    { $set: { people } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

/** Null when its people or number changed since `policy` was read. */
export function movePolicyNumber(
  { _id, people: before, mobileHash }: Pick<PolicyRecord, '_id' | 'people' | 'mobileHash'>,
  { coolUntil, ...moved }: Pick<PolicyRecord, 'mobileHash' | 'people' | 'coolUntil'>,
): Promise<PolicyRecord | null> {
  return Policies.findOneAndUpdate(
    { _id, people: before, mobileHash },
    coolUntil ? { $set: { ...moved, coolUntil } } : { $set: moved, $unset: { coolUntil: 1 } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

/** Null when it was cancelled, or its people changed, since `policy` was read. */
export function addPerson(
  { _id, people: before }: Pick<PolicyRecord, '_id' | 'people'>,
  people: string,
  addition: PolicyAddition,
): Promise<PolicyRecord | null> {
  return Policies.findOneAndUpdate(
    { _id, people: before, ...isKept },
    { $set: { people }, $push: { additions: addition } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

export function leaseCancelled(now: Date, leaseUntil: Date): Promise<PolicyRecord | null> {
  return leaseNext(Policies, 'refundDueAt', now, leaseUntil);
}

export async function markCancellationSettled(policyNumber: string): Promise<void> {
  await Policies.updateOne({ _id: policyNumber }, { $unset: { refundDueAt: 1 } });
}

/** False when somebody else has begun since `before` was read. */
export async function beginSettling(
  policyNumber: string,
  before: Settling | undefined,
  settling: Settling,
): Promise<boolean> {
  const { matchedCount } = await Policies.updateOne(
    {
      _id: policyNumber,
      ...(before
        ? { 'settling.token': before.token }
        : { settling: mongoose.trusted({ $exists: false as const }) }),
    },
    { $set: { settling }, $inc: { settlings: 1 } },
  );
  return matchedCount > 0;
}

export async function endSettling(policyNumber: string, token: string): Promise<void> {
  await Policies.updateOne({ _id: policyNumber, 'settling.token': token }, { $unset: { settling: 1 } });
}
