import { datedNumber } from '@/lib/domain/common/numbers/datedNumber';

/** The openings of content/pages/careers, and none of them. */
export const OPENINGS = [
  ...(['claimsDoctor', 'underwriter', 'advisor', 'hospitals', 'frontEnd', 'trainee'] as const),
  'any',
] as const;
export type Opening = (typeof OPENINGS)[number];

/** What the desk may say of a candidacy. */
export const CANDIDACY_WORDS = ['read', 'called', 'declined'] as const;
export type CandidacyWord = (typeof CANDIDACY_WORDS)[number];

export type CandidacyStatus = 'draft' | 'sent' | CandidacyWord;
/** Statuses that wait for the desk. */
export const OPEN_CANDIDACIES = ['sent', 'read'] as const satisfies readonly CandidacyStatus[];

/** The form as typed so far. */
export type CandidacyForm = {
  opening?: Opening;
  name?: string;
  mobileNumber?: string;
  email?: string;
  city?: string;
  text?: string;
};

export const LONGEST_CANDIDACY = { name: 100, mobileNumber: 20, email: 254, city: 60, text: 1_500 } as const;
/** The most papers: a CV and proofs of what it says. */
export const MOST_CANDIDACY_PAPERS = 3;

export const CANDIDACY_NUMBER = /^CA-\d{4}-\d{8}$/;

export const toCandidacyNumber = (day: string, chance: bigint) => datedNumber('CA', day, chance);
