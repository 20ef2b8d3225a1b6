import type { Point } from './places';
import { kmBetween } from '@/lib/domain/hospitals/geography';

/** A branch as shown on the page of branches, in the page's language. */
export type Branch = { pincode: string; city: string; place: string; hours: string; centre: Point };

export type NearBranch = Branch & { km: number };

const MOST = 3;

/** Sorts branches by distance, in whole kilometres between the centres of pincodes. */
export function nearestBranches(branches: readonly Branch[], from: Point): readonly NearBranch[] {
  return branches
    .map((branch) => ({ ...branch, km: Math.round(kmBetween(from, branch.centre)) }))
    .toSorted((one, other) => one.km - other.km)
    .slice(0, MOST);
}
