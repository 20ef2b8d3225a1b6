import type { IncomingMessage, ServerResponse } from 'node:http';
import { isHeard, note } from './notes';

const ofApi = /^\/api(?:\/|$|\?)/;

/** The API notes its answers by the names of its routes (`exchange.ts`). */
export function watchPage({ method = '', url = '' }: IncomingMessage, response: ServerResponse): void {
  if (!isHeard('answer') || ofApi.test(url)) return;
  const route = url.startsWith('/_next/') ? 'files' : 'pages';
  const startedAt = performance.now();
  response.once('finish', () => {
    const seconds = (performance.now() - startedAt) / 1000;
    note('answer', { route, method, status: response.statusCode, seconds });
  });
}
