import type { IsoDate } from '@/lib/domain/common/dates';
import type { ClaimStatus, PayoutState } from '../claim';
import type { ClaimEventKind } from '../claimEvents';
import type { ClaimDto, ClaimOtherDetailsDto, ClaimSummaryDto } from '../contract';
import type { Refusal } from '../settle/notCoveredYet';
import type { ClaimTerms } from '../settle/claimTerms';
import type { SettlementDto } from '../settlementDto';
import type { ClaimFlag } from './flags';
import type { TypedBill } from './typedBill';

/** What is promised next, and by when; absent while nothing of ours is due. */
type Due = { dueAt?: string; dueFor?: ClaimEventKind };

export type DeskClaimRowDto = ClaimSummaryDto & Due;

/** GET /api/telecaller-dashboard/claims: what is due first. */
export type DeskClaimsDto = {
  claims: readonly DeskClaimRowDto[];
  /** Counts by status, of the kind asked for. */
  counts: Readonly<Record<string, number>>;
  late: number;
  asOf: string;
  next?: string;
};

/** The policy's terms, as far as this claim depends on them. Whole rupees. */
export type DeskTermsDto = {
  /** The day of admission that they are for. */
  admittedOn: IsoDate;
  startsOn: IsoDate;
  endsOn: IsoDate;
  sumInsured: number;
  /** What is left for this claim. */
  left: { sumInsured: number; carried: number; deductible: number };
  coPaymentPercent: number;
  room: ClaimTerms['room'];
  daysBefore: number;
  daysAfter: number;
  paysConsumables: boolean;
  /** Each wait, with the first day that is covered. */
  waits: readonly { reason: Refusal['reason']; coveredFrom: IsoDate }[];
  coversMaternity: boolean;
  cash?: { perDay: number; fromDay: number };
};

/** GET /api/telecaller-dashboard/claims/claim */
export type DeskClaimDto = ClaimDto &
  ClaimOtherDetailsDto &
  Due & {
    terms?: DeskTermsDto;
    typedBill: TypedBill;
    billVersion: number;
    /** Above a limit: a colleague has to decide the same. */
    firstDecision?: { by: string; rupees: number; isOwn: boolean };
    /** Whether another account may be entered now, from a paper of the customer. */
    bankProofs: readonly string[];
    /** The reader entered the account: a colleague orders the money. */
    isOwnAccount?: true;
    flags: readonly ClaimFlag[];
    /** An appeal against what the reader decided. */
    isOwnDecision?: true;
    /** While money is due. `waitsUntil`: the customer may stop the account, or the number, until then. */
    payout?: { state: PayoutState | 'due'; askedAt?: string; waitsUntil?: string };
  };

/** POST /api/telecaller-dashboard/claims/decide */
export type DeskDecisionDto = {
  claimId: string;
  status: ClaimStatus;
  version: number;
  settlement: SettlementDto;
  flags: readonly ClaimFlag[];
  /** Above a limit: nothing is decided until a colleague decides the same. */
  needsSecond?: true;
};

/** POST /api/telecaller-dashboard/claims/bill: the version of what is typed. */
export type DeskTypedBillDto = { claimId: string; version: number };

/** POST /api/telecaller-dashboard/claims/ask, note, refuse, account */
export type DeskWorkedDto = { claimId: string; status: ClaimStatus; version: number };

/** POST /api/telecaller-dashboard/claims/payout: after the bank was asked. */
export type DeskPayoutDto = Pick<DeskClaimDto, 'claimId' | 'status' | 'payout' | 'payouts'>;
