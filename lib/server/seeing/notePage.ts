import type { IncomingMessage, ServerResponse } from 'node:http';
import { isHeard, note } from './notes';

const ofApi = /^\/api(?:\/|$|\?)/;

/** Notes an answer whole; the API notes its own by the names of its routes (`exchange.ts`). */
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
