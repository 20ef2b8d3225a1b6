import type { PaidDto } from '@/lib/domain/payment/contract';
import type { JourneyStep } from '@/lib/domain/quote/journey/nextStep';
import type { Stage } from '@/lib/domain/quote/journey/stages';
import type { RepricedDto } from '@/lib/domain/quote/pricing/contract';

export type ResumeRecordDto = {
  uuid: string;
  quoteId: string;
  stage: Stage;
  url: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  expiresAt: string;
  /** The form as it was typed; only for the browser that typed it, or after an OTP. */
  getQuickQuoteForm?: Record<string, unknown>;
};

/** GET /api/revisit?uuid=&type=aggregate: what the Welcome Back dialog may show. */
export type ResumeLookupDto = {
  priceAfterTax?: number;
  sumInsured?: number;
  sumInsuredUsd?: number;
  city?: string;
  familyCombination?: string;
  url?: string;
  productName?: string;
  tier?: string;
  paymentStatus: boolean;
  stage: Stage;
  applicationId?: string;
  isJourneyComplete: boolean;
  expiresAt?: string;
  /** Once it is paid, for who has proven the number. */
  payment?: PaidDto;
} & RepricedDto;

/** One journey of a proven number, in GET /api/revisit/journeys; its own first, then the newest. */
export type JourneyDto = {
  quoteId: string;
  /** As in QuoteDto. */
  isUnchecked?: true;
  next: JourneyStep;
  updatedAt: string;
  productName?: string;
  product?: string;
  tier?: string;
  sumInsured?: number;
  sumInsuredUsd?: number;
  familyCombination?: string;
  city?: string;
  priceAfterTax?: number;
  /** Once it is paid or blocked. */
  payment?: PaidDto;
} & RepricedDto;

/** POST /api/revisit/link/open: what a link shows before its phone is proven. */
export type OpenedLinkDto = { quoteId: string; mobileNumber: string; productName?: string; tier?: string };
