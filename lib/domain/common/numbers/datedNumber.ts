const DIGITS = 8;

/** Year and month, and eight digits of random bits: `CL-2611-01234567`. */
export function datedNumber(prefix: string, day: string, chance: bigint): string {
  const digits = String(chance % 10n ** BigInt(DIGITS)).padStart(DIGITS, '0');
  return `${prefix}-${day.slice(2, 4)}${day.slice(5, 7)}-${digits}`;
}
