import { offTheClock } from '../limits/timeLimit';

const TIMEOUT_MS = 5_000;

type Call = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: unknown;
};

/** Refusal or timeout. Contains nothing that was sent or received, so it may be logged. */
export class ProviderError extends Error {
  constructor(
    readonly provider: string,
    /** Undefined when no answer came. */
    readonly status?: number,
  ) {
    super(`${provider} ${status === undefined ? 'did not answer' : `answered ${status}`}`);
    this.name = 'ProviderError';
  }
}

/** JSON over HTTP, five seconds, no redirects. Throws ProviderError unless 2xx. */
export async function callProvider(provider: string, url: string, call: Call): Promise<unknown> {
  return offTheClock(() => ask(provider, url, call));
}

async function ask(
  provider: string,
  url: string,
  { method = 'POST', headers, body }: Call,
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new ProviderError(provider);
  });
  if (!response.ok) throw new ProviderError(provider, response.status);
  return response.json().catch(() => {
    throw new ProviderError(provider, response.status);
  });
}
