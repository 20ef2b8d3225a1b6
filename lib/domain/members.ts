/** Who can be covered. Self and spouse, parents and parents-in-law are adults; sons and daughters are children. */
export const RELATIONS = [
  'self',
  'spouse',
  'father',
  'mother',
  'father-in-law',
  'mother-in-law',
  'son',
  'daughter',
] as const;

export type Relation = (typeof RELATIONS)[number];

export type Member = {
  readonly relation: Relation;
  /** YYYY-MM-DD */
  readonly dateOfBirth: string;
};
