/** The sandbox registry's answers by the last digits typed. The KYC page lists them while it is in use. */
export const SANDBOX_ANSWERS = [
  { answer: 'verified', pan: 'AAAPS1111A', shareCode: '1111' },
  { answer: 'name', pan: 'AAAPS2222B', shareCode: '2222' },
  { answer: 'notFound', pan: 'AAAPS3333C', shareCode: '3333' },
  { answer: 'away', pan: 'AAAPS4444D', shareCode: '4444' },
  { answer: 'dateOfBirth', pan: 'AAAPS5555E', shareCode: '5555' },
] as const;

export const SANDBOX_NAME = 'Sample Other Name';
export const SANDBOX_DATE_OF_BIRTH = '1900-01-01';
