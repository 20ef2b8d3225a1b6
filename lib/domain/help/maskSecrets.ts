import { asciiDigits } from '@/lib/domain/common/words/asciiDigits';

const MASK = '••••';
const A_CARD = /[\d०-९௦-௯](?:[ -]?[\d०-९௦-௯]){12,18}/g;
/** Matches a secret by the word before it, whatever its length. */
const A_SECRET =
  /((?:\b(?:otp|pin|mpin|upi pin|cvv|password|passcode|code)\b|ओटीपी|पिन|पासवर्ड|ஓடிபி|பின்|கடவுச்சொல்)[^\p{L}\p{N}\n]{0,4}(?:(?:is|no|number|है|नंबर|எண்)[^\p{L}\p{N}\n]{1,3})?)([\d०-९௦-௯]{3,8})(?![\d०-९௦-௯ ]*[\d०-९௦-௯]{4})/giu;

/**
 * Hides card numbers, and what is named a PIN or an OTP. The browser does so while a line is typed, and the server
 * again.
 */
export function maskSecrets(text: string): string {
  return text
    .replace(A_CARD, (found) => (isCardNumber(asciiDigits(found).replaceAll(/\D/g, '')) ? MASK : found))
    .replace(A_SECRET, `$1${MASK}`);
}

/** Checks the check digit (Luhn). */
function isCardNumber(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
