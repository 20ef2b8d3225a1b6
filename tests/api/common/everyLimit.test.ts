import { api } from '@/lib/config/paths';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { RateLimits } from '@/models/common/rateLimit';
import { useApi } from '@/tests/api/support/api';
import { type Answer, expectFailure } from '@/tests/api/support/browser';
import { endpoints, queryOf } from '@/tests/api/support/routes';

// Limits of 60 a minute become 0, of 600 become 6.
const FACTOR = 0.01;
process.env['RATE_LIMIT_FACTOR'] = String(FACTOR);
process.env['TRUSTED_PROXIES'] = '1';
const { newBrowser } = useApi();

/** A visitor from an unused address. */
let addresses = 0;
function newAddress() {
  addresses += 1;
  return { 'X-Forwarded-For': `192.0.2.${addresses}` };
}

test.each(endpoints)('$method $route has a limit, or a reason for having none', ({ limit }) => {
  if (limit && 'whyNone' in limit) expect(limit.whyNone).toMatch(/^[A-Z].{20,}\.$/);
  else expect(limit).toEqual(expect.objectContaining({ max: expect.any(Number) }));
});

const counted = endpoints.flatMap(({ limit, ...door }) =>
  limit && 'max' in limit && !limit.countsMisses ? [{ ...door, limit }] : [],
);

test.each(counted)('$method $route: who asks more often is told when to come back', async (door) => {
  const most = Math.floor(door.limit.max * FACTOR);
  const raw = door.method === 'POST' ? '{}' : undefined;
  const headers = { 'Content-Type': 'application/json' };
  const send = () => newBrowser().send(door.route, { method: door.method, raw, headers });
  let answer: Answer | undefined;
  // Up to twice the limit, since a window may end in between.
  for (let sent = 0; sent < 2 * most + 2 && answer?.status !== 429; sent += 1) answer = await send();
  expectFailure(answer!, 429, 'TOO_MANY_REQUESTS');
  expect(Number(answer!.headers['retry-after'])).toBeGreaterThan(0);
});

test('setting a policy in type is limited as setting a quote is', () => {
  const setting = endpoints.filter(({ route }) => route === api.policyDocument || route === api.quotePdf);
  expect(setting.map(({ limit }) => limit)).toEqual([limits.readDocument, limits.readDocument]);
});

test('prices of every tier and term stop sooner than prices do, and without a word to the database', async () => {
  const query = 'members=self:1992-04-02&sumInsured=1000000&tenure=1&pincode=411038';
  const ask = (more: string, headers: Record<string, string>) =>
    newBrowser().get(`${api.price}?${query}${more}`, headers);
  const toldUntil429 = async (more: string) => {
    const headers = newAddress();
    let told = 0;
    while ((await ask(more, headers)).status === 200 && told < 100) told += 1;
    return told;
  };
  const every = await toldUntil429('&tiers=all');
  const usual = await toldUntil429('');
  expect(every).toBeGreaterThan(0);
  expect(every).toBeLessThan(usual);
  expect(usual).toBeLessThan(100);
  expect(await RateLimits.find({ _id: /price/ }).lean()).toEqual([]);
});

const kept = endpoints.filter(({ cache }) => cache !== undefined);

test.each(kept)('$route may be kept, and who has it is told so', async ({ route, cache, example = {} }) => {
  const url = `${route}?${queryOf(example)}`;
  const first = await newBrowser().get(url, newAddress());
  expect([first.status, first.headers['cache-control']]).toEqual([200, cache]);
  const again = await newBrowser().send(url, {
    headers: { ...newAddress(), 'If-None-Match': String(first.headers.etag) },
  });
  expect([again.status, again.text]).toEqual([304, '']);
  const other = await newBrowser().send(url, { headers: { ...newAddress(), 'If-None-Match': '"sample"' } });
  expect([other.status, other.headers.etag]).toEqual([200, first.headers.etag]);
});

test.each(kept)(
  '$route answers whoever asks alike, since a cache hands it on',
  async ({ route, example = {} }) => {
    const less = Object.keys(example).map((name) => ({ ...example, [name]: undefined }));
    for (const asked of [example, ...less]) {
      const url = `${route}?${queryOf(JSON.parse(JSON.stringify(asked)) as object)}`;
      const tags = await Promise.all(
        languages.map(
          async (language) => (await newBrowser().get(url, { ...newAddress(), ...language })).headers.etag,
        ),
      );
      expect([url, ...new Set(tags)]).toEqual([url, tags[0]]);
    }
  },
);

const languages: Record<string, string>[] = [
  {},
  { 'Accept-Language': 'hi' },
  { Cookie: 'vitra_currentLanguage=tamil' },
];
