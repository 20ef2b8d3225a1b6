const BODY_DIGITS = 10;

/** Insurer and year, ten digits and a check digit: `SUK2026-01234567897`. */
export const POLICY_NUMBER = /^[A-Z]{3}\d{4}-\d{11}$/;

/** Makes a number from random bits. Its check digit detects any wrong digit and most swaps. */
export function toPolicyNumber({
  insurer,
  year,
  chance,
}: {
  insurer: string;
  year: number;
  chance: bigint;
}): string {
  const body = String(chance % 10n ** BigInt(BODY_DIGITS)).padStart(BODY_DIGITS, '0');
  return `${insurer}${year}-${body}${checkDigit(body)}`;
}

export function isPolicyNumber(text: string): boolean {
  if (!POLICY_NUMBER.test(text)) return false;
  const digits = text.split('-')[1] ?? '';
  return checkDigit(digits.slice(0, BODY_DIGITS)) === digits.slice(BODY_DIGITS);
}

/** Luhn's algorithm. */
function checkDigit(body: string): string {
  const sum = [...body].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
