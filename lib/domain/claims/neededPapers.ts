import { TRIP_LOSSES, type TripLoss } from '@/lib/domain/travel/claims/losses.data';
import type { AdmissionKind, ClaimKind } from './claim';
import type { Paper } from './papers.data';

const cashless: Record<AdmissionKind, readonly Paper[]> = {
  planned: ['doctorNote', 'testReports', 'photoId'],
  emergency: ['photoId'],
};

/**
 * All papers that we need of the customer, so that we ask once. The other papers of a cashless claim come from the
 * hospital.
 */
export function neededPapers(kind: ClaimKind, admission: AdmissionKind, loss?: TripLoss): readonly Paper[] {
  if (loss) return TRIP_LOSSES[loss].papers;
  return kind === 'cashless'
    ? cashless[admission]
    : ['dischargeSummary', 'hospitalBill', 'receipts', 'photoId'];
}
