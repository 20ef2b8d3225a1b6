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
    { relation: 'self', dateOfBirth: '1992-04-02' },
    { relation: 'spouse', dateOfBirth: '1994-01-20' },
    { relation: 'son', dateOfBirth: '2020-07-01' },
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
