import type { ErrorDto } from '@/lib/domain/site/contract';

/** A conflict names the version that is newer than the one sent; `retryAfterSeconds` is the header's. */
export type ErrorBody = Partial<ErrorDto> & { version?: number; retryAfterSeconds?: number };

/** Any response that is not OK. `serverMessage` is a sentence for the customer, in the language of the page. */
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

/** Whether the same request may succeed a little later: no connection, too many requests, server away. */
export function isTemporary(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 429 || error.status >= 500;
}

/** This browser began what it asks for, and another one took it with a code: it opens here by a code too. */
export function isProvenElsewhere(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PROVEN_ELSEWHERE';
}
