import type { InboundOfferDto, WorkDto } from '@/lib/domain/verify/contract';
import type { RefusedPlanDto } from '@/lib/domain/quote/pricing/contract';

/** Every way a request can fail: its code and its status. The sentences are in locales/<language>/errors.json. */
export const errorStatus = {
  INVALID_INPUT: 400,
  NOT_SIGNED_IN: 401,
  FORBIDDEN: 403,
  BAD_ORIGIN: 403,
  NOT_FOUND: 404,
  /** Not found too, for a browser that began the quote and whom another one took it from by a code. */
  PROVEN_ELSEWHERE: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  STEP_NOT_REACHED: 409,
  PRICE_CHANGED: 409,
  EXPIRED: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  PLAN_NOT_AVAILABLE: 422,
  KYC_LOCKED: 422,
  NOT_PAID: 422,
  NO_CONSENT: 422,
  NO_CALL_TIME: 422,
  OTP_WRONG: 422,
  OTP_LOCKED: 422,
  PROOF_OF_WORK: 428,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export type FieldError = { key: string; values?: Record<string, string | number> };

export type ErrorDetails = {
  /** Path of a field → translation key of its message. */
  fields?: Record<string, FieldError>;
  /** The version that is newer than the one that was given. */
  version?: number;
  retryAfterSeconds?: number;
  /** Why this family can't have a plan. */
  refused?: RefusedPlanDto;
  /** How many tries a code still has. */
  attemptsLeft?: number;
  /** What was shown to be paid, and what it is now. */
  amounts?: { before: number; now: number };
  /** Why a customer may not be called or written to. */
  reason?: string;
  /** The sum that a code costs now. */
  work?: WorkDto;
  /** How a phone proves itself where it is sent no code. */
  inbound?: InboundOfferDto;
  allow?: readonly string[];
};

/** What a service or the door throws when a request can't be served; createHandler alone answers it. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
  ) {
    super(code);
    this.name = 'AppError';
  }
}

export function invalidField(path: string, key: string): AppError {
  return new AppError('INVALID_INPUT', { fields: { [path]: { key } } });
}
