import MiniSearch from 'minisearch';
import { writeSitemap } from '@/scripts/site/sitemap';
import { locales, type Locale } from '@/lib/domain/common/locales';
import { SEARCH_OPTIONS, type Searched } from '@/lib/domain/site/search';
import { searchedPages } from './searchedPages';
import { writeSearchIndex } from './searchIndex';

const place: Searched = { path: '/my', title: 'My place', kind: 'page', also: '', summary: '' };

const indexes = {} as Record<Locale, MiniSearch<Searched>>;
beforeAll(async () => {
  for (const locale of locales) {
    const pages = [place, ...(await searchedPages(locale))];
    const written = writeSearchIndex({ locale, words: { danger: '', price: '' } }, pages);
    indexes[locale] = MiniSearch.loadJSON<Searched>(written, SEARCH_OPTIONS);
  }
});

/** Whether it is among the first three, as a phone shows them. */
const finds = (locale: Locale, words: string, path: string) =>
  indexes[locale]
    .search(words)
    .slice(0, 3)
    .some(({ id }) => String(id).startsWith(path));

test.each([
  ['en', 'dengue', '/disease-a-z/dengue'],
  ['en', 'dengu', '/disease-a-z/dengue'],
  ['en', 'डेंगू', '/disease-a-z/dengue'],
  ['hi', 'dengu', '/disease-a-z/dengue'],
  ['hi', 'डेंगु', '/disease-a-z/dengue'],
  ['ta', 'dengu', '/disease-a-z/dengue'],
  ['ta', 'டெங்கு', '/disease-a-z/dengue'],
  ['en', 'sugar', '/disease-a-z/diabetes'],
  ['hi', 'sugar', '/disease-a-z/diabetes'],
  ['en', 'hart attack', '/disease-a-z/heart-attack'],
  ['en', 'room rent', '/health-insurance-articles/room-rent'],
  ['en', 'my place', '/my'],
] as const)('in %s “%s” finds %s', (locale, words, path) => {
  expect(finds(locale, words, path)).toBe(true);
});

test.each(locales)('in %s “kaise claim kare” finds claims first', (locale) => {
  expect(indexes[locale].search('kaise claim kare')[0]?.id).toBe('/claims');
});

test('in Hindi what tells how to claim is found too', () => {
  expect(finds('hi', 'kaise claim kare', '/health-insurance-articles/reimbursement-papers')).toBe(true);
});

test.each(locales)('in %s all that the sitemap lists is found by its title', (locale) => {
  const listed = [...writeSitemap().matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)]
    .map(([, path = '']) => path || '/')
    .filter((path) => !/^\/(hi|ta)(\/|$)/.test(path));
  const missing = listed.filter((path) => !indexes[locale].getStoredFields(path)?.['title']);
  expect(listed.length).toBeGreaterThan(150);
  expect(missing).toEqual([]);
});

test('nothing is found by nothing', () => {
  expect(indexes.en.search('   ')).toEqual([]);
});
