import { gunzipSync } from 'node:zlib';
import { api } from '@/lib/config/paths';
import { useApi } from '@/tests/api/support/api';
import { type Browser, expectFailure } from '@/tests/api/support/browser';
import { aLead } from '@/tests/api/support/samples';

const { newBrowser } = useApi();

const json = { 'Content-Type': 'application/json' };
const crossSite = { 'Sec-Fetch-Site': 'cross-site' };
const twoSessions = { Cookie: '__Host-session=a; __Host-session=b' };
const tooLarge = JSON.stringify({ name: 'x'.repeat(70_000) });

/** Each request fails this check and all later ones; the first must answer. */
test.each([
  ['method', { method: 'PUT', headers: { 'Content-Type': 'text/plain', ...crossSite }, raw: 'x' }, 405],
  [
    'content type',
    { method: 'POST', headers: { 'Content-Type': 'text/plain', ...crossSite }, raw: tooLarge },
    415,
  ],
  ['size', { method: 'POST', headers: { ...json, ...crossSite, ...twoSessions }, raw: tooLarge }, 413],
  ['origin', { method: 'POST', headers: { ...json, ...crossSite, ...twoSessions }, raw: '{' }, 403],
  ['session', { method: 'POST', headers: { ...json, ...twoSessions }, raw: '{' }, 400],
])('the %s is checked before what follows', async (_check, request, status) => {
  const answer = await newBrowser().send(api.quote, request);
  expect(answer.status).toBe(status);
});

test('every answer, good or bad, has its id, its headers and no trace of the server', async () => {
  const answers = [
    await newBrowser().get(api.cities),
    await newBrowser().post(api.quote, aLead()),
    await newBrowser().get('/api/nowhere'),
    await newBrowser().send(api.quote, { method: 'TRACE' }),
  ];
  const ids = answers.map(({ headers }) => {
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['strict-transport-security']).toContain('includeSubDomains');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{12}$/);
    return headers['x-request-id'];
  });
  expect(new Set(ids).size).toBe(answers.length);
});

test.each(['/api', '/api/nowhere', '/api/revisit/nowhere', '/api/%00', '/api/a/b/c?x=1'])(
  '%s answers 404 as JSON, whatever the method',
  async (path) => {
    for (const method of ['GET', 'POST', 'DELETE', 'TRACE']) {
      expectFailure(await newBrowser().send(path, { method }), 404, 'NOT_FOUND');
    }
  },
);

test('a long answer comes packed to who takes it so, a short one as it is', async () => {
  const plain = await newBrowser().get('/api/openapi.json');
  const packed = await newBrowser().get('/api/openapi.json', { 'Accept-Encoding': 'gzip, br' });
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([
    undefined,
    'gzip',
  ]);
  expect(packed.file.length).toBe(Number(packed.headers['content-length']));
  expect(gunzipSync(packed.file).toString()).toBe(plain.text);
  for (const { headers } of [plain, packed]) expect(headers.vary).toBe('Accept-Encoding');
  const short = await newBrowser().get('/api/health/live', { 'Accept-Encoding': 'gzip' });
  expect([short.headers['content-encoding'], short.body]).toEqual([
    undefined,
    expect.objectContaining({ status: 'live' }),
  ]);
});

test('HEAD answers like GET without a body', async () => {
  const get = await newBrowser().get(api.cities);
  const head = await newBrowser().send(api.cities, { method: 'HEAD' });
  expect([head.status, head.text]).toEqual([200, '']);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
});

const post = (browser: Browser, headers: Record<string, string>) => browser.post(api.quote, aLead(), headers);

test.each([
  ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a page of a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
  ['another origin in an older browser', { Origin: 'https://evil.example' }],
  ['our name over another port', { Origin: 'http://127.0.0.1:1' }],
  ['an opaque origin', { Origin: 'null' }],
])('a write from %s is refused', async (_who, headers) => {
  expectFailure(await post(newBrowser(), headers), 403, 'BAD_ORIGIN');
});

test('a write from our own pages is taken, in old browsers and new', async () => {
  const browser = newBrowser();
  const own = { Origin: `http://127.0.0.1:${browser.port}`, Host: `127.0.0.1:${browser.port}` };
  expect((await post(browser, own)).status).toBe(201);
  expect((await post(newBrowser(), { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(201);
});

test('a body in pieces is refused once it is too large, and the connection still answers', async () => {
  const headers = { ...json, 'Transfer-Encoding': 'chunked' };
  const answer = await newBrowser().send(api.quote, {
    method: 'POST',
    headers,
    raw: Buffer.alloc(2_000_000, ' '),
  });
  expectFailure(answer, 413, 'TOO_LARGE');
});

test.each([
  ['forged', 'Fe26.2*1*forged'],
  ['empty', ''],
  ['very long', 'x'.repeat(4000)],
])('a %s session cookie is nobody’s', async (_what, value) => {
  const browser = newBrowser();
  browser.cookies.set('__Host-session', value);
  expectFailure(await browser.get(`${api.quote}?quoteId=unknown`), 404, 'NOT_FOUND');
});
