import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { pathFamilies } from '@/lib/config/pathFamilies.js';
import { locales } from '@/lib/domain/common/locales';
import config from '@/next.config.js';
import { createErrorPages } from './errorPages';
import { createStaticServer } from './serveStatic';
import { readStaticSite } from './staticSite';

const next = mkdtempSync(path.join(tmpdir(), 'sukhayu-next-'));
const folder = path.join(next, 'static-site');
let server: Server;
let base = '';

/** As Next writes its rewrites, with a page of each family in each language. */
beforeAll(async () => {
  const pages = locales.flatMap((locale) =>
    pathFamilies.map((family) => (locale === 'en' ? family : `/${locale}${family}`)),
  );
  for (const page of pages) {
    mkdirSync(path.join(folder, 'pages', path.dirname(page)), { recursive: true });
    writeFileSync(path.join(folder, 'pages', `${page}.html`), `<!DOCTYPE html>${page}`);
  }
  for (const name of ['404', '500', 'bad-request.html']) {
    for (const locale of locales) {
      mkdirSync(path.join(folder, 'pages', locale), { recursive: true });
      writeFileSync(path.join(folder, 'pages', locale, `${name}.html.gz`), gzipSync(name));
    }
  }
  writeFileSync(path.join(folder, 'next-pages.json'), '{"prefetch":[]}');
  const known = Object.fromEntries(pages.map((page) => [page, `/pages${page}.html`]));
  writeFileSync(path.join(next, 'static-pages.json'), JSON.stringify(known));
  const rewrites = await config.rewrites?.();
  const { afterFiles = [], fallback = [] } = rewrites && !Array.isArray(rewrites) ? rewrites : {};
  const inLocale = ({ source, destination }: { source: string; destination: string }) => ({
    source: `/:nextInternalLocale(${locales.join('|')})${source}`,
    destination: `/:nextInternalLocale${destination}`,
  });
  writeFileSync(
    path.join(next, 'routes-manifest.json'),
    JSON.stringify({ rewrites: { afterFiles: afterFiles.map(inLocale), fallback: fallback.map(inLocale) } }),
  );
  const serve = createStaticServer(await readStaticSite(next), {
    sendErrorPage: createErrorPages(folder),
    isProduction: true,
    origin: undefined,
  });
  server = createServer((request, response) => serve(request, response, () => response.writeHead(418).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(next, { recursive: true });
});

const beneath = ['-bank', '/a', '/a/b', '/a/b/c', '-bank/a', '-bank/a/b'];

test.each(pathFamilies)('every address that begins with %s shows its page, however deep', async (family) => {
  for (const prefix of ['', '/hi', '/ta']) {
    for (const rest of beneath) {
      const address = `${prefix}${family}${rest}`;
      const answer = await fetch(base + address);
      const text = await answer.text();
      expect([address, answer.status, text]).toEqual([address, 200, `<!DOCTYPE html>${prefix}${family}`]);
    }
  }
});

test('an address that only contains one doesn’t', async () => {
  expect((await fetch(`${base}/about/psbu/a`)).status).toBe(404);
});
