import { TRIP_LOSSES, type TripLoss } from '@/lib/domain/travel/claims/losses.data';
import type { AdmissionKind, ClaimKind } from './claim';

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

const cashless: Record<AdmissionKind, readonly Paper[]> = {
  planned: ['doctorNote', 'testReports', 'photoId'],
  emergency: ['photoId'],
};

/** Asked for at once, not paper by paper. The rest of a cashless claim comes from the hospital. */
export function neededPapers(kind: ClaimKind, admission: AdmissionKind, loss?: TripLoss): readonly Paper[] {
  if (loss) return TRIP_LOSSES[loss].papers;
  return kind === 'cashless'
    ? cashless[admission]
    : ['dischargeSummary', 'hospitalBill', 'receipts', 'photoId'];
}
