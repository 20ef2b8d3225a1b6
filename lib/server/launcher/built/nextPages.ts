import type { IncomingMessage, ServerResponse } from 'node:http';

/** Written by the build (scripts/site/nextPages.ts). */
export const NEXT_PAGES = '/next-pages.json';

/** Headers of a page of words that name the file, unless the browser saves data. */
export const nextPagesHeaders = {
  'Speculation-Rules': `"${NEXT_PAGES}"`,
  // Asks the browser to tell the speed of its line when it requests the rules.
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

/** Answers a browser on a slow line that there are no rules. True if it did. */
export function answerSlowLine(request: IncomingMessage, response: ServerResponse): boolean {
  const isSlow = savesData(request) || slow.has(String(request.headers['ect']));
  if (isSlow) {
    setHeadersOfNextPages(response);
    response.writeHead(200).end('{}');
  }
  return isSlow;
}
