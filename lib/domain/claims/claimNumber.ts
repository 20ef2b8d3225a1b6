const DIGITS = 8;

/** Year and month, and eight digits: `CL-2611-01234567`. */
export const CLAIM_NUMBER = /^CL-\d{4}-\d{8}$/;

/** From random bits. */
export function toClaimNumber(day: string, chance: bigint): string {
  return `CL-${day.slice(2, 4)}${day.slice(5, 7)}-${String(chance % 10n ** BigInt(DIGITS)).padStart(DIGITS, '0')}`;
}
