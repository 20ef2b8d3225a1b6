/**
 * What a quote is to its number, in the order in which they are listed: a proven one; one that its prover did not begin
 * and has not checked yet; one that was not proven; and one past the limit of those, which is listed nowhere.
 */
export const STANDING = { proven: 0, unchecked: 1, unproven: 2, unlisted: 3 } as const;
export type Standing = (typeof STANDING)[keyof typeof STANDING];

/** Which sessions hold a quote (docs/decisions/019-ownership.md). */
export type Holding = {
  /** Keyed hash of the session that began it. It holds the quote until a session proves the number. */
  ownerHash: string;
  /** Those that proved its number: from the first on, they alone hold it. */
  provenBy?: string[];
  /** Counts up when it passes to others: who came in by a record or link made before is out. */
  ownership: number;
  standing: Standing;
};

export function isHeldBy({ provenBy, ownerHash }: Holding, session: string): boolean {
  return provenBy ? provenBy.includes(session) : ownerHash === session;
}
