import type { PriceReason, RefusedPlanDto } from '@/lib/domain/quote/pricing/contract';
import type { InboundOfferDto, WorkDto } from '@/lib/domain/verify/contract';
import type { Channel } from '@/lib/domain/verify/otp.data';

export type ErrorDto = {
  /** The message in the language of Accept-Language. */
  message: string;
  code: string;
  /** Path of a field → its message. */
  fields?: Record<string, string>;
  /** With CONFLICT: the newer version. */
  version?: number;
  /** With PLAN_NOT_AVAILABLE. */
  refused?: RefusedPlanDto;
  /** With OTP_WRONG. */
  attemptsLeft?: number;
  /** With PRICE_CHANGED; `reasons` if the amount before was the saved price. */
  amounts?: { before: number; now: number; reasons?: readonly PriceReason[] };
  /** With PROOF_OF_WORK: to solve before the retry. */
  work?: WorkDto;
  /** With TOO_MANY_REQUESTS for codes: the customer can send a message instead. */
  inbound?: InboundOfferDto;
  requestId: string;
};

/** POST /api/faults: the id to look up in the log. */
export type FaultDto = { requestId: string };

/** GET /api/tags */
export type TagsDto = { src?: string };

/** POST /api/strapi/pagesWithInfoStripHeader, in `data`. */
export type StripsDto = {
  /** Types of pages. */
  enabledOnPages: readonly string[];
  /** The text of the promotional strip, in the language of Accept-Language. If absent, the page's own is shown. */
  strip?: readonly StripEntry[];
};
export type StripEntry = { text: string; link: string };

/** GET /api/ip */
export type IpCityDto = { city?: string };

/** GET /dev/outbox.json, without a provider of messages. */
export type OutboxMessageDto = {
  id: string;
  channel: Channel;
  to: string;
  purpose: string;
  text: string;
  link?: string;
  at: string;
};

/** GET /api/dev/stored, not in production. */
export type StoredDto = {
  collections: readonly { name: string; count: number }[];
  records: readonly Record<string, unknown>[];
};
