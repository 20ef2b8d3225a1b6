import type { BankAccount, Nominee, PersonAnswers, Proposer } from './answers';

type Fields<Answers> = readonly (keyof Answers)[];

/** What each screen asks, in its order; the health screens ask `MEDICAL_QUESTIONS`. */
export const SCREEN_FIELDS = {
  you: [
    'name',
    'fatherName',
    'dateOfBirth',
    'gender',
    'maritalStatus',
    'occupation',
    'annualIncome',
    'residence',
  ],
  address: ['addressLine', 'locality', 'pincode', 'email'],
  person: ['name', 'dateOfBirth', 'gender', 'heightCm', 'weightKg'],
  nominee: ['name', 'relation', 'dateOfBirth'],
  bank: ['holder', 'accountNumber', 'ifsc', 'accountType'],
} as const satisfies {
  you: Fields<Proposer>;
  address: Fields<Proposer>;
  person: Fields<PersonAnswers>;
  nominee: Fields<Nominee>;
  bank: Fields<BankAccount>;
};
