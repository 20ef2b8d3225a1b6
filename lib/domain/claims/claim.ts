import type { IsoDate } from '@/lib/domain/common/dates';
import type { TripLoss } from '@/lib/domain/travel/claims/losses.data';

export const CLAIM_STATUSES = [
  /** The questions are still being answered. */
  'draft',
  /** Told to us: the admission, or the hospital's request or bill, comes next. */
  'told',
  /** A paper or an answer of the customer is missing. */
  'asked',
  'review',
  /** Decided; the payout is under way. */
  'approved',
  'paid',
  'refused',
  'withdrawn',
] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

export const ADMISSION_KINDS = ['planned', 'emergency'] as const;
export type AdmissionKind = (typeof ADMISSION_KINDS)[number];

/** Cashless: we pay the hospital. Reimbursement: the customer pays first. */
export const CLAIM_KINDS = ['cashless', 'reimbursement'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** The party that a part of the money goes to. */
export type Payee = 'hospital' | 'customer';

/** The bank's answer about a payout that it has not made. */
export type PayoutState = 'underway' | 'failed';

/** The six questions. A draft may lack any of them. */
export type ClaimAnswers = {
  memberId?: string;
  admission?: AdmissionKind;
  /** Set for a network hospital. */
  hospitalId?: string;
  hospitalName?: string;
  kind?: ClaimKind;
  admittedOn?: IsoDate;
  story?: string;
  /** Set for a trip's claim. */
  loss?: TripLoss;
};

const waiting: Record<ClaimStatus, 'you' | 'us' | 'hospital' | undefined> = {
  draft: 'you',
  told: 'hospital',
  asked: 'you',
  review: 'us',
  approved: 'us',
  paid: undefined,
  refused: undefined,
  withdrawn: undefined,
};

/** Told to us, and not decided. */
export const UNDECIDED_STATUSES: readonly ClaimStatus[] = ['told', 'asked', 'review'];

/** Statuses of claims that are open or were paid: their policy returns no premium. */
export const COUNTED_STATUSES: readonly ClaimStatus[] = [...UNDECIDED_STATUSES, 'approved', 'paid'];

/** Whose turn it is; undefined once the claim is closed. */
export function waitsFor(status: ClaimStatus): 'you' | 'us' | 'hospital' | undefined {
  return waiting[status];
}
