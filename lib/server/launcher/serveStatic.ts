import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { holdPage, sendPage } from './pageStore';
import type { StaticSite } from './staticSite';

const forever = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';

/** Answers what the build prerendered; anything else is left to `next`. */
export type ServeStatic = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves prerendered pages from memory, and their data and all assets from a list read at the start, without Next: no
 * request path ever reaches the disk.
 */
export function createStaticServer({ folder, pages, rewrites }: StaticSite): ServeStatic {
  const serveAsset = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: setCaching,
  });
  const held = new Map(Object.entries(pages).map(([pathname, file]) => [pathname, holdPage(folder, file)]));
  const shared = rewrites.map(({ pattern, pathname }) => ({ pattern, page: held.get(pathname) }));
  return (request, response, next) => {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const end = url.indexOf('?');
    const pathname = end < 0 ? url : url.slice(0, end);
    const page = held.get(pathname) ?? shared.find(({ pattern }) => pattern.test(pathname))?.page;
    if (page) return sendPage(page, request, response);
    if (pathname.startsWith('/pages/')) return next();
    // sirv answers a backwards range by throwing; nothing here is worth fetching in parts.
    delete request.headers.range;
    serveAsset(request, response, next);
  };
}

function setCaching(response: ServerResponse, pathname: string): void {
  response.setHeader('Cache-Control', pathname.startsWith('/_next/') ? forever : aDay);
}
