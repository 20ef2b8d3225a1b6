/**
 * The standings of a quote in the order of a list. `unchecked`: who proved its number did not begin it. `unlisted`:
 * there are too many that nobody has proven.
 */
export const STANDING = { proven: 0, unchecked: 1, unproven: 2, unlisted: 3 } as const;
export type Standing = (typeof STANDING)[keyof typeof STANDING];

/** Which sessions own a quote (docs/decisions/019-ownership.md). */
export type Holding = {
  /** Keyed hash of the session that began it; owns it until the number is proven. */
  ownerHash: string;
  /** Sessions that proved the number; from then on the only owners. */
  provenBy?: string[];
  /** Incremented on a new owner; revokes access by earlier records and links. */
  ownership: number;
  standing: Standing;
};

export function isHeldBy({ provenBy, ownerHash }: Holding, session: string): boolean {
  return provenBy ? provenBy.includes(session) : ownerHash === session;
}
