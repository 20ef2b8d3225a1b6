export const GENDERS = ['female', 'male', 'transgender'] as const;
export const MARITAL_STATUSES = ['single', 'married', 'divorced', 'widowed'] as const;
export const OCCUPATIONS = [
  'salaried',
  'business',
  'professional',
  'farming',
  'homemaker',
  'student',
  'retired',
  'other',
] as const;
/** Annual income in lakh rupees. */
export const INCOMES = ['upTo3', 'upTo5', 'upTo10', 'upTo25', 'above25'] as const;
export const RESIDENCES = ['resident', 'nri'] as const;
export const ACCOUNT_TYPES = ['savings', 'current'] as const;
export const NOMINEE_RELATIONS = [
  'spouse',
  'son',
  'daughter',
  'father',
  'mother',
  'brother',
  'sister',
  'other',
] as const;

export type Gender = (typeof GENDERS)[number];
export type NomineeRelation = (typeof NOMINEE_RELATIONS)[number];

/** In centimetres and kilograms; the least weight is that of a baby of 91 days. */
export const BODY_LIMITS = { height: { min: 40, max: 230 }, weight: { min: 2, max: 250 } } as const;
