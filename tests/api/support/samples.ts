import { worked } from '@/tests/workedFamily';

export const aLead = (more: object = {}) => ({
  mobileNumber: '9876543210',
  name: 'Asha Sample',
  dateOfBirth: '1991-04-02',
  consent: true,
  ...more,
});

/** The worked example: 34, 32 and 6 years old in Pune, 12,488 a year. */
export const aFamily = (more: object = {}) => ({
  members: [
    { relation: 'self', dateOfBirth: worked.self },
    { relation: 'spouse', dateOfBirth: worked.spouse },
    { relation: 'son', dateOfBirth: worked.child },
  ],
  pincode: '411038',
  existingIllness: 'no',
  ...more,
});

export const aPlan = (more: object = {}) => ({
  product: 'reassurev2',
  tier: 'Platinum+',
  sumInsured: 10_00_000,
  tenure: 1,
  riders: [],
  ...more,
});
