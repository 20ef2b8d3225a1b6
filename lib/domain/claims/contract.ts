import type { IsoDate } from '@/lib/domain/common/dates';
import type { AdmissionKind, ClaimKind, ClaimStatus } from './claim';

/** A claim in a list, without what happened: a list is kept on the device. */
export type ClaimSummaryDto = {
  claimId: string;
  status: ClaimStatus;
  /** Whose turn it is; absent once the claim is closed. */
  waitsFor?: 'you' | 'us' | 'hospital';
  policyNumber?: string;
  productName?: string;
  tier?: string;
  person?: string;
  admission?: AdmissionKind;
  kind?: ClaimKind;
  hospitalName?: string;
  admittedOn?: IsoDate;
  updatedAt: string;
};

/** GET /api/claim/getclaimhistory: the newest first. */
export type ClaimHistoryDto = { claims: readonly ClaimSummaryDto[] };
