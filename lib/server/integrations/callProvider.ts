import { offTheClock } from '../limits/timeLimit';

const TIMEOUT_MS = 5_000;

type Call = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: unknown;
};

/** A provider that refused, or did not answer in time. Holds nothing of what was sent or answered: it may be logged. */
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

/** Calls a provider over HTTP, JSON both ways; five seconds, no redirects. Throws ProviderError for all but a 2xx. */
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
