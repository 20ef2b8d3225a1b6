import { Schema } from 'mongoose';
import type { Notice } from '@/lib/domain/renewals/notices';
import { defineModel } from '@/models/common/defineModel';
import { leaseNext } from '@/models/common/leaseNext';
import { isDuplicateKey } from '@/models/common/insertOnce';

export type RenewalRecord = {
  /** Hash of the link's token, which is derived from the policy's number: one a policy. */
  _id: string;
  policyNumber: string;
  endsOn: string;
  status: 'open' | 'renewed' | 'lapsed' | 'closed';
  /** Sealed: what is chosen for the next term, as typed. */
  choices?: string;
  version: number;
  told?: Notice;
  /** Lease of the next notice; unset when nothing is left to tell. */
  tellDueAt?: Date;
  invitedAt: Date;
  expiresAt: Date;
};

const schema = new Schema<RenewalRecord>(
  {
    _id: { type: String, required: true },
    policyNumber: { type: String, required: true },
    endsOn: { type: String, required: true },
    status: { type: String, required: true },
    choices: String,
    version: { type: Number, required: true },
    told: String,
    tellDueAt: Date,
    invitedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'renewals', versionKey: false, minimize: false },
);
schema.index({ tellDueAt: 1 }, { sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Renewals = defineModel('Renewals', schema);

/** Inserts renewals; those that exist stay as they are. */
export async function insertRenewals(renewals: readonly RenewalRecord[]): Promise<void> {
  if (renewals.length === 0) return;
  try {
    await Renewals.insertMany(renewals, { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

export function findRenewal(id: string): Promise<RenewalRecord | null> {
  return Renewals.findById(id).lean().exec();
}

/** Null on a concurrent save, or when nothing is to be chosen any more. */
export function saveChoices(
  { _id, version }: Pick<RenewalRecord, '_id' | 'version'>,
  choices: string,
): Promise<RenewalRecord | null> {
  return Renewals.findOneAndUpdate(
    { _id, version, status: 'open' },
    { $set: { choices, version: version + 1 } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

export async function closeRenewal(id: string, status: 'renewed' | 'lapsed' | 'closed'): Promise<void> {
  await Renewals.updateOne({ _id: id }, { $set: { status }, $unset: { tellDueAt: 1 } });
}

export function leaseNotice(now: Date, leaseUntil: Date): Promise<RenewalRecord | null> {
  return leaseNext(Renewals, 'tellDueAt', now, leaseUntil);
}

/** Does nothing once it was renewed or closed. */
export async function markNoticeTold(
  { _id, status }: Pick<RenewalRecord, '_id' | 'status'>,
  told: Notice | undefined,
  next: Date | undefined,
): Promise<void> {
  await Renewals.updateOne(
    { _id, status },
    {
      ...(told && { $set: { told, ...(next && { tellDueAt: next }) } }),
      ...(!told && next && { $set: { tellDueAt: next } }),
      ...(!next && { $unset: { tellDueAt: 1 } }),
    },
  );
}
