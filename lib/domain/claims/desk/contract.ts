import type { IsoDate } from '@/lib/domain/common/dates';
import type { ClaimStatus, PayoutState } from '@/lib/domain/claims/claim';
import type { ClaimEventKind } from '@/lib/domain/claims/claimEvents';
import type { ClaimDto, ClaimOtherDetailsDto, ClaimSummaryDto } from '@/lib/domain/claims/contract';
import type { Refusal } from '@/lib/domain/claims/settle/notCoveredYet';
import type { ClaimTerms } from '@/lib/domain/claims/settle/claimTerms';
import type { SettlementDto } from '@/lib/domain/claims/settlementDto';
import type { ClaimFlag } from './flags';
import type { TypedBill } from './typedBill';

/** What is promised next, and by when; absent while nothing of ours is due. */
type Due = { dueAt?: string; dueFor?: ClaimEventKind };

export type DeskClaimRowDto = ClaimSummaryDto & Due;

/** GET /api/telecaller-dashboard/claims: the claim that is due first comes first. */
export type DeskClaimsDto = {
  claims: readonly DeskClaimRowDto[];
  /** Counts by status, of the kind asked for. */
  counts: Readonly<Record<string, number>>;
  late: number;
  asOf: string;
  next?: string;
};

/** The policy's terms, as far as this claim depends on them, in whole rupees. */
export type DeskTermsDto = {
  /** The day of admission for which the terms hold. */
  admittedOn: IsoDate;
  startsOn: IsoDate;
  endsOn: IsoDate;
  sumInsured: number;
  /** The cover that is left for this claim. */
  left: { sumInsured: number; carried: number; deductible: number };
  coPaymentPercent: number;
  room: ClaimTerms['room'];
  daysBefore: number;
  daysAfter: number;
  paysConsumables: boolean;
  /** Each waiting period, with the first day that is covered. */
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
    /** Set once somebody decided above a limit, until a colleague has decided the same. */
    firstDecision?: { by: string; rupees: number; isOwn: boolean };
    /** Papers of the customer from which another account may be entered now; empty if none may be. */
    bankProofs: readonly string[];
    /** Set if the reader entered the account, since only a colleague may order the money then. */
    isOwnAccount?: true;
    flags: readonly ClaimFlag[];
    /** Set if the appeal is against the reader's own decision. */
    isOwnDecision?: true;
    /**
     * Set while money is due. Until `waitsUntil` the customer may stop the change of account or number; `waitsFor`: it
     * has no account, or needs a colleague of who entered it.
     */
    payout?: {
      state: PayoutState | 'due';
      askedAt?: string;
      waitsUntil?: string;
      waitsFor?: 'account' | 'colleague';
    };
  };

/** POST /api/telecaller-dashboard/claims/decide */
export type DeskDecisionDto = {
  claimId: string;
  status: ClaimStatus;
  version: number;
  settlement: SettlementDto;
  flags: readonly ClaimFlag[];
  /** Set above a limit: nothing is decided until a colleague decides the same. */
  needsSecond?: true;
};

/** POST /api/telecaller-dashboard/claims/bill. `version` is that of the typed bill. */
export type DeskTypedBillDto = { claimId: string; version: number };

/** POST /api/telecaller-dashboard/claims/ask, note, refuse, account */
export type DeskWorkedDto = { claimId: string; status: ClaimStatus; version: number };

/** POST /api/telecaller-dashboard/claims/payout: the payout as it stands once the bank was asked. */
export type DeskPayoutDto = Pick<DeskClaimDto, 'claimId' | 'status' | 'payout' | 'payouts'>;
