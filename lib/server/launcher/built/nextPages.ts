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

/** On a slow line there are no rules. */
export function sendNextPages(rules: string, request: IncomingMessage, response: ServerResponse): void {
  const isSlow = savesData(request) || slow.has(String(request.headers['ect']));
  const content = Buffer.from(isSlow ? '{}' : rules);
  response.writeHead(200, {
    'Content-Type': 'application/speculationrules+json',
    'Content-Length': content.length,
    'Cache-Control': 'private, max-age=86400',
    Vary: 'ECT, Save-Data',
  });
  response.end(request.method === 'HEAD' ? undefined : content);
}
