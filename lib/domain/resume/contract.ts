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
  /** Only for the browser that typed it, or after proof. */
  getQuickQuoteForm?: Record<string, unknown>;
};

/** GET /api/revisit?uuid=&type=aggregate */
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
  /** Present once paid, after proof. */
  payment?: PaidDto;
  /** A claim that was begun and not told yet, if this session has proven its number. */
  begunClaim?: string;
} & RepricedDto;

/** A journey in GET /api/revisit/journeys; this browser's first, then by date. */
export type JourneyDto = {
  quoteId: string;
  /** It means the same as in QuoteDto. */
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
  /** Present once paid or blocked. */
  payment?: PaidDto;
} & RepricedDto;

/** POST /api/revisit/link/open: shown before proof. */
export type OpenedLinkDto = { quoteId: string; mobileNumber: string; productName?: string; tier?: string };
