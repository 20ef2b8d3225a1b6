import { locales } from '@/lib/domain/common/locales';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createHttpServer } from '@/lib/server/launcher/httpServer';
import { createErrorPages } from './errorPages';
import { createStaticServer } from './serveStatic';

process.env['LOG_LEVEL'] = 'info';

const html = '<!DOCTYPE html><title>Summary</title>'.repeat(20);
const folder = mkdtempSync(path.join(tmpdir(), 'sukhayu-static-'));
mkdirSync(path.join(folder, 'pages'));
writeFileSync(path.join(folder, 'pages/summary.html'), html);
writeFileSync(path.join(folder, 'pages/summary.html.br'), brotliCompressSync(html));
writeFileSync(
  path.join(folder, 'pages/words.html'),
  '<!DOCTYPE html><html lang="en" data-words="" data-site="https://www.sukhayu.example">About</html>',
);
for (const [ending, pack] of [
  ['br', brotliCompressSync],
  ['gz', gzipSync],
] as const)
  writeFileSync(
    path.join(folder, `pages/words.html.${ending}`),
    pack(readFileSync(path.join(folder, 'pages/words.html'))),
  );
writeFileSync(path.join(folder, 'next-pages.json'), '{"prefetch":[]}');
writeFileSync(path.join(folder, 'logo.svg'), '<svg/>');
writeFileSync(path.join(folder, 'page-worker.js'), '');
writeFileSync(path.join(folder, 'script.js'), 'let a;');
writeFileSync(path.join(folder, 'script.js.br'), brotliCompressSync('let a;'));
writeFileSync(path.join(folder, 'script.js.gz'), gzipSync('let a;'));
const dataOfEmpty = '/_next/data/build/en/dev/empty.json';
mkdirSync(path.dirname(path.join(folder, dataOfEmpty)), { recursive: true });
writeFileSync(path.join(folder, dataOfEmpty), '{}');
for (const locale of locales) {
  mkdirSync(path.join(folder, 'pages', locale));
  for (const name of ['404', '500', 'bad-request.html'])
    writeFileSync(
      path.join(folder, `pages/${locale}/${name}.html.gz`),
      gzipSync(`${name} ${locale} <b>{request-id}</b>`),
    );
}

writeFileSync(path.join(folder, 'robots.txt'), 'Sitemap: https://www.sukhayu.example/sitemap.xml\n');
mkdirSync(path.join(folder, '.well-known'));
writeFileSync(path.join(folder, '.well-known/security.txt'), 'Policy: https://www.sukhayu.example/legal\n');
writeFileSync(path.join(folder, 'sitemap.xml'), '<loc>https://www.sukhayu.example/</loc>');

const servers: Server[] = [];
let base: string;
let baseOfTests: string;

async function start(isProduction: boolean, origin?: string): Promise<string> {
  const site = {
    folder,
    pages: {
      '/': '/pages/summary.html',
      '/summary': '/pages/summary.html',
      '/words': '/pages/words.html',
      '/dev/empty': '/pages/summary.html',
    },
    rewrites: [{ pattern: /^\/summary\/[^/]+$/, pathname: '/summary' }],
    apiAliases: { '/dev/messages.json': '/api/dev/messages' },
  };
  const serve = createStaticServer(site, { sendErrorPage: createErrorPages(folder), isProduction, origin });
  const server = createHttpServer((request, response) =>
    serve(request, response, () => response.writeHead(418).end()),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  [base, baseOfTests] = [await start(true), await start(false)];
});

afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true });
});

const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(base + target, { headers, method });

test('a page comes compressed to who takes brotli, and plain to who does not, with one tag', async () => {
  const packed = await get('/summary?quoteId=1', { 'accept-encoding': 'gzip, br' });
  const plain = await get('/summary', { 'accept-encoding': 'identity' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect([await packed.text(), await plain.text()]).toEqual([html, html]);
  expect(packed.headers.get('etag')).toBe(plain.headers.get('etag'));
  expect(packed.headers.get('vary')).toBe('Accept-Encoding');
});

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1.0, BR; q=0.000', 'gzip'],
  ['gzip;q=0,br', 'br'],
  ['br;q=0,gzip;q=0', null],
  ['br;q=0.5', 'br'],
])('of a page and of a file, %s takes %s', async (accepted, coding) => {
  for (const [target, text] of [
    ['/words', 'About'],
    ['/script.js', 'let a;'],
  ] as const) {
    const answer = await get(target, { 'accept-encoding': accepted });
    expect([target, answer.headers.get('content-encoding')]).toEqual([target, coding]);
    expect(await answer.text()).toContain(text);
  }
});

test('a site at an address of its own names it on its pages, in every form, and to programs', async () => {
  const own = await start(true, 'https://insurer.example.in');
  for (const encoding of ['br', 'gzip', 'identity']) {
    const ask = (from: string) => fetch(`${from}/words`, { headers: { 'accept-encoding': encoding } });
    const ours = await (await ask(own)).text();
    const built = await (await ask(base)).text();
    expect(built).toContain('data-site="https://www.sukhayu.example"');
    expect(ours).toBe(built.replace('www.sukhayu.example', 'insurer.example.in'));
  }
  const sitemap = await fetch(`${own}/sitemap.xml`);
  expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(await sitemap.text()).toBe('<loc>https://insurer.example.in/</loc>');
  expect(await (await fetch(`${own}/robots.txt`)).text()).toContain('insurer.example.in/sitemap.xml');
  const security = await fetch(`${own}/.well-known/security.txt`);
  expect(security.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await security.text()).toBe('Policy: https://insurer.example.in/legal\n');
});

test('every address of a rewrite is the one prerendered page', async () => {
  expect(await (await get('/summary/q1')).text()).toBe(html);
  expect((await get('/summary/q1/more')).status).toBe(404);
});

test.each([
  ['/en/summary', '/summary'],
  ['/en/summary/q1?from=sms&next=/en/x', '/summary/q1?from=sms&next=/en/x'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/en?from=sms', '/?from=sms'],
])('%s is led to the address without a prefix', async (given, location) => {
  const answer = await fetch(base + given, { redirect: 'manual' });
  const { headers } = answer;
  expect([answer.status, headers.get('location')]).toEqual([308, location]);
  expect([headers.get('cache-control'), await answer.text()]).toEqual(['no-store', '']);
});

test('who has the page already gets a 304, and HEAD gets no body', async () => {
  const etag = (await get('/summary')).headers.get('etag') ?? '';
  expect((await get('/summary', { 'if-none-match': etag })).status).toBe(304);
  expect((await get('/summary', { 'if-none-match': '"other"' })).status).toBe(200);
  expect(await (await get('/summary', {}, 'HEAD')).text()).toBe('');
});

test('only the API is left to its server', async () => {
  for (const path of ['/api', '/api/quote']) {
    expect([path, (await get(path)).status]).toEqual([path, 418]);
  }
  expect((await get('/api/quote', {}, 'POST')).status).toBe(418);
  expect((await get('/summary', {}, 'POST')).status).toBe(405);
});

test.each([
  ['/summary/', '/summary'],
  ['/summary//?quoteId=1', '/summary?quoteId=1'],
  ['//example.com/', '/example.com'],
  ['/\\example.com/', '/example.com'],
  ['/en/\\example.com//', '/example.com'],
  ['/api/quote/', '/api/quote'],
  ['/$&@example.com/', '/$&@example.com'],
  ['/$$/?to=$&', '/$$?to=$&'],
  ['///', '/'],
])('a slash too many: %s leads to %s, on this site', async (given, location) => {
  // Not by fetch, which sends each backslash as a slash.
  const { statusCode, headers } = await new Promise<IncomingMessage>((resolve, reject) => {
    request(base, { path: given }, resolve).on('error', reject).end();
  });
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([308, location, 'no-store']);
});

test('what is there for developers is hidden in production, prerendered or not', async () => {
  for (const [path, elsewhere] of [
    ['/dev/empty', 200],
    ['/en/dev/empty', 200],
    [dataOfEmpty, 200],
    [dataOfEmpty.replace('dev', '%64ev'), 200],
    ['/dev/messages.json', 418],
  ] as const) {
    const statuses = [(await get(path)).status, (await fetch(baseOfTests + path)).status];
    expect([path, ...statuses]).toEqual([path, 404, elsewhere]);
  }
});

test.each([
  ['/nothing', '404 en'],
  ['/hi/nothing', '404 hi'],
  ['/en/nothing', '404 en'],
  ['/en/en/summary', '404 en'],
  ['/HI', '404 en'],
  ['/En/summary', '404 en'],
  ['/pages/summary.html', '404 en'],
  ['/%70ages/summary.html', '404 en'],
  ['/404', '404 en'],
  ['/dev/ui', '404 en'],
  // A route pattern is no address.
  ['/ta/category/[slug]', '404 ta'],
  ['/category/%5Bslug%5D?plan=1', '404 en'],
  ['/%E0%A4%A', 'bad-request.html en'],
  ['/ta/%', 'bad-request.html ta'],
])('%s gets a page with the id of this one request', async (target, said) => {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const [first, second] = await Promise.all([get(target), get(target, { 'accept-encoding': 'gzip' })]);
  const log = written.mock.calls.join('\n');
  written.mockRestore();
  for (const answer of [first, second]) {
    const requestId = answer.headers.get('x-request-id') ?? '';
    expect(answer.status).toBe(said.startsWith('404') ? 404 : 400);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe(`${said} <b>${requestId}</b>`);
    expect(log).toContain(requestId);
  }
  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
});

test('of an address, the log has words alone', async () => {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  for (const path of ['/old/page.html', '/call/9876543210', '/Asha-Rao', '/x?token=xyz']) await get(path);
  const log = written.mock.calls.join('\n');
  written.mockRestore();
  expect(log).toContain('"path":"/old/page.html"');
  expect(log).not.toMatch(/9876543210|Asha|xyz/);
});

test('a script that is gone is said in no words', async () => {
  const answer = await get('/_next/static/chunks/old.js');
  expect([answer.status, await answer.text()]).toEqual([404, '']);
});

test('an asset is kept for a day, and a backwards range harms nothing', async () => {
  const answer = await get('/logo.svg', { range: 'bytes=9-2' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
});

test('the worker of pages is asked for anew each time, so that none that does harm is kept on the way', async () => {
  const answer = await get('/page-worker.js');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
});

test('a page of words names the rules for its next pages, unless its browser saves data', async () => {
  const rulesOf = async (target: string, headers: Record<string, string> = {}) =>
    (await get(target, headers)).headers.get('speculation-rules');
  expect(await rulesOf('/words')).toBe('"/next-pages.json"');
  expect(await rulesOf('/words', { 'save-data': 'on' })).toBeNull();
  expect(await rulesOf('/summary')).toBeNull();
  const { headers } = await get('/words');
  expect(headers.get('vary')).toBe('Accept-Encoding, Save-Data');
  const again = await get('/words', { 'if-none-match': headers.get('etag') ?? '' });
  expect([again.status, again.headers.get('vary')]).toEqual([304, 'Accept-Encoding, Save-Data']);
});

test.each([
  [{}, '{"prefetch":[]}'],
  [{ ect: '4g' }, '{"prefetch":[]}'],
  [{ ect: '3g' }, '{}'],
  [{ ect: 'slow-2g' }, '{}'],
  [{ 'save-data': 'on' }, '{}'],
])('of the next pages, a line with %o hears %s', async (line, rules) => {
  const answer = await get('/next-pages.json', line);
  expect(await answer.text()).toBe(rules);
  expect(answer.headers.get('content-type')).toBe('application/speculationrules+json');
  expect(answer.headers.get('cache-control')).toBe('private, max-age=86400');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding, ECT, Save-Data');
});
