export const RESEND_SECONDS = 30;

/** A pool's maximum for one number or email address, for all purposes. */
export type SendWindow = { max: number; seconds: number };

const everyThirtySeconds = { max: 1, seconds: RESEND_SECONDS };
const windows = (inTenMinutes: number, inADay: number): readonly SendWindow[] => [
  everyThirtySeconds,
  { max: inTenMinutes, seconds: 10 * 60 },
  { max: inADay, seconds: 24 * 60 * 60 },
];

/**
 * Each kind of requester has its own pool, so nobody can exhaust another's; a number's daily maximum is the
 * sum (docs/decisions/021-budget-of-codes.md).
 */
export const SEND_POOLS = {
  /** All requesters without proof together. */
  stranger: windows(3, 10),
  /** A session that proved its quote's number, in a browser since known for another. */
  holder: windows(3, 5),
  /** A browser that proved the number. */
  known: windows(3, 10),
  /** Such a browser, for staff sign-in. */
  staff: windows(3, 10),
  /** Such a browser, for a signature. */
  signature: windows(3, 10),
} as const;

export type SendPool = keyof typeof SEND_POOLS;

/** The most codes of one number that are valid at a time. */
export const MAX_LIVE_CODES = 3;
