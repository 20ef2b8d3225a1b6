import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { FilledForm } from './prefill';
import type { ApplicationStatus, SectionStates } from './sections';
import type { ReferralReason } from './underwriting/decision';

/** What is shown beside the form, and on the status page. */
export type ApplicationPlan = {
  quoteId: string;
  product: string;
  productName: string;
  tier: string;
  sumInsured: number;
  tenure: number;
  familyCombination: string;
  price: PriceDto;
  /** Held in the customer's bank until we accept, not taken. */
  isBlocked: boolean;
  /** Absent where the bank ended its hold before we answered. */
  paidAt?: string;
};

/** POST /api/health-insurance-plan/application-form: a draft is kept whatever is wrong with it. */
export type SavedSectionDto = {
  applicationId: string;
  sections: SectionStates;
  version: number;
  status: ApplicationStatus;
  /** Of the section that was saved: path of a field → its message. */
  fields?: Record<string, string>;
  policyNumber?: string;
};

/** GET /api/health-insurance-plan/application-form */
export type ApplicationDto = Omit<SavedSectionDto, 'fields'> & {
  quoteId: string;
  /** The day by which the form judges ages. */
  today: string;
  mobileNumber: string;
  form: FilledForm;
  plan: ApplicationPlan;
  updatedAt: string;
  /** Once it is signed. */
  submittedAt?: string;
  /** Until when we answer, for a proposal that a person reads. */
  answerBy?: string;
  reasons?: readonly ReferralReason[];
  /** Why it was declined, in the underwriter’s words. */
  refusal?: string;
};
