import type { IncomingMessage, ServerResponse } from 'node:http';
import { isHeard, note } from './notes';

const ofApi = /^\/api(?:\/|$|\?)/;

/** Counts an answer of a page or file; the API counts its own by route (`exchange.ts`). */
export function notePage(
  { method = '', url = '' }: IncomingMessage,
  response: ServerResponse,
  startedAt: number,
): void {
  if (!response.writableFinished || !isHeard('answer') || ofApi.test(url)) return;
  const route = url.startsWith('/_next/') ? 'files' : 'pages';
  const seconds = (performance.now() - startedAt) / 1000;
  note('answer', { route, method, status: response.statusCode, seconds });
}
