/** A policy that nobody has, which the search finds outside production. */
export const SAMPLE_UNCLAIMED = {
  policyNumber: 'SUK2019-00000000018',
  dateOfBirth: '1957-08-15',
  reference: 'sample',
  amount: { kind: 'claim', amountPaise: 18_450_00, since: '2021-03-09' },
} as const;
