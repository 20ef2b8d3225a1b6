import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { locales, toLocale } from '@/lib/i18n/locales';
import { newRequestId, REQUEST_ID_PLACE } from '@/lib/server/http/requestId';
import { logger } from '@/lib/server/logger';

/** By what happened, its file in the folder of each language. */
const files = { badRequest: 'bad-request.html.html', notFound: '404.html', serverError: '500.html' } as const;

type Answer = { page: keyof typeof files; status: 200 | 400 | 404 | 500; error?: unknown };
export type SendErrorPage = (request: IncomingMessage, response: ServerResponse, answer: Answer) => void;

/** What may be logged of an address: words, among which no number, name of a person or token can hide. */
const harmless = /^(\/[a-z-]{1,40}(\.html)?){1,4}$/;

/**
 * Answers with a prerendered page in the language of the address. Each answer shows a request id of its own, under
 * which the log has it: as text, and in the page's data, so that React finds what it expects.
 */
export function createErrorPages(folder: string): SendErrorPage {
  const names = locales.flatMap((locale) => Object.values(files).map((file) => `${locale}/${file}`));
  const held = new Map(
    names.map((name) => [name, readFileSync(path.join(folder, 'pages', name), 'utf8')] as const),
  );
  return (request, response, { page, status, error }) => {
    const { method = 'GET', url = '/' } = request;
    const requestId = newRequestId();
    const html = held.get(`${toLocale(/^\/(\w\w)(?=[/?]|$)/.exec(url)?.[1])}/${files[page]}`) ?? '';
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
