import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createStaticServer } from './serveStatic';

const html = '<!DOCTYPE html><title>Summary</title>'.repeat(20);
const folder = mkdtempSync(path.join(tmpdir(), 'sukhayu-static-'));
mkdirSync(path.join(folder, 'pages'));
writeFileSync(path.join(folder, 'pages/summary.html'), html);
writeFileSync(path.join(folder, 'pages/summary.html.br'), brotliCompressSync(html));
writeFileSync(path.join(folder, 'logo.svg'), '<svg/>');

let server: Server;
let base: string;

beforeAll(async () => {
  const serve = createStaticServer({
    folder,
    pages: { '/summary': '/pages/summary.html' },
    rewrites: [{ pattern: /^\/summary\/[^/]+$/, pathname: '/summary' }],
  });
  server = createServer((request, response) => serve(request, response, () => response.writeHead(418).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
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

test('every address of a rewrite is the one prerendered page', async () => {
  expect(await (await get('/summary/q1')).text()).toBe(html);
  expect((await get('/summary/q1/more')).status).toBe(418);
});

test('who has the page already gets a 304, and HEAD gets no body', async () => {
  const etag = (await get('/summary')).headers.get('etag') ?? '';
  expect((await get('/summary', { 'if-none-match': etag })).status).toBe(304);
  expect((await get('/summary', { 'if-none-match': '"other"' })).status).toBe(200);
  expect(await (await get('/summary', {}, 'HEAD')).text()).toBe('');
});

test('other methods, raw files of pages and unknown paths are left to Next', async () => {
  expect((await get('/summary', {}, 'POST')).status).toBe(418);
  expect((await get('/pages/summary.html')).status).toBe(418);
  expect((await get('/nothing')).status).toBe(418);
  expect((await get('/%E0%A4%A')).status).toBe(418);
});

test('an asset is kept for a day, and a backwards range harms nothing', async () => {
  const answer = await get('/logo.svg', { range: 'bytes=9-2' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
});
