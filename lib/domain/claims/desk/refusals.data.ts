/**
 * What a person may refuse a whole claim for, with the clause of the wording: the standard exclusions (IRDAI
 * HLT/REG/CIR/193/07/2020, Excl01 to Excl18) and its general terms. Waiting periods are not here, since the policy's
 * terms decide them.
 */
export const REFUSAL_CLAUSES = {
  investigation: 'Excl04',
  restCure: 'Excl05',
  weight: 'Excl06',
  cosmetic: 'Excl08',
  adventure: 'Excl09',
  breachOfLaw: 'Excl10',
  excludedHospital: 'Excl11',
  substance: 'Excl12',
  spa: 'Excl13',
  supplements: 'Excl14',
  eyesight: 'Excl15',
  unproven: 'Excl16',
  fertility: 'Excl17',
  notInsured: 'insured',
  notDisclosed: 'disclosure',
  untrue: 'fraud',
  notProven: 'proof',
} as const;

export type RefusalCause = keyof typeof REFUSAL_CLAUSES;
export type RefusalClause = (typeof REFUSAL_CLAUSES)[RefusalCause];

export const REFUSAL_CAUSES = Object.keys(REFUSAL_CLAUSES) as RefusalCause[];

/** A refusal by a person, as the customer reads it. */
export type PersonRefusal = {
  cause: RefusalCause;
  clause: RefusalClause;
  /** What the person adds in their own words. */
  note?: string;
};
