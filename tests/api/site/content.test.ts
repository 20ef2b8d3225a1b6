import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import type { readStrips } from '@/lib/server/services/site/strips';
import { takeArticles } from '@/lib/server/services/site/articles';

const minute = (count: number) => new Date(Date.UTC(2026, 10, 22, 0, count));
const ownPages = ['home', 'plans'];
const asked: IncomingMessage[] = [];
type Says = [status: number, data: unknown];
let says: Says | ((locale: string) => Says);

const strapi = createServer((request, response) => {
  asked.push(request);
  const locale = new URL(request.url ?? '', 'http://sample').searchParams.get('locale') ?? '';
  const [status, data] = typeof says === 'function' ? says(locale) : says;
  response.writeHead(status).end(JSON.stringify({ data }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => strapi.listen(0, '127.0.0.1', resolve));
  const { port } = strapi.address() as AddressInfo;
  Object.assign(process.env, { STRAPI_URL: `http://127.0.0.1:${port}`, STRAPI_TOKEN: 'sample-token' });
});
beforeEach(() => (asked.length = 0));
afterAll(() => strapi.close());

const onFreshServer = (run: (strips: { readStrips: typeof readStrips }) => Promise<void>) =>
  jest.isolateModulesAsync(async () => run(await import('@/lib/server/services/site/strips')));

test('it is asked once a minute a language, with its token, however many ask us', () =>
  onFreshServer(async (fresh) => {
    says = [200, { enabledOnPages: ['home'], entries: [] }];
    await Promise.all([1, 2, 3].map(() => fresh.readStrips('en', minute(0))));
    await fresh.readStrips('ta', minute(0));
    const first = asked.map(({ url }) => url).sort();
    const ask = (locale: string) =>
      ['pages-with-info-strip-header', 'promotional-strip'].map((name) => `/api/${name}?locale=${locale}`);
    expect(first).toEqual([...ask('en'), ...ask('ta')].sort());
    expect(new Set(asked.map(({ headers }) => headers.authorization))).toEqual(
      new Set(['Bearer sample-token']),
    );
    await fresh.readStrips('en', minute(1));
    expect(asked).toHaveLength(6);
  }));

const broken: [string, ...Says][] = [
  ['it fails', 500, {}],
  ['its answer has another shape', 200, { enabledOnPages: 'home', entries: 'none' }],
  [
    'a link of it would run',
    200,
    { enabledOnPages: [1], entries: [{ text: 'x', link: 'javascript:alert(1)' }] },
  ],
  [
    'a link of it names no scheme',
    200,
    { enabledOnPages: [1], entries: [{ text: 'x', link: '//elsewhere.example' }] },
  ],
];

test.each(broken)('while %s, what it said last counts, and before that our own', (_what, ...answer) =>
  onFreshServer(async (fresh) => {
    says = answer;
    expect(await fresh.readStrips('en', minute(0))).toEqual({ enabledOnPages: ownPages });
    const strip = [{ text: 'Sample', link: '/renewals' }];
    says = [200, { enabledOnPages: ['claims'], entries: strip }];
    expect(await fresh.readStrips('en', minute(1))).toEqual({ enabledOnPages: ['claims'], strip });
    says = answer;
    expect(await fresh.readStrips('en', minute(2))).toEqual({ enabledOnPages: ['claims'], strip });
  }),
);

const ours = path.resolve('content/articles/co-payment');
const facts: unknown = parse(readFileSync(path.join(ours, 'facts.yaml'), 'utf8'));
const article = (locale: string, slug = 'co-payment') => ({
  slug,
  facts,
  text: readFileSync(path.join(ours, `${locale}.md`), 'utf8'),
});
const textsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'articles-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('articles of the content server stand where ours do, word for word', async () => {
  says = (locale) => [200, [article(locale)]];
  expect(await takeArticles(folder)).toEqual(['co-payment']);
  const taken = path.join(folder, 'co-payment');
  expect(textsIn(taken)).toEqual(textsIn(ours));
  expect(parse(readFileSync(path.join(taken, 'facts.yaml'), 'utf8'))).toEqual(facts);
});

test('an article that has not changed is left as it is written, so that git shows what has', async () => {
  const kept = path.join(folder, 'co-payment', 'facts.yaml');
  cpSync(ours, path.dirname(kept), { recursive: true });
  says = (locale) => [200, [article(locale)]];
  await takeArticles(folder);
  expect(readFileSync(kept, 'utf8')).toBe(readFileSync(path.join(ours, 'facts.yaml'), 'utf8'));
  const changed = { ...(facts as object), written: '2026-12-24' };
  says = (locale) => [200, [{ ...article(locale), facts: changed }]];
  await takeArticles(folder);
  expect(parse(readFileSync(kept, 'utf8'))).toEqual(changed);
});

test.each<[string, (locale: string) => Says]>([
  ['fails', () => [503, {}]],
  ['lacks a language', (locale) => [200, locale === 'ta' ? [] : [article(locale)]]],
  ['names another folder', (locale) => [200, [article(locale, '../../pages/evil')]]],
  ['has facts of another shape', (locale) => [200, [{ ...article(locale), facts: { topic: 'none' } }]]],
])('nothing is written when the content server %s', async (_what, saying) => {
  cpSync(ours, path.join(folder, 'co-payment'), { recursive: true });
  says = saying;
  await expect(takeArticles(folder)).rejects.toMatchObject({
    name: 'ArticlesError',
    message: expect.stringMatching(/\. content\/articles is as it was\.$/) as string,
  });
  expect(readdirSync(folder)).toEqual(['co-payment']);
  expect(textsIn(path.join(folder, 'co-payment'))).toEqual(textsIn(ours));
  expect(existsSync(path.join(folder, '../../pages'))).toBe(false);
});
