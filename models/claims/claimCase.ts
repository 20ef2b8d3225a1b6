import mongoose, { Schema } from 'mongoose';
import type { ClaimStatus } from '@/lib/domain/claims/claim';
import { defineModel } from '@/models/common/defineModel';

export type ClaimCaseRecord = {
  _id: string;
  mobileHash: string;
  /** Once it is known whom the claim is for. */
  policyNumber?: string;
  status: ClaimStatus;
  /** Sealed. */
  answers: string;
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
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'claimCases', versionKey: false, minimize: false },
);
schema.index({ mobileHash: 1, updatedAt: -1 });
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
