import { ApiError, type ErrorBody } from './apiError';
import { UNATTENDED } from '@/lib/domain/desk/staffSession.data';
import { api } from '@/lib/config/paths';
import { attribution } from './attribution';
import { noteUse } from '@/lib/client/desk/idle';
import { keepFirstSession } from '@/lib/client/verify/firstSession';
import { isEndPending, noteEnded } from '@/lib/client/verify/leftSession';
import { isPrerendered, shown } from './prerendered';
import { noteAnswer } from '@/lib/client/verify/ownData';
import { tellUnproven } from '@/lib/client/common/unproven';

type PostOptions = {
  /** Repeated sends with the same key and body get the same response. */
  idempotencyKey?: string;
  /** Set for saves: the request outlives the page, and times out so that the next one can start. */
  keepalive?: boolean;
  /** Milliseconds to wait for an answer, instead of a minute. */
  patienceMs?: number;
  /** Set by watchJson: the request must not prolong a staff session. */
  isUnattended?: boolean;
};

/** For reads that somebody waits for: longer than a server may take, and short enough to press again. */
export const READ_MS = 15_000;
const SAVE_MS = 30_000;
/**
 * Without an answer after this time the network counts as lost, and the customer can press again. Files may take
 * longer.
 */
const PATIENCE_MS = 60_000;

/** No limit, since a file may take long. */
const UNLIMITED = 0;

const LABELS = { GET: 'Fetch Get Error:', POST: 'Fetch Post Error:', DELETE: 'Fetch Delete Error:' } as const;

type Init = RequestInit & { method?: keyof typeof LABELS; patienceMs?: number };

export function getJson<Result>(url: string): Promise<Result> {
  return request<Result>(url, { patienceMs: READ_MS });
}

/** Requests that a page makes by itself don't keep a staff session alive. */
export function watchJson<Result>(url: string): Promise<Result> {
  return request<Result>(url, { headers: { [UNATTENDED]: '1' }, patienceMs: READ_MS });
}

export function getFile(url: string): Promise<Blob> {
  return request(url, { patienceMs: UNLIMITED }, (response) => response.blob());
}

export function postForFile(url: string, body: object): Promise<Blob> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body), patienceMs: UNLIMITED } as const;
  return request(url, init, (response) => response.blob());
}

export function postJson<Result>(url: string, body: object, options: PostOptions = {}): Promise<Result> {
  if (options.idempotencyKey) keepFirstSession();
  return request<Result>(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(options.isUnattended && { [UNATTENDED]: '1' }),
      ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
    },
    body: JSON.stringify({ ...body, ...attribution() }),
    keepalive: options.keepalive ?? false,
    patienceMs: options.patienceMs ?? (options.keepalive ? SAVE_MS : PATIENCE_MS),
  });
}

export async function deleteJson(url: string): Promise<void> {
  await request(url, { method: 'DELETE' });
}

/**
 * Waits while the page is prerendered. A visible page sends at once, since the request of a closing page must not wait.
 */
function request<Result = unknown>(...asked: Parameters<typeof send>): Promise<Result> {
  return isPrerendered() ? shown().then(() => send<Result>(...asked)) : send<Result>(...asked);
}

async function send<Result = unknown>(
  url: string,
  { patienceMs = PATIENCE_MS, ...init }: Init,
  read: (response: Response) => Promise<unknown> = (response) => response.json(),
): Promise<Result> {
  const controller = new AbortController();
  const timer = abortAfter(patienceMs, controller);
  const sentAt = Date.now();
  try {
    if (url !== api.sessionEnd && isEndPending()) await endLeftSession();
    const response = await fetch(url, {
      ...init,
      signal: controller.signal,
      headers: { ...init.headers, 'Accept-Language': document.documentElement.lang || 'en' },
    });
    if (response.status === 401 && init.method) tellUnproven();
    noteUse(url, response.status, { headers: init.headers, sentAt });
    if (!response.ok) throw new ApiError(response.status, await readError(response));
    noteAnswer(url);
    return (response.status === 204 ? undefined : await read(response)) as Result;
  } catch (error) {
    logFailure(url, init, error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Logs neither query, body nor server message, since they can hold personal data. */
function logFailure(url: string, { method = 'GET' }: Init, error: unknown): void {
  const reason = error instanceof ApiError ? `${error.status} ${error.code}` : String(error);
  // oxlint-disable-next-line no-console -- The specification requires this log line, here only.
  console.error(LABELS[method], url.split('?')[0], reason);
}

function abortAfter(patienceMs: number, controller: AbortController) {
  return patienceMs === UNLIMITED ? undefined : setTimeout(() => controller.abort(), patienceMs);
}

async function endLeftSession(): Promise<void> {
  await postJson(api.sessionEnd, {});
  noteEnded();
}

async function readError(response: Response): Promise<ErrorBody> {
  try {
    const body: unknown = await response.json();
    const retryAfterSeconds = Number(response.headers.get('Retry-After')) || undefined;
    return typeof body === 'object' && body !== null ? { ...body, retryAfterSeconds } : {};
  } catch {
    return {};
  }
}
