import type { ConsentDto } from '@/lib/domain/consents/contract';
import type { IsoDate } from '@/lib/domain/common/dates';
import type { PolicyState } from '@/lib/domain/policy/policyState';
import type { Relation } from '@/lib/domain/quote/members';
import type { NomineeRelation } from '@/lib/domain/application/choices.data';
import type { JourneyDto } from '@/lib/domain/resume/contract';

/** On a card: the year of birth alone. */
export type CardDto = {
  memberId: string;
  name: string;
  relation: Relation;
  bornIn: number;
  /** In the QR code; tells whoever checks it validity alone. */
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
  sumInsured: number;
  /** Of this policy year, after the claims paid. */
  sumLeft: number;
  nominee: { name: string; relation: NomineeRelation };
  cards: readonly CardDto[];
};

/** GET /api/my. A copy stays on the device: no health answers, whole birth dates or addresses. */
export type MyDto = {
  /** Of the answer. */
  at: string;
  name?: string;
  /** Masked. */
  mobileNumber?: string;
  journeys: readonly JourneyDto[];
  policies: readonly MyPolicyDto[];
  consents: readonly ConsentDto[];
};
