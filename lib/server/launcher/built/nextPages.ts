import type { IncomingMessage, ServerResponse } from 'node:http';

/** Written by the build (scripts/site/nextPages.ts). */
export const NEXT_PAGES = '/next-pages.json';

/** Named by a page of words, unless its browser saves data. */
export const nextPagesHeaders = {
  'Speculation-Rules': `"${NEXT_PAGES}"`,
  // The line's speed, for the request of the rules.
  'Accept-CH': 'ECT',
} as const;

/** Effective types of a line on which pages that may never be opened would delay the one that is. */
const slow = new Set(['slow-2g', '2g', '3g']);

export const savesData = ({ headers }: IncomingMessage) => headers['save-data'] === 'on';

export function setHeadersOfNextPages(response: ServerResponse): void {
  response.setHeader('Content-Type', 'application/speculationrules+json');
  response.setHeader('Cache-Control', 'private, max-age=86400');
  response.setHeader('Vary', 'Accept-Encoding, ECT, Save-Data');
}

/** On a slow line there are no rules: whether that was answered. */
export function answerSlowLine(request: IncomingMessage, response: ServerResponse): boolean {
  const isSlow = savesData(request) || slow.has(String(request.headers['ect']));
  if (isSlow) {
    setHeadersOfNextPages(response);
    response.writeHead(200).end('{}');
  }
  return isSlow;
}
