import { CHANGE_KINDS } from '@/lib/domain/my/changes';
import type { MedicalAnswer } from '@/lib/domain/application/answers';
import type { MedicalQuestionId } from '@/lib/domain/application/medical.data';
import type { ReferralReason } from '@/lib/domain/application/underwriting/decision';
import type { AdditionDto } from '@/lib/domain/my/addition';
import type { HealthQuestion } from '@/lib/domain/declaration/declaration';
import type { IdentityOutcome } from './drawer/notes';
import type { KycForm, KycMethod } from '@/lib/domain/kyc/form';

export const CASE_KINDS = ['kyc', 'proposal', ...CHANGE_KINDS, 'mobile'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const CASE_DECISIONS = ['accepted', 'declined'] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];

/** Bounds of a reason, in characters. */
export const CASE_REASON = { min: 10, max: 500 } as const;

/** Work for an underwriter or a supervisor, open or decided. */
export type ReviewCaseDto = {
  caseId: string;
  kind: CaseKind;
  quoteId: string;
  applicationId?: string;
  changeId?: string;
  /** Set if the person who reads the list may open its quote. */
  isOnDesk?: true;
  openedAt: string;
  name: string;
  mobileNumber: string;
  productName?: string;
  familyCombination?: string;
  /** `withdrawn`: resolved by the customer. */
  decision?: CaseDecision | 'withdrawn';
  decidedAt?: string;
  decidedBy?: string;
  /** Effects of the decision are still running. */
  isSettling?: boolean;
  /** This and the following fields are only for people who decide this kind of case. */
  reason?: string;
  kyc?: {
    method?: KycMethod;
    name?: string;
    age?: number;
    registryName?: string;
    /** The document's last digits. */
    document?: string;
    callTime?: KycForm['callTime'];
    /** The outcome of the promised call. */
    called?: { outcome: IdentityOutcome; at: string; by: string };
  };
  /** The change, field by field; a person's field has its path. */
  change?: {
    policyNumber: string;
    fields: readonly { name: string; before?: string; after: string }[];
    addition?: AdditionDto;
    /** Ids of its proofs. */
    papers?: readonly string[];
    /**
     * Set if a new number can't be moved: there is no such policy, it isn't in force, or its number changed within a
     * day.
     */
    cannotMove?: true;
  };
  /** Each "yes" of the declaration, and the names of those whom it is about. */
  health?: readonly { question: HealthQuestion; note: string; who: readonly string[] }[];
  /** A signed proposal, and why no machine accepted it. */
  proposal?: {
    sumInsured?: number;
    reasons: readonly ReferralReason[];
    people: readonly CasePersonDto[];
  };
};

export type CasePersonDto = {
  name: string;
  age: number;
  heightCm: number;
  weightKg: number;
  bmi: number;
  /** Each "yes" to a question about health. */
  told: readonly ({ question: MedicalQuestionId } & Omit<MedicalAnswer, 'answer'>)[];
};

/** GET /api/telecaller-dashboard/cases */
export type ReviewCasesDto = {
  cases: readonly ReviewCaseDto[];
  page: number;
  limit: number;
  total: number;
};
