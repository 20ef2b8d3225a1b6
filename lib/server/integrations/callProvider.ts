import type { ProviderName } from '@/lib/domain/common/providers';
import { traceparent } from '@/lib/server/telemetry/trace';
import { note, type Outcome } from '@/lib/server/telemetry/notes';
import { isOff } from '@/lib/server/switches/switches';
import { offTheClock } from '@/lib/server/limits/timeLimit';

const TIMEOUT_MS = 5_000;
/** A hundred articles in one language, and far more than any other answer. */
const MOST_BYTES = 10 * 1024 * 1024;

type Call = {
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: unknown;
};

/** Other statuses say that a provider is busy or broken, or that our account isn't in order, which may change. */
const refusing = new Set([200, 400, 404, 413, 422]);

/** A provider's refusal, or a timeout. Contains nothing that was sent or received, so it may be logged. */
export class ProviderError extends Error {
  constructor(
    readonly provider: string,
    /** Undefined when no answer came. */
    readonly status?: number,
    /** Whether it refused what was asked, so that repeating it would hardly help. */
    readonly isRefusal = status !== undefined && refusing.has(status),
  ) {
    super(`${provider} ${outcomeFor(status)}`);
    this.name = 'ProviderError';
  }
}

function outcomeFor(status: number | undefined): string {
  if (status === undefined) return 'did not answer';
  return status < 300 ? `answered ${status}, with nothing that can be read` : `answered ${status}`;
}

/**
 * Asks for JSON over HTTP, with five seconds, ten megabytes and no redirects. Throws ProviderError unless the answer is
 * 2xx.
 */
export function callProvider(provider: ProviderName, url: string, call: Call): Promise<unknown> {
  return throughProvider(provider, () => ask(provider, url, call));
}

/**
 * Wraps each call of a provider. Measures its time, which doesn't count as the request's, and refuses it while the
 * provider is switched off (`npm run switch`).
 */
export async function throughProvider<T>(provider: ProviderName, call: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const end = (outcome: Outcome) =>
    note('provider', { provider, outcome, seconds: (performance.now() - startedAt) / 1000 });
  // If the switch can't be read, the provider counts as unavailable, which every caller can handle.
  if (await isOff('provider', provider).catch(() => true)) {
    end('switchedOff');
    throw new ProviderError(provider);
  }
  try {
    const answer = await offTheClock(call);
    end('answered');
    return answer;
  } catch (error) {
    end(outcomeOf(error));
    throw error;
  }
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ProviderError)) return 'failed';
  return error.status === undefined ? 'silent' : 'refused';
}

async function ask(
  provider: ProviderName,
  url: string,
  { method = 'POST', headers, body }: Call,
): Promise<unknown> {
  const trace = traceparent();
  const response = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(trace !== undefined && { traceparent: trace }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new ProviderError(provider);
  });
  if (!response.ok) throw new ProviderError(provider, response.status);
  return readJson(response).catch(() => {
    throw new ProviderError(provider, response.status);
  });
}

/** Reads at most MOST_BYTES: a hijacked provider could answer without end and use up all memory before the timeout. */
async function readJson({ body }: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let left = MOST_BYTES;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    left -= chunk.length;
    if (left < 0) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return JSON.parse(new TextDecoder().decode(Buffer.concat(chunks)));
}
