import type { ClaimSummaryDto } from '@/lib/domain/claims/contract';
import type { ClaimTerms } from '@/lib/domain/claims/settle/claimTerms';
import type { Refusal } from '@/lib/domain/claims/settle/notCoveredYet';
import type { ConsentDto } from '@/lib/domain/consents/contract';
import type { IsoDate } from '@/lib/domain/common/dates';
import type { PortDto } from '@/lib/domain/porting/contract';
import type { ProofDto } from '@/lib/domain/papers/contract';
import type { NextTermDto } from '@/lib/domain/policy/contract';
import type { PolicyState } from '@/lib/domain/policy/policyState';
import type { Member, Relation } from '@/lib/domain/quote/members';
import type { NomineeRelation } from '@/lib/domain/application/choices.data';
import type { JourneyDto } from '@/lib/domain/resume/contract';
import type { TripKind } from '@/lib/domain/travel/kinds/kinds.data';
import type { TripPolicyState } from '@/lib/domain/travel/tripPolicy';
import type { AdditionDto } from './addition';
import type { ChangeDraft, ChangeKind, ChangeStatus } from './changes';

/** A health card. It shows only the year of birth. */
export type CardDto = {
  memberId: string;
  name: string;
  relation: Relation;
  bornIn: number;
  /** The code in the QR code. It tells nothing but whether the card is valid. */
  code: string;
};

export type MyPolicyDto = {
  policyNumber: string;
  product: string;
  productName: string;
  tier: string;
  state: PolicyState;
  startsOn: IsoDate;
  endsOn: IsoDate;
  /** The first day without cover. */
  renewsOn: IsoDate;
  daysLeft: number;
  /** The policy number of the next term, once it is bought. */
  renewedBy?: string;
  /** Set if it renews by itself; `limit` is the most that is debited, in whole rupees. */
  byItself?: { limit: number };
  sumInsured: number;
  /**
   * The cover for a claim of today: what is left of the sum insured, and what earlier years carried over. Absent in
   * plans of one sum.
   */
  left?: { sumInsured: number; carried: number };
  /** Absent in older copies, and in plans of one sum. */
  refill?: ClaimTerms['refill'];
  /** Waiting periods that still run for those who have been covered longest. */
  waits?: readonly { reason: Refusal['reason']; coveredFrom: IsoDate }[];
  nominee: { name: string; relation: NomineeRelation };
  cards: readonly CardDto[];
};

/** A trip without its place, since a copy stays on the device, where it has no days either. */
export type MyTripDto = {
  policyNumber: string;
  state: TripPolicyState;
  /** Absent in copies that were kept before it was added. */
  kind?: TripKind;
  /** Absent in copies. */
  startsOn?: IsoDate;
  endsOn?: IsoDate;
  people: number;
};

/** GET /api/my. A copy stays on the device, so it has no health answers, whole birth dates or addresses. */
export type MyDto = {
  /** When the server answered. */
  at: string;
  name?: string;
  /** The masked mobile number. */
  mobileNumber?: string;
  journeys: readonly JourneyDto[];
  policies: readonly MyPolicyDto[];
  /** Absent in copies that were kept before it was added. */
  trips?: readonly MyTripDto[];
  claims: readonly ClaimSummaryDto[];
  requests: readonly ChangeDto[];
  /** Moves from another insurer; absent in copies that were kept before they were added. */
  ports?: readonly PortDto[];
  consents: readonly ConsentDto[];
};

/** Something that the policyholder asked to have changed, or is typing. */
export type ChangeDto = {
  changeId: string;
  policyNumber: string;
  kind: ChangeKind | 'mobile';
  status: ChangeStatus;
  updatedAt: string;
  askedAt?: string;
  decidedAt?: string;
  /** Why we refused. */
  reason?: string;
  /** The price of adding a person, in whole rupees; absent once nobody can be added. */
  price?: number;
};

/** Somebody whose name can be corrected. Only a policyholder who isn't insured has no relation. */
export type NamedPerson = { memberId: string; name: string; relation?: Relation };

/** What a change replaces, in the order in which it is read. Numbers are masked. */
export type PresentDto =
  | { name: string; relation: NomineeRelation }
  | { addressLine: string; locality: string; pincode: string; email: string }
  | { holder: string; accountNumber: string; ifsc: string };

/** GET, POST /api/my/change: what is typed, or was asked for. */
export type ChangeFormDto = {
  policyNumber: string;
  kind: ChangeKind;
  changeId?: string;
  status: ChangeStatus;
  askedAt?: string;
  /** The last one of its kind, if we answered it and no other is begun. */
  last?: ChangeDto;
  data: ChangeDraft;
  /** What the policy has now, while the change is typed. */
  present?: PresentDto;
  /** 0 while nothing is saved yet. */
  version: number;
  /** The family that is covered, for the checks of the page. */
  members: readonly Member[];
  today: IsoDate;
  /** Whose name can be corrected. */
  people?: readonly NamedPerson[];
  /** The papers that were sent as proof. */
  papers?: readonly ProofDto[];
  /** Problems of what was saved, by field. */
  fields?: Record<string, string>;
  /** The price of adding the typed person, once they can be priced. Only today's price is ever paid. */
  addition?: AdditionDto;
  /**
   * Set where somebody is added: the first day of a term that has not begun, and the term after it, where that is
   * issued.
   */
  startsOn?: IsoDate;
  nextTerm?: NextTermDto;
  /**
   * Names the family that a person is added to. It goes back with the press, so that nobody pays for another family.
   */
  about?: string;
  /** The payment of the addition, once it is under way. */
  paymentId?: string;
};
