import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { FilledForm } from './prefill';
import type { ApplicationStatus, SectionStates } from './sections';
import type { ReferralReason } from './underwriting/decision';

export type ApplicationPlan = {
  quoteId: string;
  product: string;
  productName: string;
  tier: string;
  sumInsured: number;
  tenure: number;
  familyCombination: string;
  price: PriceDto;
  /** Blocked in the customer's bank, not debited. */
  isBlocked: boolean;
  /** Absent if the block lapsed before the decision. */
  paidAt?: string;
};

/** POST /api/health-insurance-plan/application-form: a draft is saved even where invalid. */
export type SavedSectionDto = {
  applicationId: string;
  sections: SectionStates;
  version: number;
  status: ApplicationStatus;
  /** Path of a field in the saved section → its message. */
  fields?: Record<string, string>;
  policyNumber?: string;
};

/** GET /api/health-insurance-plan/application-form */
export type ApplicationDto = Omit<SavedSectionDto, 'fields'> & {
  quoteId: string;
  /** The day on which ages are judged. */
  today: string;
  mobileNumber: string;
  form: FilledForm;
  plan: ApplicationPlan;
  updatedAt: string;
  /** Present once the application is signed. */
  submittedAt?: string;
  /** The deadline of our decision, for a referred proposal. */
  answerBy?: string;
  reasons?: readonly ReferralReason[];
  /** No registry or person could confirm the identity: the customer has to confirm it in another way. */
  isIdentityDue?: true;
  /** The underwriter's reason for a decline. */
  refusal?: string;
};
