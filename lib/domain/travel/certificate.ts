import type { Studies } from './kinds/studies';
import type { Trip } from './trip';

/**
 * 60 random bits, typed by a consulate: twelve letters and digits, none of them alike. Guessing from many addresses
 * finds no code that a forged certificate could name. Earlier codes had eight.
 */
export const CERTIFICATE_CODE = /^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){1,2}$/;

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 12;

export function certificateCode(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, CODE_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]);
  return inFours(letters.join(''));
}

/** Reads a code as it was typed: in any case, with or without dashes. Undefined if it can't be a code. */
export function toCertificateCode(typed: string): string | undefined {
  const code = inFours(typed.toUpperCase().replace(/[^0-9A-Z]/g, ''));
  return CERTIFICATE_CODE.test(code) ? code : undefined;
}

const inFours = (letters: string) => (letters.match(/.{1,4}/g) ?? []).join('-');

/** The sentence that Regulation (EC) 810/2009 asks for, word for word, since consulates look for it. */
export const SCHENGEN_SENTENCE =
  'This insurance covers the expenses which may arise in connection with repatriation for medical reasons, urgent medical attention, emergency hospital treatment or death, for each person named above, in the territory of the Schengen states and for the whole period stated.';

/** These stay English in every language, as the certificate is. */
export const CERTIFICATE_WORDS = {
  title: 'Certificate of travel insurance',
  to: 'To the consulate, and to whom it may concern',
  check: 'Check this certificate: code',
  country: 'India',
} as const;

/** The least sum insured for Schengen, in euros. */
export const SCHENGEN_LEAST = 30_000;

export type InsuredName = { surname?: string; givenNames: string };

/** The surname comes first, as in visa forms. A passport without a surname has given names alone. */
export function certificateName({ surname, givenNames }: InsuredName): string {
  return surname ? `${surname}, ${givenNames}` : givenNames;
}

type Certified = { trip: Trip; studies?: Studies | undefined };

/** The certificate's lines on the kind of trip. A single trip needs none: its days say it. */
export function kindFacts({ trip, studies }: Certified): { label: string; value: string }[] {
  const { longestTrip, months } = trip;
  if (longestTrip !== undefined) {
    return [
      { label: 'Kind', value: 'Annual multi-trip: any number of trips from India' },
      { label: 'Longest single trip', value: `${longestTrip} days, both ends counted` },
    ];
  }
  if (months === undefined) return [];
  const kind = { label: 'Kind', value: `Studies abroad, ${months} ${months === 1 ? 'month' : 'months'}` };
  if (!studies) return [kind];
  return [kind, { label: 'University', value: `${studies.university}, ${studies.country}` }];
}
