import type { HealthQuestion } from '@/lib/domain/declaration/declaration';
import type { KycForm, KycMethod } from '@/lib/domain/kyc/form';

/** What waits for a person of the staff: an identity that no registry confirmed, a proposal that no rule accepts. */
export const CASE_KINDS = ['kyc', 'proposal'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const CASE_DECISIONS = ['accepted', 'declined'] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];

/** In characters: a decision says why, in a sentence. */
export const CASE_REASON = { min: 10, max: 500 } as const;

/** Something that waits for a person, or was decided by one. */
export type ReviewCaseDto = {
  caseId: string;
  kind: CaseKind;
  quoteId: string;
  applicationId?: string;
  openedAt: string;
  name: string;
  mobileNumber: string;
  productName?: string;
  familyCombination?: string;
  /** `withdrawn`: the customer settled it meanwhile. */
  decision?: CaseDecision | 'withdrawn';
  decidedAt?: string;
  decidedBy?: string;
  /** What follows from the decision is still to be done. */
  isSettling?: boolean;
  /** From here on: what to look at, for those who decide cases of this kind. */
  reason?: string;
  kyc?: {
    method?: KycMethod;
    name?: string;
    age?: number;
    registryName?: string;
    /** The end of its number alone. */
    document?: string;
    callTime?: KycForm['callTime'];
  };
  /** Each "yes" of the declaration. */
  health?: readonly { question: HealthQuestion; note: string }[];
};

/** GET /api/telecaller-dashboard/cases */
export type ReviewCasesDto = {
  cases: readonly ReviewCaseDto[];
  page: number;
  limit: number;
  total: number;
};
