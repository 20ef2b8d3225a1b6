export const RESEND_SECONDS = 30;

/** How many codes a pool gives to one number or address of mail, whatever they are for. */
export type SendWindow = { max: number; seconds: number };

const everyThirtySeconds = { max: 1, seconds: RESEND_SECONDS };
const windows = (inTenMinutes: number, inADay: number): readonly SendWindow[] => [
  everyThirtySeconds,
  { max: inTenMinutes, seconds: 10 * 60 },
  { max: inADay, seconds: 24 * 60 * 60 },
];

/**
 * Who asks draws on one pool, and what one pool gave counts in no other. So nobody spends a pool but those who may draw
 * on it, and the most that a number gets in a day is the sum (docs/decisions/021-budget-of-codes.md).
 */
export const SEND_POOLS = {
  /** All together who showed nothing: anybody can name any number, and make a quote with it. */
  stranger: windows(3, 10),
  /** The session that proved the number of a quote it has, where its browser is known for another number by now. */
  holder: windows(3, 5),
  /** A browser in which the number was proven. */
  known: windows(3, 10),
  /** Such a browser, for the sign-in of staff. */
  staff: windows(3, 10),
  /** Such a browser, for the signature of a proposal. */
  signature: windows(3, 10),
} as const;

export type SendPool = keyof typeof SEND_POOLS;

/** How many codes of one number can be typed at a time. */
export const MAX_LIVE_CODES = 3;
