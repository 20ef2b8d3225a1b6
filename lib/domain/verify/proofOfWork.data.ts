/**
 * PBKDF2 runs at native speed everywhere, so faster code gains little. On average 2^bits tries: about a
 * second on a cheap phone.
 */
export const PROOF_OF_WORK = { bits: 7, iterations: 5_000, minutes: 5 } as const;
