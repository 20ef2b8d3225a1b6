/**
 * PBKDF2, which every browser and server runs at the speed of its processor: whoever has faster code gains little. On
 * average 2 to the power of `bits` tries of so many iterations: about a second on a cheap phone.
 */
export const PROOF_OF_WORK = { bits: 7, iterations: 5_000, minutes: 5 } as const;
