import type { Bought } from '@/lib/domain/payment/bought';
import type { Section } from '@/lib/domain/application/sections';
import type { CallAbout, CallOutcome, REVEAL_REASONS } from '@/lib/domain/callbacks/contract';
import type { ConsentState } from '@/lib/domain/consents/consentState';
import type { PaymentMode, PaymentStatus } from '@/lib/domain/payment/payment';
import type { JourneyStep } from '@/lib/domain/quote/journey/nextStep';
import type { Stage } from '@/lib/domain/quote/journey/stages';
import type { LeadStatus } from '@/lib/domain/quote/leadStatus';
import type { BreakdownLine } from '@/lib/domain/quote/pricing/contract';
import type { VersionCause, VersionFacts } from '@/lib/domain/quote/quoteVersion';
import type { Segment } from '@/lib/domain/quote/segments';
import type { MandateStatus } from '@/lib/domain/renewals/mandate';
import type { Trip } from '@/lib/domain/travel/trip';
import type { Channel } from '@/lib/domain/verify/otp.data';
import type { LinkKind, StopReason } from '@/lib/domain/desk/links';
import type { ColleagueDto } from '@/lib/domain/desk/list/contract';
import type { AdvisorTask } from './advisorTask';
import type { ContactOutcome } from './notes';
import type { RelogState, Submission } from './relog';

/** The prices of the people are one line, because a loading would tell the desk of an illness. */
export type DeskBillDto = { breakdown: readonly BreakdownLine[]; priceAfterTax: number; validUntil: string };

export type OpenCallDto = {
  callbackId: string;
  about: CallAbout;
  from: string;
  to: string;
  tries: number;
  assignedTo?: string;
  claimedBy?: string;
};

/** A quote as the desk may see it: a masked number, and steps without their answers. */
export type DeskQuoteDto = {
  quoteId: string;
  dialerId?: string;
  name: string;
  mobileNumber: string;
  segment: Segment;
  product?: string;
  productName?: string;
  tier?: string;
  familyCombination?: string;
  city?: string;
  sumInsured?: number;
  tenure?: number;
  trip?: Pick<Trip, 'kind' | 'destination' | 'startsOn' | 'endsOn'>;
  sumInsuredUsd?: number;
  bill?: DeskBillDto;
  /** Says which family and plan are shown: sent along when they were agreed on the call. */
  subject: string;
  /** Says which number is shown: sent along with what a call came to, unless another one was revealed. */
  numberMark?: string;
  status?: LeadStatus;
  owner?: ColleagueDto;
  language: string;
  consent: { state: ConsentState; givenAt?: string; validUntil?: string };
  callHours: { from: string; until: string; isNow: boolean };
  stage: Stage;
  next: JourneyStep;
  missing: readonly JourneyStep[];
  /** The open sections of an application that is being filled in. */
  openSections?: readonly Section[];
  task: AdvisorTask;
  calls: readonly OpenCallDto[];
  applicationId?: string;
  /** How the application stands, once it is signed. */
  submission?: Submission;
  policyNumber?: string;
};

type What =
  | { kind: 'version'; causes: readonly VersionCause[]; facts: VersionFacts; before?: VersionFacts }
  | { kind: 'status'; status: LeadStatus; before?: LeadStatus }
  | {
      kind: 'message';
      purpose: string;
      channel: Channel;
      delivery: 'waiting' | 'sent' | 'failed';
      stoppedBy?: StopReason;
    }
  | {
      kind: 'linkAsked' | 'linkSent' | 'linkOpened' | 'linkCancelled';
      link: LinkKind;
      channel: Channel;
      opens?: number;
      amount?: number;
    }
  | { kind: 'callAsked'; about: CallAbout; from: string; to: string }
  | { kind: 'callDone'; about: CallAbout; outcome: CallOutcome }
  | { kind: 'consentGiven' | 'consentWithdrawn'; purpose: string }
  /** The mandate to renew by itself, up to this limit in rupees. */
  | { kind: 'mandate'; state: MandateStatus; limit: number }
  | { kind: 'payment'; status: PaymentStatus; mode: PaymentMode; amount: number; of: Bought['kind'] }
  | { kind: 'note'; text: string }
  | { kind: 'outcome'; outcome: ContactOutcome }
  | { kind: 'relog'; state: RelogState }
  | { kind: 'callBack'; from: string; to: string; staffId: string }
  | { kind: 'reveal'; reason: (typeof REVEAL_REASONS)[number] | 'callback' };

/** `by` is a staff id, `customer` or `system`. */
export type HistoryEntryDto = What & { id: string; at: string; by: string };

/** POST /api/telecaller-dashboard/quotes-history: newest first; `next` continues the page. */
export type QuoteHistoryDto = {
  quote: DeskQuoteDto;
  entries: readonly HistoryEntryDto[];
  /** The people whom the entries name by id. */
  staff: readonly ColleagueDto[];
  next?: string;
};
