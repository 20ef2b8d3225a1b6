import { asciiDigits } from '@/lib/domain/common/words/asciiDigits';

/** The longest note, in characters. */
export const DESK_NOTE_MAX = 1_000;

/** Outcomes of a call about an identity; a supervisor decides. */
export const IDENTITY_OUTCOMES = ['identityConfirmed', 'identityDoubted'] as const;
export type IdentityOutcome = (typeof IDENTITY_OUTCOMES)[number];

/** The customer agreed to a plan that an advisor sells: from now on it can be paid for by link. */
export const PLAN_AGREED = 'planAgreed';

export const CONTACT_OUTCOMES = [
  'reached',
  'noAnswer',
  'busy',
  'callLater',
  'notInterested',
  'soldElsewhere',
  'wrongNumber',
  'notToBeCalled',
  PLAN_AGREED,
  ...IDENTITY_OUTCOMES,
] as const;
export type ContactOutcome = (typeof CONTACT_OUTCOMES)[number];

/** What a note must not contain, since every telecaller reads it. */
export type NoteProblem = 'card' | 'aadhaar' | 'pan' | 'phone';

const AADHAAR_DIGITS = 12;
const MOBILE = /(?:^|\D)(?:(?:\+?91|0)[ -]?)?[6-9]\d{4}[ -]?\d{5}(?!\d)/;

export function findNoteProblem(text: string): NoteProblem | undefined {
  const plain = asciiDigits(text.normalize('NFKC'));
  if (/(?<![a-z])[a-z]{5}[ -]?\d{4}[ -]?[a-z](?![a-z])/i.test(plain)) return 'pan';
  const numbers = plain.match(/\d(?:[ .-]?\d){11,18}/g)?.map((each) => each.replace(/\D/g, '')) ?? [];
  if (numbers.some((digits) => digits.length > AADHAAR_DIGITS && isCard(digits))) return 'card';
  if (numbers.some((digits) => /^[2-9]\d{11}$/.test(digits) && !/^91[6-9]/.test(digits))) return 'aadhaar';
  return MOBILE.test(plain) ? 'phone' : undefined;
}

/** Luhn's check. */
function isCard(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
