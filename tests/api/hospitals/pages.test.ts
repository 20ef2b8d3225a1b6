import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHospitalPages } from '@/lib/server/launcher/hospitalPages';
import { makeSampleHospitals } from '@/lib/server/samples/sampleHospitals';
import { publishHospitals } from '@/lib/server/services/hospitals/editions';
import { useApi } from '@/tests/api/support/api';

const { newBrowser, stopDatabase } = useApi();

const samples = makeSampleHospitals(800).map((each, at) =>
  at === 0 ? { ...each, name: '<b>Kamal & Sons</b>' } : each,
);
const shells = {
  hospital:
    '<head></head><a href="/hi/network-hospitals/hospital">हिं</a><h1>{{name}}</h1><p>{{#heart}}Heart{{/heart}}{{#isNotCashless}}pay{{/isNotCashless}}',
  city: '<head></head><h1>{{city}}, {{count}}</h1>{{#hospitals}}<a>{{name}}</a>{{/hospitals}}',
};
const failures: unknown[] = [];
let server: Server;
let base: string;

beforeAll(async () => {
  expect((await newBrowser().get('/api/health/ready')).status).toBe(200);
  await publishHospitals(samples, new Date());
  const serve = createHospitalPages({
    readShell: (shell, locale) => Promise.resolve(`<html lang="${locale}">${shells[shell]}`),
    onError: (error, _request, response) => {
      failures.push(error);
      response.writeHead(500).end();
    },
  });
  server = createServer((request, response) =>
    serve(request, response, () => response.writeHead(404).end('the site’s own')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const get = (path: string, init: RequestInit = {}) => fetch(base + path, { redirect: 'manual', ...init });
const inPune = samples.filter(({ city }) => city === 'Pune');

test('a hospital’s page has its name, escaped, and its data for searches', async () => {
  const answer = await get('/network-hospitals/hospital/sample-00001');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(html).toContain('<h1>&lt;b&gt;Kamal &amp; Sons&lt;/b&gt;</h1>');
  expect(html).not.toContain('<b>Kamal');
  expect(html).toContain('<a href="/hi/network-hospitals/hospital/sample-00001">');
  const [, data = ''] = /ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({ '@type': 'Hospital', name: '<b>Kamal & Sons</b>' });
});

test('a city’s page lists its hospitals in each language, the largest first', async () => {
  const html = await (await get('/hi/network-hospitals/pune')).text();
  expect(html).toContain(`<html lang="hi"><head>`);
  expect(html).toContain(`<h1>पुणे, ${inPune.length}</h1>`);
  expect(html.match(/<a>/g)).toHaveLength(Math.min(48, inPune.length));
  const [largest] = inPune.toSorted((one, other) => other.beds - one.beds);
  expect(html).toContain(`<a>${largest?.nameHi}</a>`);
});

test('a district without hospitals has no page; a large city has one, since links lead there', async () => {
  await publishHospitals(
    samples.filter(({ city }) => city !== 'Pune' && city !== 'Satara'),
    new Date(),
  );
  expect((await get('/network-hospitals/satara')).status).toBe(404);
  expect(await (await get('/network-hospitals/pune')).text()).toContain('<h1>Pune, 0</h1>');
  await publishHospitals(samples, new Date());
});

test.each([
  ['/network-hospitals/bombay', '/network-hospitals/mumbai'],
  [
    '/ta/network-hospitals/%E0%AE%9A%E0%AF%86%E0%AE%A9%E0%AF%8D%E0%AE%A9%E0%AF%88',
    '/ta/network-hospitals/chennai',
  ],
])('another name of a city, %s, leads to its page', async (path, location) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([308, location]);
});

test.each([
  '/network-hospitals',
  '/network-hospitals/city',
  '/network-hospitals/hospital',
  '/network-hospitals/atlantis',
  '/network-hospitals/hospital/none',
  '/network-hospitals/hospital/%E0%A4%A',
  '/network-hospitals/__proto__',
  '/network-hospitals/hospital/$ne',
  '/fr/network-hospitals/pune',
])('%s is left to the site', async (path) => {
  expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test('only reading makes a page', async () => {
  expect((await get('/network-hospitals/pune', { method: 'POST' })).status).toBe(404);
  expect(await (await get('/network-hospitals/pune', { method: 'HEAD' })).text()).toBe('');
});

test('the sitemap names every hospital and every city that has one', async () => {
  const xml = await (await get('/sitemap-hospitals.xml')).text();
  const urls = [...xml.matchAll(/<loc>[^<]*\/network-hospitals\/([^<]+)<\/loc>/g)].map(([, path]) => path);
  expect(urls).toHaveLength(samples.length + new Set(samples.map(({ city }) => city)).size);
  expect(urls).toContain('hospital/sample-00001');
  expect(urls).toContain('pune');
});

test('while the database is away, a failure is told and not shown', async () => {
  expect(failures).toEqual([]);
  await stopDatabase();
  expect((await get('/network-hospitals/pune')).status).toBe(500);
  expect(failures).toHaveLength(1);
});
