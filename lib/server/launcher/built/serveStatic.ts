import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import type { SendErrorPage } from './errorPages';
import { once } from '@/lib/server/once';
import { answerSlowLine, NEXT_PAGES, setHeadersOfNextPages } from './nextPages';
import { type HeldPage, holdPage, sendPage } from './pageStore';
import type { StaticSite } from './staticSite';

const forever = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';
/** Answers for pages, so a mended one must reach every browser at once. */
const worker = '/page-worker.js';

const ofApi = /^\/api(\/|$)/;
const slashTooMany = /\/\/|.\/$/;
/** Pages that production doesn't show. */
const developersPages = /^(\/_next\/data\/[^/]+)?(\/(en|hi|ta))?\/(dev|sandbox)\//;
/** Pages that are only shown filled in (`hospitalPages.ts`). */
const shells = /^(\/(hi|ta))?\/network-hospitals\/(hospital|city)$/;
/** Redirects to the address without prefix. */
const englishPrefix = /^\/en(\/|(?=\?)|$)/;
const badRequestPage = /^\/((hi|ta)\/)?bad-request\.html$/;

/** Files for programs. They name the site's own address, as pages do. */
const forPrograms = Object.fromEntries(
  ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt'].map((file) => [file, file]),
);

type Options = {
  sendErrorPage: SendErrorPage;
  isProduction: boolean;
  /** The site's origin, as SITE_URL names it. */
  origin?: string | undefined;
};

/** Answers, or calls `next` for the API. */
export type ServeStatic = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Serves prerendered pages and assets from lists of the build's files: no request path reaches the disk. */
export function createStaticServer(
  site: StaticSite,
  { sendErrorPage, isProduction, origin }: Options,
): ServeStatic {
  const assets = once(() =>
    sirv(site.folder, { brotli: true, gzip: true, etag: true, extensions: [], setHeaders: setCaching }),
  );
  const isHidden = (pathname: string) =>
    shells.test(pathname) || (isProduction && developersPages.test(pathname));
  const findPage = holdPages(site, isHidden, origin);
  const isOfApi = (pathname: string) =>
    ofApi.test(pathname) || (!isProduction && pathname in site.apiAliases);

  const sendFile = (
    pathname: string,
    decoded: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    const sendNotFound = () => {
      if (pathname.startsWith('/_next/')) refuse(response, 404);
      else sendErrorPage(request, response, { page: 'notFound', status: 404 });
    };
    if (pathname === NEXT_PAGES && answerSlowLine(request, response)) return;
    // The decoded path is judged, since sirv decodes it too.
    if (decoded.startsWith('/pages/') || isHidden(decoded)) return sendNotFound();
    // sirv throws on a backwards range.
    delete request.headers.range;
    assets()(request, response, sendNotFound);
  };

  return (request, response, next) => {
    const { method, url = '/' } = request;
    const [pathname = '/'] = url.split('?', 1);
    if (slashTooMany.test(pathname))
      return leadTo(withoutSlashes(pathname) + url.slice(pathname.length), response);
    if (isOfApi(pathname)) return next();
    const page = findPage(pathname.replace(englishPrefix, '/'));
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405);
    const decoded = decode(pathname);
    if (decoded === undefined) return sendErrorPage(request, response, { page: 'badRequest', status: 400 });
    if (badRequestPage.test(pathname))
      return sendErrorPage(request, response, { page: 'badRequest', status: 200 });
    if (page) return sendOrLead(page, request, response);
    sendFile(pathname, decoded, request, response);
  };
}

/** A page is read when first asked for, so that a start reads none. */
function holdPages(
  { folder, pages, rewrites }: StaticSite,
  isHidden: (pathname: string) => boolean,
  origin: string | undefined,
) {
  const shown = Object.entries({ ...pages, ...forPrograms }).filter(([pathname]) => !isHidden(pathname));
  const held = new Map(
    shown.map(([pathname, file]) => [pathname, once(() => holdPage(folder, file, origin))]),
  );
  const shared = rewrites.map(({ pattern, pathname }) => ({ pattern, page: held.get(pathname) }));
  return (pathname: string): HeldPage | undefined => {
    const page = held.get(pathname) ?? shared.find(({ pattern }) => pattern.test(pathname))?.page;
    return page?.();
  };
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function sendOrLead(page: HeldPage, request: IncomingMessage, response: ServerResponse): void {
  const { url = '/' } = request;
  if (!englishPrefix.test(url)) return sendPage(page, request, response);
  leadTo(url.replace(englishPrefix, '/'), response);
}

/** A leading `//` would redirect to another host, as would `/\`: browsers read a backslash as a slash. */
const withoutSlashes = (pathname: string) =>
  pathname
    .replace(/[/\\]{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(englishPrefix, '/');

function leadTo(Location: string, response: ServerResponse): void {
  response.writeHead(308, { Location, 'Cache-Control': 'no-store' }).end();
}

/** Refuses without a page, for requests that no browser opens as a page. */
function refuse(response: ServerResponse, status: 404 | 405): void {
  response.writeHead(status, { 'Cache-Control': 'no-store', ...(status === 405 && { Allow: 'GET, HEAD' }) });
  response.end();
}

function setCaching(response: ServerResponse, pathname: string): void {
  if (pathname === NEXT_PAGES) return setHeadersOfNextPages(response);
  const ofAsset = pathname.startsWith('/_next/') ? forever : aDay;
  response.setHeader('Cache-Control', pathname === worker ? 'no-cache' : ofAsset);
}
