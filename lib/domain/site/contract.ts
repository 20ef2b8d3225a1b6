import type { RefusedPlanDto } from '@/lib/domain/quote/pricing/contract';
import type { InboundOfferDto, WorkDto } from '@/lib/domain/verify/contract';
import type { Channel } from '@/lib/domain/verify/otp.data';

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

/** POST /api/faults: what to ask for in the log. */
export type FaultDto = { requestId: string };

/** GET /api/tags: the script of a set of tags, if one is configured. */
export type TagsDto = { src?: string };

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
