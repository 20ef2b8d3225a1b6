import mongoose from 'mongoose';
import { type ClaimCaseRecord, ClaimCases } from './claimCase';

/** Claims told of this policy, whatever became of them. */
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

/** Refused and withdrawn claims, which use nothing of a limit. */
export async function listEndedTripClaims(policyNumber: string): Promise<readonly string[]> {
  const ended = mongoose.trusted({ $in: ['refused', 'withdrawn'] as const });
  const found = await ClaimCases.find({ policyNumber, status: ended }, { _id: 1 }).lean();
  return found.map(({ _id }) => _id);
}

const MOST = 100;

/** All told claims but withdrawn ones, the newest first. */
export function listToldTripClaims(policyNumber: string): Promise<ClaimCaseRecord[]> {
  const untold = mongoose.trusted({ $nin: ['draft', 'withdrawn'] as const });
  return ClaimCases.find({ policyNumber, status: untold }).sort({ createdAt: -1 }).limit(MOST).lean().exec();
}
