import type { InboundOfferDto, WorkDto } from '@/lib/domain/verify/contract';
import type { RefusedPlanDto } from '@/lib/domain/quote/pricing/contract';
import type { ErrorDto } from '@/lib/domain/site/contract';

/** Messages are in locales/<language>/errors.json. */
export const errorStatus = {
  INVALID_INPUT: 400,
  NOT_SIGNED_IN: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR_DUE: 403,
  BAD_ORIGIN: 403,
  NOT_FOUND: 404,
  /** Told to a session that began a quote which another session proved. */
  PROVEN_ELSEWHERE: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  STEP_NOT_REACHED: 409,
  NUMBER_COOLING: 409,
  PRICE_CHANGED: 409,
  EXPIRED: 410,
  LINK_CANCELLED: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  PLAN_NOT_AVAILABLE: 422,
  KYC_LOCKED: 422,
  KYC_ENDED: 422,
  NOT_PAID: 422,
  ACCEPTANCE_OVER: 422,
  NO_CONSENT: 422,
  NO_CALL_TIME: 422,
  CALL_ALLOWED: 422,
  CALL_LIMIT: 422,
  LINK_LIMIT: 422,
  NO_PRICE: 422,
  ADVISOR_ONLY: 422,
  ALREADY_PAID: 422,
  PAYMENT_PAUSED: 422,
  DECLINED: 422,
  NOTHING_OPEN: 422,
  BELOW_PRICE: 422,
  AMOUNT_NOT_FILED: 422,
  IDENTITY_OPEN: 422,
  PRICED_FOR_OTHER: 422,
  PORT_OPEN: 422,
  OWN_DECISION: 422,
  OWN_ACCOUNT: 422,
  CLAIM_DECIDED: 422,
  OWN_REQUEST: 422,
  PAPER_LIMIT: 422,
  TALK_FULL: 422,
  TALK_TAKEN: 409,
  OTP_WRONG: 422,
  OTP_LOCKED: 422,
  SECOND_FACTOR_WRONG: 422,
  SECOND_FACTOR_LOCKED: 422,
  PROOF_OF_WORK: 428,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  /** Answered by the readiness endpoint only. */
  DRAINING: 503,
  NOT_SET_UP: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export type FieldError = { key: string; values?: Record<string, string | number> };

export type ErrorDetails = {
  /** Field path → message key. */
  fields?: Record<string, FieldError>;
  version?: number;
  retryAfterSeconds?: number;
  refused?: RefusedPlanDto;
  attemptsLeft?: number;
  amounts?: ErrorDto['amounts'];
  reason?: string;
  work?: WorkDto;
  inbound?: InboundOfferDto;
  allow?: readonly string[];
};

/** The only error services throw on purpose; createHandler answers it. */
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
