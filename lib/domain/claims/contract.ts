import type { IsoDate } from '@/lib/domain/common/dates';
import type { PaperDto } from '@/lib/domain/papers/contract';
import type { AdmissionKind, ClaimAnswers, ClaimKind, ClaimStatus, Payee } from './claim';
import type { ClaimStep } from './claimEvents';
import type { PersonRefusal } from './desk/refusals.data';
import type { ClaimQuestion } from './dialogue';
import type { Notice } from './notice';
import type { Paper } from './papers.data';
import type { QuickAnswer } from './quickAnswer';
import type { Room } from './settle/billHeads.data';
import type { ClaimTerms } from './settle/claimTerms';
import type { SettlementDto } from './settlementDto';
import type { TripLoss } from '@/lib/domain/travel/claims/losses.data';
import type { LossSettlement } from '@/lib/domain/travel/claims/settleLoss';

/** A claim in a list. It leaves out what happened, since the list is kept on the device. */
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
  /** Set for a trip's claim. */
  loss?: TripLoss;
  hospitalName?: string;
  admittedOn?: IsoDate;
  /** Whole rupees paid so far. */
  paid?: number;
  updatedAt: string;
};

/** GET /api/claim/getclaimhistory: the newest first. */
export type ClaimHistoryDto = { claims: readonly ClaimSummaryDto[] };

/** GET /api/claim/getclaimdetialbyid; POST /api/claims */
export type ClaimDto = ClaimSummaryDto & {
  answers: ClaimAnswers;
  version: number;
  /** Set for a network hospital. */
  hospital?: { id: string; city: string; isCashless: boolean };
  /** What a draft still lacks, by field and in words. */
  fields?: Readonly<Record<string, string>>;
  /** The server's clock, by which a draft's date and its notice are judged: a phone's may be off. */
  asOf?: string;
  notice?: Notice;
  quickAnswer?: QuickAnswer;
  steps: readonly ClaimStep[];
};

/** GET /api/policy/getcustomerpolicydetail. Whole rupees. */
export type ClaimablePolicyDto = {
  policyNumber: string;
  product: string;
  productName: string;
  tier: string;
  sumInsured: number;
  startsOn: IsoDate;
  endsOn: IsoDate;
  people: readonly { memberId: string; name: string; dateOfBirth: IsoDate }[];
  /** The cover that a claim of today would have; absent in plans that pay no hospital bills. */
  left?: { sumInsured: number; carried: number; deductible: number };
  coPaymentPercent?: number;
  quickAnswer: QuickAnswer;
  /** Set if the price depends on the age at entry until the first claim, which this one would be. */
  endsEntryAge?: true;
  cancelledOn?: IsoDate;
};

/** GET /api/policy/getpolicydetailsbymoblienumber */
export type ClaimablePoliciesDto = { today: IsoDate; policies: readonly ClaimablePolicyDto[] };

/** GET /api/auth/getauthtoken */
export type ClaimsSessionDto = { until: string };

/** POST /api/claims/document */
export type ClaimPaperDto = PaperDto<Paper>;

/** GET /api/claim/getclaimotherdetails */
export type ClaimOtherDetailsDto = {
  claimId: string;
  /** All papers that are missing, since we ask for them at once. */
  missing: readonly Paper[];
  papers: readonly ClaimPaperDto[];
  /** Our questions with the customer's answers. */
  questions: readonly ClaimQuestion[];
  /** Ids of the questions that wait for a paper or an answer. */
  open: readonly string[];
  /** What the customer has typed and not sent yet, by question; an appeal under `appeal`. Never shown to staff. */
  typed?: Readonly<Record<string, string>>;
  /** The last digits of the account in the policy, to which a reimbursement goes. */
  account?: string;
  /** Set while decided money waits because the account or the number is new: when it goes. */
  waitsUntil?: string;
  /** Set when a person refused the whole claim. */
  refused?: PersonRefusal;
  /** Present once decided: of each line, what is paid and why it isn't more. */
  settlement?: SettlementDto;
  /** Set for a trip's claim once decided: in dollars, and in rupees at the rate of a named day. */
  settledLoss?: LossSettlement;
  /** Set in an annual travel policy: the day on which the claim's trip began, as the customer says. */
  leftOn?: IsoDate;
  /** Set for a trip's claim: what was spent in dollars, as the customer typed it. */
  spentUsd?: string;
  stay?: ClaimStayDto;
  payouts: readonly ClaimPayoutDto[];
  cover?: ClaimCoverDto;
};

/** `account`: the last digits of the customer's account, where the money went there. */
export type ClaimPayoutDto = {
  rupees: number;
  bankReference: string;
  at: string;
  payee: Payee;
  account?: string;
};

/** The stay as the hospital's bill says. `room` is set where its rate lowers what is paid. */
export type ClaimStayDto = {
  admittedOn: IsoDate;
  dischargedOn: IsoDate;
  room?: { taken: Room; ratePaise: number; coveredRatePaise: number };
};

/** The terms that the decision went by, and what it left in the policy. Whole rupees. */
export type ClaimCoverDto = {
  coPaymentPercent: number;
  /** The deductible of a policy year. */
  deductible: number;
  sumInsured: number;
  /** What a later claim of this policy year has left. */
  left: { sumInsured: number; carried: number };
  refill: ClaimTerms['refill'];
  /** Cover carried into the next policy year if no other claim comes. Absent in plans that carry nothing forward. */
  carriedNext?: { rupees: number; from: IsoDate };
  /** Set in plans whose price depends on the age at entry until the first paid claim. */
  entryAge?: { from: number; to: number; renewsOn: IsoDate; endedBefore: boolean };
};
