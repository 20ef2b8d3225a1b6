import type { ConsentState } from '@/lib/domain/consents/consentState';
import type { JourneyStep } from '@/lib/domain/quote/journey/nextStep';
import type { Stage } from '@/lib/domain/quote/journey/stages';
import type { LeadStatus } from '@/lib/domain/quote/leadStatus';
import type { Member } from '@/lib/domain/quote/members';
import type { Channel } from '@/lib/domain/verify/otp.data';
import type { StaffRole } from '@/lib/domain/desk/permissions';
import type { Segment } from '@/lib/domain/quote/segments';
import type { Frequency } from '@/lib/domain/plans/planTerms.data';
import type { Trip } from '@/lib/domain/travel/trip';

/** What the API answers: the one place where server and browser agree (design: api.md). Money is whole rupees. */

export type DeviceType = 'mobile' | 'tablet' | 'desktop';

/** The extra fields of every posted body: attribution, never required. */
export type Attribution = { leadDir?: string; directorySlug?: string; deviceType?: DeviceType };

export type ErrorDto = {
  /** A sentence for the customer, in the language of Accept-Language. */
  message: string;
  code: string;
  /** Path of a field → its message. */
  fields?: Record<string, string>;
  /** With CONFLICT: the version that is newer than the one given. */
  version?: number;
  /** With PLAN_NOT_AVAILABLE: why this family can't have the plan. */
  refused?: RefusedPlanDto;
  /** With OTP_WRONG: how many tries this code still has. */
  attemptsLeft?: number;
  /** With PRICE_CHANGED: what was shown, and what it is now. */
  amounts?: { before: number; now: number };
  /** With PROOF_OF_WORK: the sum that the browser does before it asks again. */
  work?: WorkDto;
  /** With TOO_MANY_REQUESTS for codes: the phone itself can send us a message instead. */
  inbound?: InboundOfferDto;
  requestId: string;
};

/** A small sum: the number whose PBKDF2 with this challenge begins with so many zero bits. */
export type WorkDto = { challenge: string; bits: number; iterations: number };

/** The text that proves a phone when it comes from it, in place of a code that goes to it. */
export type InboundOfferDto = { requestId: string; number: string; text: string; expiresInSeconds: number };

/** One line of the bill; amounts are signed and the lines add up to `priceAfterTax`. */
export type BreakdownLine = {
  /** Stable id of the kind of line: member, loading, zone, rider, discount, term, tax, fee. */
  key: string;
  /** Translation key under `bill.`, with `values` for its placeholders. */
  label: string;
  values?: Record<string, string | number>;
  amount: number;
};

/** What every price says, whatever is insured. */
export type PremiumDto = {
  breakdown: readonly BreakdownLine[];
  priceBeforeTax: number;
  tax: number;
  priceAfterTax: number;
  rateVersion: string;
  /** YYYY-MM-DD */
  validUntil: string;
};

export type PriceDto = PremiumDto & {
  product: string;
  productName: string;
  tier: string;
  sumInsured: number;
  tenure: number;
  familyCombination: string;
  zone: string;
  /** Only where the customer pays in parts: `first` once, then `further` of `amount`; together `priceAfterTax`. */
  instalments?: { first: number; further: number; amount: number };
};

/** The premium of a whole trip is in rupees, what it insures in US dollars. */
export type TripPriceDto = PremiumDto & { sumInsuredUsd: number };

/** A sum that can't be had where a traveller is older than this. */
export type RefusedTripDto = { sumInsuredUsd: number; maxAge: number };

/** GET /api/travel-insurance/price: the least sum first. */
export type TripPlansDto = { plans: readonly TripPriceDto[]; refused: readonly RefusedTripDto[] };

/** A plan that can't be had by this family says why: a translation key under `plans.refused.` */
export type RefusedPlanDto = {
  product: string;
  productName: string;
  reason: string;
  values?: Record<string, string | number>;
};

/** GET /api/health-insurance-plan/quote/price without `product`: cheapest first. */
export type PlansDto = { plans: readonly PriceDto[]; refused: readonly RefusedPlanDto[] };

export type QuoteDto = {
  quoteId: string;
  segment: Segment;
  dialerId?: string;
  onlineLeadId?: string;
  stage: Stage;
  /** Masked by the specification's rule (98xxxx3210). */
  mobileNumber?: string;
  /** First letter of each word, the rest dots; never the name itself. */
  name?: string;
  members: readonly Member[];
  pincode?: string;
  city?: string;
  zone?: string;
  existingIllness?: 'yes' | 'no';
  familyCombination?: string;
  product?: string;
  productName?: string;
  tier?: string;
  sumInsured?: number;
  tenure?: number;
  /** Absent: all at once. */
  frequency?: Frequency;
  riders: readonly string[];
  /** Typed in a browser other than that of its prover, who has not said yet that it is right. */
  isUnchecked?: true;
  price?: PriceDto;
  /** Of segment Travel, in place of members, plan and price. */
  trip?: Trip;
  sumInsuredUsd?: number;
  tripPrice?: TripPriceDto;
  /** Where it goes on after the summary; the ids are there once that step was begun. */
  next: JourneyStep;
  paymentId?: string;
  applicationId?: string;
  policyNumber?: string;
  version: number;
  updatedAt: string;
};

/** POST /api/faults: what to ask for in the log. */
export type FaultDto = { requestId: string };

/** GET /api/tags: the script of a set of tags, if one is configured. */
export type TagsDto = { src?: string };

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

/** What changes a price by itself, while its quote lies there. */
export type PriceReason = 'birthday' | 'place' | 'rates' | 'tax';

/** What became of a price while its quote lay there. Names nobody: it is shown before a number is proven. */
export type RepricedDto = {
  /** Only where today's price is another; `priceReasons` says why. */
  previousPrice?: number;
  priceReasons?: readonly PriceReason[];
  /** The plan can't be had any more; the reason is a key under `plans.refused.` */
  refusedFor?: string;
};

/** A payment, and how much of the application form is left after it. */
export type PaidDto = {
  amount: number;
  reference: string;
  /** Held in the customer's bank, not taken. */
  isBlocked: boolean;
  /** Answers that are asked for before the signature; absent once it is signed. */
  openAnswers?: number;
};

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

/** One entry of the ledger, in GET /api/consents. */
export type ConsentDto = {
  purpose: string;
  textVersion: string;
  language: string;
  givenAt: string;
  validUntil: string;
  withdrawnAt?: string;
};

export type CityDto = { name: string; state: string; tier: 1 | 2; pincodePrefixes: readonly string[] };

/** GET /dev/outbox.json: what would have been sent, while there is nobody to send it. */
export type OutboxMessageDto = {
  id: string;
  channel: Channel;
  to: string;
  purpose: string;
  text: string;
  link?: string;
  at: string;
};

/** The answer to every …/generate, whether or not the person is known. */
export type OtpChallengeDto = {
  requestId: string;
  expiresInSeconds: number;
  resendAfterSeconds: number;
  attemptsLeft: number;
  maskedTo: string;
  /** For staff, whose number must not show: strangers may have spent it. */
  inbound?: InboundOfferDto;
};

/** GET /api/staff/session */
export type StaffSessionDto = { staffId: string; name: string; role: StaffRole; expiresAt: string };

/** A line of the telecallers' list. The phone is masked; the name is what they greet the customer by. */
export type QuoteRowDto = {
  quoteId: string;
  dialerId: string;
  name: string;
  mobileNumber: string;
  status: LeadStatus;
  /** Whether the customer may be called or written to about it now. */
  consent: ConsentState;
  language: string;
  segment: Segment;
  /** Of segment Travel: what its advisor begins with. */
  trip?: Pick<Trip, 'destination' | 'startsOn' | 'endsOn'>;
  sumInsuredUsd?: number;
  product?: string;
  productName?: string;
  tier?: string;
  familyCombination?: string;
  city?: string;
  priceAfterTax?: number;
  createdAt: string;
  updatedAt: string;
};

/** GET /api/telecaller-dashboard/latest-quotes */
export type LatestQuotesDto = {
  quotes: readonly QuoteRowDto[];
  page: number;
  limit: number;
  /** Of the chosen status; `counts` holds all of them. */
  total: number;
  counts: Record<LeadStatus, number>;
};
