import { readdirSync } from 'node:fs';
import { paths } from '@/lib/config/paths';
import { sitePaths } from '@/lib/content/library';
import { ALIASES } from '@/lib/content/salesPages';
import { parseServerEnv } from '@/lib/config/serverEnv';
import { tagSetOf } from '@/lib/config/tagPages';
import { createHeadersFor } from '@/lib/server/launcher/headersFor';
import config from '@/next.config.js';

const sample = (route: string) => route.replace(/\[[^\]]+\]|:\w+\+?/g, 'sample');

/** Every page at a sample address: files, rewrites and pages of words. */
async function everyPage(): Promise<string[]> {
  const files = readdirSync('pages', { recursive: true, encoding: 'utf8' });
  const own = files
    .filter((file) => file.endsWith('.tsx') && !/^(_app|_document|\[\.\.\.)/.test(file))
    .map((file) => `/${file.replace(/(^|\/)index\.tsx$|\.tsx$/, '')}`);
  const rewrites = (await config.rewrites?.()) ?? [];
  const rewritten = Object.values(rewrites)
    .flat()
    .map(({ source }) => source);
  return [
    ...new Set([...own, ...rewritten, ...sitePaths(), ...[...ALIASES.values()].flat()].map(sample)),
  ].toSorted();
}

/** All other pages, new ones too, have no tags. */
const tagged = [
  '/',
  '/Travel',
  '/about-us',
  '/category/sample',
  '/corporate-group-health-insurance',
  '/disease-a-z',
  '/family-health-insurance-plans.html',
  '/glossary',
  '/health-insurance-articles.html',
  '/health-insurance-plans.html',
  '/health-insurance/sample',
  '/individual-health-insurance-plans.html',
  '/mediclaim',
  '/mediclaim.html',
  '/tools',
  '/travel-insurance.html',
  '/v1',
];

/** Families of paths without personal pages. */
const ofFamily = /^\/(Empower|ReAssure2|ohi)/;

const languages = ['', '/hi', '/ta', '/en'];
const TAGS_URL = 'https://tags.example/site.js';
const TAGS_PSBU_URL = 'https://partner.example/psbu.js';
const headersFor = createHeadersFor(parseServerEnv({ TAGS_URL, TAGS_PSBU_URL }), false);
const policyOf = (url: string) => Object.fromEntries(headersFor(url))['Content-Security-Policy'] ?? '';

test('of all pages these have tags, in every language, and the policy of no other names their origin', async () => {
  const pages = (await everyPage()).filter((page) => !page.startsWith('/psbu'));
  expect(pages.length).toBeGreaterThan(45);
  for (const language of languages)
    for (const page of pages) {
      const url = `${language}${page === '/' && language ? '' : page}?sample=1`;
      const isTagged = tagged.includes(page) || ofFamily.test(page);
      expect([url, tagSetOf(url)]).toEqual([url, isTagged ? 'site' : undefined]);
      expect([url, policyOf(url).includes('https://tags.example')]).toEqual([url, isTagged]);
      expect(policyOf(url)).not.toContain('partner.example');
    }
  expect(pages).toEqual(expect.arrayContaining(tagged));
});

const personal = [
  paths.kyc('sample'),
  paths.appform('aspire', 'sample'),
  paths.payment('sample'),
  paths.startPayment('sample'),
  paths.sandboxPay('sample'),
  paths.declaration('sample'),
  paths.policy('sample'),
  paths.summary('sample'),
  paths.tripSummary('sample'),
  paths.dashboard,
  paths.continue,
  paths.travelLogin,
  paths.doNotDisturb,
  paths.outbox,
  '/api/tags',
];

test.each(personal)('%s has none, whatever its address looks like', (path) => {
  const [address = ''] = path.split('?');
  for (const url of [
    path,
    `/hi${path}`,
    `${path}#/`,
    `${address}?to=/`,
    `${address}/`,
    `/psbu${address}`,
    `/${path}`,
  ]) {
    expect([url, tagSetOf(url)]).toEqual([url, undefined]);
    expect(policyOf(url)).not.toMatch(/tags\.example|partner\.example/);
  }
});

test('pages of partner banks have the set of theirs', () => {
  expect(tagSetOf('/hi/psbu-bank/plans?x=1')).toBe('psbu');
  expect(policyOf('/psbu-bank/plans')).toContain("script-src 'self' https://partner.example;");
  expect(policyOf('/psbu-bank/plans')).not.toContain('https://tags.example');
});
