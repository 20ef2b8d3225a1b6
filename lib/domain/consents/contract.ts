/** A ledger entry in GET /api/consents. */
export type ConsentDto = {
  purpose: string;
  textVersion: string;
  language: string;
  givenAt: string;
  validUntil: string;
  withdrawnAt?: string;
};
