import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import type { StaticSite } from './staticSite';

const forever = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';
const askFirst = 'no-cache';

/** Answers what the build prerendered; anything else is left to `next`. */
export type ServeStatic = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves prerendered pages, their data and all assets without Next. Files are looked up in a list read at the
 * start, so no request path ever reaches the disk.
 */
export function createStaticServer(site: StaticSite): ServeStatic {
  const serve = sirv(site.folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: setCaching,
  });
  return (request, response, next) => {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const end = url.indexOf('?');
    const pathname = end < 0 ? url : url.slice(0, end);
    if (pathname.startsWith('/pages/')) return next();
    const page = site.pages[pathname] ?? site.rewrites.find(({ pattern }) => pattern.test(pathname))?.file;
    // sirv answers a backwards range by throwing; nothing here is worth fetching in parts.
    delete request.headers.range;
    if (page) request.url = page;
    serve(request, response, () => {
      request.url = url;
      next();
    });
  };
}

function setCaching(response: ServerResponse, pathname: string): void {
  response.setHeader('Cache-Control', cachingOf(pathname));
}

function cachingOf(pathname: string): string {
  if (pathname.startsWith('/_next/')) return forever;
  return pathname.startsWith('/pages/') ? askFirst : aDay;
}
