import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@/lib/domain/common/locales';
import { isHtmlOfWords } from '@/lib/config/pagesOfWords';
import { paths } from '@/lib/config/paths';
import { TOOLS } from '@/lib/domain/site/tools/tools';
import { isEnglishOnly, type Locale } from '@/lib/i18n/locales';
import { faultsOfData } from './structuredData';

/** What search engines and readers meet first, on every prerendered page (`.next/static-pages.json`). */

type Page = { address: string; locale: Locale; html: string; main: string; isIndexed: boolean; text: string };

const folder = '.next/static-site';
const listed = JSON.parse(readFileSync('.next/static-pages.json', 'utf8')) as Record<string, string>;
/** Pages for developers, and error pages without an address of their own. */
const aside = /^(\/(hi|ta))?\/(dev|docs|sandbox|network-hospitals\/(city|hospital)$|bad-request\.html)/;

const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style|svg)[\s>].*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&[a-z#0-9]+;/g, ' ')
    .trim();

const pages: Page[] = Object.entries(listed)
  .filter(([address]) => !aside.test(address))
  .map(([address, file]) => {
    const html = readFileSync(path.join(folder, file), 'utf8');
    const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
    const locale = locales.find((each) => address === `/${each}` || address.startsWith(`/${each}/`)) ?? 'en';
    return {
      address,
      locale,
      html,
      main,
      isIndexed: !html.includes('content="noindex"'),
      text: textOf(main),
    };
  });

/** A page with several addresses is judged at its canonical one. */
const canonicalOf = ({ html }: Page) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
const own = pages.filter(
  (page) => page.isIndexed && canonicalOf(page).endsWith(page.address.replace(/^\/$/, '')),
);

const where = (found: readonly Page[]) => found.map(({ address }) => address);

test('every page that is read has one heading of the first level', () => {
  const read = pages.filter(({ html }) => isHtmlOfWords(html));
  expect(read.length).toBeGreaterThan(500);
  expect(where(read.filter(({ html }) => html.split(/<h1[\s>]/).length !== 2))).toEqual([]);
});

test('every page says its language to browsers and to its styles, and where it is in the other languages', () => {
  const classes = { en: 'english', hi: 'hindi', ta: 'tamil' };
  const isTold = ({ address, locale, html }: Page) => {
    const language = isEnglishOnly(address) ? 'en' : locale;
    return (
      new RegExp(`<html [^>]*lang="${language}"`).test(html) &&
      html.includes(`<body class="${classes[language]} `) &&
      (isEnglishOnly(address) || locales.every((each) => html.includes(`hrefLang="${each}-IN"`)))
    );
  };
  expect(where(own.filter((page) => !isTold(page)))).toEqual([]);
});

test.each([
  ['title', /<title[^>]*>([^<]*)<\/title>/],
  ['description', /<meta name="description" content="([^"]*)"/],
])('no two pages of a language have the same %s, and none has none', (_what, pattern) => {
  const said = new Map<string, string>();
  const faults = own.flatMap(({ address, locale, html }) => {
    if (isEnglishOnly(address)) return [];
    const words = pattern.exec(html)?.[1] ?? '';
    const other = said.get(`${locale} ${words}`);
    said.set(`${locale} ${words}`, address);
    if (words === '') return [`${address}: none`];
    return other === undefined ? [] : [`${address} = ${other}`];
  });
  expect(faults).toEqual([]);
});

test('the structured data of every page is what its type asks for', () => {
  const faults = pages.flatMap(({ address, html }) =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) =>
      faultsOfData(JSON.parse(json)).map((fault) => `${address}: ${fault}`),
    ),
  );
  expect(faults).toEqual([]);
});

/** Pages that are used rather than read: forms, calculators, and what needs a code or a date. */
const USED = [
  '/Travel/get-quote',
  '/do-not-disturb',
  '/grievance-redressal',
  '/health-insurance-plan/aspire',
  '/health-insurance-plan/get-quote',
  '/help',
  '/portability',
  '/tools',
  ...TOOLS.map(paths.tool),
];
const LEAST_WORDS = 250;
const isThin = ({ text }: Page) => text.split(/\s+/).length < LEAST_WORDS;
const plain = ({ address, locale }: Page) =>
  locale === 'en' ? address : address.replace(`/${locale}`, '') || '/';

test.each(locales)('in %s no page has fewer than 250 words but those that are used', (locale) => {
  const read = own.filter((page) => page.locale === locale && !USED.includes(plain(page)));
  expect(read.length).toBeGreaterThan(200);
  expect(where(read.filter(isThin))).toEqual([]);
});

test('every page that may say little does so in some language', () => {
  const thin = new Set(own.filter(isThin).map(plain));
  expect(USED.filter((address) => !thin.has(address))).toEqual([]);
});

/** Where one begins, and the steps of a quote, which have their own. */
const FIRST = /^\/(v1$|health-insurance-plan\/|Travel\/get-quote$|$)/;

test('every other page says where it is', () => {
  const lost = pages.filter((page) => page.isIndexed && !FIRST.test(plain(page)));
  expect(where(lost.filter(({ main }) => !main.includes('"BreadcrumbList"')))).toEqual([]);
});

const LATIN = /\p{Script=Latin}/gu;
/** Names of plans, of bodies and of companies stay as they are written. */
const MOST_LATIN = 0.3;

test('no page in Hindi or Tamil is left in English', () => {
  const others = own.filter(({ locale, html }) => locale !== 'en' && isHtmlOfWords(html));
  const left = others.flatMap(({ address, main }) => {
    // Marked as English: names of companies, sources, law's own texts.
    const text = textOf(main.replaceAll(/<(\w+)[^>]* lang="en"[^>]*>.*?<\/\1>/gs, ''));
    const letters = text.match(/\p{L}/gu)?.length ?? 1;
    const share = (text.match(LATIN)?.length ?? 0) / letters;
    return share > MOST_LATIN ? [`${address}: ${Math.round(share * 100)} %`] : [];
  });
  expect(left).toEqual([]);
});

/** Bodies whose texts are sources, by the end of their hosts; share targets; our networks, stores and partners. */
const HOSTS =
  /(^|\.)(gov\.in|nic\.in|who\.int|nhs\.uk|nih\.gov|cdc\.gov|gicouncil\.in|cioins\.co\.in|anemiamuktbharat\.info|sukhayu\.example|facebook\.com|twitter\.com|linkedin\.com|youtube\.com|instagram\.com|wa\.me|play\.google\.com|apps\.apple\.com|google\.com)$/;

test('pages lead to no host but those that are named here', () => {
  const hosts = pages.flatMap(({ html }) =>
    [...html.matchAll(/ href="https?:\/\/([^/":]+)/g)].map(([, host = '']) => host),
  );
  expect([...new Set(hosts)].filter((host) => !HOSTS.test(host))).toEqual([]);
});
