export const PAPERS = [
  'doctorNote',
  'testReports',
  'photoId',
  'hospitalBill',
  'receipts',
  'dischargeSummary',
  'prescription',
  /** A cancelled cheque, or the passbook's page: holder, account number, IFSC. */
  'bankProof',
  'airlineReport',
  'tickets',
  'universityLetter',
  'deathCertificate',
  'other',
] as const;
export type Paper = (typeof PAPERS)[number];
