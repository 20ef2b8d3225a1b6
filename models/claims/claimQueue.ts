import mongoose from 'mongoose';
import type { ClaimKind, ClaimStatus } from '@/lib/domain/claims/claim';
import { type ClaimCaseRecord, ClaimCases } from './claimCase';

export type QueuePlace = Pick<ClaimCaseRecord, 'dueBy' | '_id'>;
type Queue = { statuses: readonly ClaimStatus[]; kind?: ClaimKind; after?: QueuePlace; limit: number };

/** Lists the claims that are due first, merged from a sorted index scan for each status. */
export async function listClaimQueue({ statuses, kind, after, limit }: Queue): Promise<ClaimCaseRecord[]> {
  const found = await Promise.all(
    statuses.map((status) =>
      ClaimCases.find({ status, ...(kind && { kind }), ...(after && { $or: isPast(after) }) })
        .sort({ dueBy: 1, _id: 1 })
        .limit(limit)
        .lean()
        .exec(),
    ),
  );
  return found.flat().toSorted(compare).slice(0, limit);
}

export function countClaims(status: ClaimStatus, kind?: ClaimKind): Promise<number> {
  return ClaimCases.countDocuments({ status, ...(kind && { kind }) }).exec();
}

export async function countLateClaims(
  statuses: readonly ClaimStatus[],
  now: Date,
  kind?: ClaimKind,
): Promise<number> {
  const dueBy = mongoose.trusted({ $lt: now });
  const counts = await Promise.all(
    statuses.map((status) => ClaimCases.countDocuments({ status, dueBy, ...(kind && { kind }) })),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

const MOST_FOUND = 10;

/** Other claims for which this bill was sent. */
export async function claimsWithBill(billHash: string, but: string): Promise<string[]> {
  const found = await ClaimCases.find({ billHash, _id: mongoose.trusted({ $ne: but }) }, { _id: 1 })
    .limit(MOST_FOUND)
    .lean();
  return found.map(({ _id }) => _id);
}

/** Claims of one policy, told since then. */
export function countClaimsSince(policyNumber: string, since: Date): Promise<number> {
  const untold: ClaimStatus[] = ['draft', 'withdrawn'];
  return ClaimCases.countDocuments({
    policyNumber,
    createdAt: mongoose.trusted({ $gte: since }),
    status: mongoose.trusted({ $nin: untold }),
  }).exec();
}

/**
 * Saves the typed bill and returns its new version. Undefined if it was typed on since `version`, or the claim is
 * decided. Without `version`, as in a page's last save, it overwrites.
 */
export async function keepTypedBill(
  claimId: string,
  { typedBill, billHash }: Pick<ClaimCaseRecord, 'typedBill' | 'billHash'>,
  { version, statuses }: { version: number | undefined; statuses: readonly ClaimStatus[] },
): Promise<number | undefined> {
  const isRead = version === 0 ? { $exists: false as const } : { $eq: version };
  const found = {
    _id: claimId,
    status: mongoose.trusted({ $in: [...statuses] }),
    ...(version !== undefined && { billVersion: mongoose.trusted(isRead) }),
  };
  const $inc = { billVersion: 1 };
  const change =
    billHash === undefined
      ? { $set: { typedBill }, $unset: { billHash: 1 as const }, $inc }
      : { $set: { typedBill, billHash }, $inc };
  const saved = await ClaimCases.findOneAndUpdate(found, change, { returnDocument: 'after' }).lean();
  return saved?.billVersion;
}

function isPast({ dueBy, _id }: QueuePlace) {
  return [{ dueBy: mongoose.trusted({ $gt: dueBy }) }, { dueBy, _id: mongoose.trusted({ $gt: _id }) }];
}

function compare(a: QueuePlace, b: QueuePlace): number {
  return a.dueBy.getTime() - b.dueBy.getTime() || (a._id < b._id ? -1 : 1);
}
