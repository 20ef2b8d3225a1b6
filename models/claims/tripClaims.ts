import mongoose from 'mongoose';
import { type ClaimCaseRecord, ClaimCases } from './claimCase';

/** Told of this policy, whatever became of them. */
const toldOf = (policyNumber: string) => ({
  policyNumber,
  status: mongoose.trusted({ $ne: 'draft' as const }),
});

export function countTripClaims(policyNumber: string): Promise<number> {
  return ClaimCases.countDocuments(toldOf(policyNumber)).exec();
}

export function findLastTripClaim(policyNumber: string): Promise<ClaimCaseRecord | null> {
  return ClaimCases.findOne(toldOf(policyNumber)).sort({ createdAt: -1 }).lean().exec();
}
