import mongoose, { Schema } from 'mongoose';
import type { ClaimStatus } from '@/lib/domain/claims/claim';
import type { ClaimEvent } from '@/lib/domain/claims/claimEvents';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';
import { saveVersion } from '@/models/common/saveVersion';

export type ClaimCaseRecord = {
  _id: string;
  mobileHash: string;
  /** Once it is known whom the claim is for. */
  policyNumber?: string;
  status: ClaimStatus;
  /** Sealed. */
  answers: string;
  /** Hash of the first request, compared when its idempotency key is used again. */
  requestHash: string;
  events: readonly ClaimEvent[];
  /** Sealed bill and settlement, once decided. */
  settled?: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
};

const schema = new Schema<ClaimCaseRecord>(
  {
    _id: { type: String, required: true },
    mobileHash: { type: String, required: true },
    policyNumber: String,
    status: { type: String, required: true },
    answers: { type: String, required: true },
    requestHash: { type: String, required: true },
    events: { type: [Object], required: true },
    settled: String,
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'claimCases', versionKey: false, minimize: false },
);
schema.index({ mobileHash: 1, updatedAt: -1 });
schema.index({ policyNumber: 1, createdAt: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const ClaimCases = defineModel('ClaimCases', schema);

const MOST = 100;

export function findClaimCasesOf(mobileHash: string, aliveAt: Date): Promise<ClaimCaseRecord[]> {
  return ClaimCases.find({ mobileHash, expiresAt: mongoose.trusted({ $gt: aliveAt }) })
    .sort({ updatedAt: -1 })
    .limit(MOST)
    .lean()
    .exec();
}

export function findClaimCase(claimId: string): Promise<ClaimCaseRecord | null> {
  return ClaimCases.findById(claimId).lean().exec();
}

export function insertClaimCase(claim: ClaimCaseRecord): Promise<boolean> {
  return insertOnce(() => ClaimCases.insertOne(claim));
}

/** Null on a concurrent save. */
export function saveClaimCase(claim: ClaimCaseRecord): Promise<ClaimCaseRecord | null> {
  return saveVersion(ClaimCases, claim);
}

/** Approved or paid, in the order of their beginning. */
export function findDecidedClaims(policyNumber: string): Promise<ClaimCaseRecord[]> {
  return ClaimCases.find({ policyNumber, settled: mongoose.trusted({ $exists: true }) })
    .sort({ createdAt: 1 })
    .lean()
    .exec();
}

export async function deleteClaimDraft(claimId: string, mobileHash: string): Promise<boolean> {
  const { deletedCount } = await ClaimCases.deleteOne({ _id: claimId, mobileHash, status: 'draft' });
  return deletedCount > 0;
}
