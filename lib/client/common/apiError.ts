import type { ErrorDto } from '@/lib/domain/site/contract';

/** `retryAfterSeconds` comes from the header. */
export type ErrorBody = Partial<ErrorDto> & { version?: number; retryAfterSeconds?: number };

/** Any non-2xx response. `serverMessage` is for the customer, in the page's language. */
export class ApiError extends Error {
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly serverMessage: string | undefined;

  constructor(
    readonly status: number,
    readonly body: ErrorBody = {},
  ) {
    super('Network response was not ok');
    this.name = 'ApiError';
    this.code = body.code ?? 'UNKNOWN';
    this.fields = body.fields ?? {};
    this.serverMessage = body.message;
  }
}

export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

export function hasCode(error: unknown, code: string): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

/** Whether a retry may succeed: offline, rate limited, or a server failure. */
export function isTemporary(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 429 || error.status >= 500;
}

export function isProvenElsewhere(error: unknown): boolean {
  return hasCode(error, 'PROVEN_ELSEWHERE');
}
