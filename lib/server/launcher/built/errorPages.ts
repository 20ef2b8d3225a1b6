import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { locales, toLocale } from '@/lib/i18n/locales';
import { newRequestId, REQUEST_ID_PLACE } from '@/lib/server/http/requestId';
import { logger } from '@/lib/server/logger';

const files = { badRequest: 'bad-request.html.html', notFound: '404.html', serverError: '500.html' } as const;

type Answer = { page: keyof typeof files; status: 200 | 400 | 404 | 500; error?: unknown };
export type SendErrorPage = (request: IncomingMessage, response: ServerResponse, answer: Answer) => void;

/** Paths that may be logged: plain words, in which no number, name or token fits. */
const harmless = /^(\/[a-z-]{1,40}(\.html)?){1,4}$/;

/**
 * Keeps the prerendered error pages of each language in memory, packed, so that they are there whatever fails. Each
 * answer shows its own request id in text and page data, so that hydration finds no mismatch.
 */
export function createErrorPages(folder: string): SendErrorPage {
  const names = locales.flatMap((locale) => Object.values(files).map((file) => `${locale}/${file}`));
  const held = new Map(
    names.map((name) => [name, readFileSync(path.join(folder, 'pages', `${name}.gz`))] as const),
  );
  return (request, response, { page, status, error }) => {
    const { method = 'GET', url = '/' } = request;
    const requestId = newRequestId();
    const packed = held.get(`${toLocale(/^\/(\w\w)(?=[/?]|$)/.exec(url)?.[1])}/${files[page]}`);
    const html = packed ? gunzipSync(packed).toString() : '';
    logger()[error === undefined ? 'info' : 'error']({
      action: `${method} page`,
      requestId,
      status,
      path: harmless.exec(url)?.[0],
      error,
    });
    response.setHeader('X-Request-Id', requestId);
    send(html.replaceAll(REQUEST_ID_PLACE, requestId), status, request, response);
  };
}

function send(html: string, status: number, request: IncomingMessage, response: ServerResponse): void {
  const isPacked = request.headers['accept-encoding']?.includes('gzip') ?? false;
  const content = isPacked ? gzipSync(html) : Buffer.from(html);
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': content.length,
    'Cache-Control': 'no-store',
    ...(isPacked && { 'Content-Encoding': 'gzip' }),
  });
  response.end(request.method === 'HEAD' ? undefined : content);
}
