export const PAPERS = [
  'doctorNote',
  'testReports',
  'photoId',
  'hospitalBill',
  'receipts',
  'dischargeSummary',
  'prescription',
  /** A cancelled cheque, or the passbook's page, which shows the holder, the account number and the IFSC. */
  'bankProof',
  'airlineReport',
  'tickets',
  'universityLetter',
  'deathCertificate',
  'other',
] as const;
export type Paper = (typeof PAPERS)[number];
