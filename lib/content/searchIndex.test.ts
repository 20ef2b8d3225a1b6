import MiniSearch from 'minisearch';
import type { Locale } from '@/lib/domain/common/locales';
import { SEARCH_OPTIONS, type Searched } from '@/lib/domain/site/search';
import { writeSearchIndex } from './searchIndex';

const pages: Searched[] = [{ path: '/my', title: 'My place', kind: 'page', also: '', summary: '' }];

const indexes = Object.fromEntries(
  (['en', 'hi', 'ta'] as const).map((locale) => [
    locale,
    MiniSearch.loadJSON<Searched>(
      writeSearchIndex({ locale, words: { danger: '', price: '' } }, pages),
      SEARCH_OPTIONS,
    ),
  ]),
) as Record<Locale, MiniSearch<Searched>>;

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

test('in Hindi “kaise claim kare” finds what tells how', () => {
  expect(finds('hi', 'kaise claim kare', '/health-insurance-articles/reimbursement-papers')).toBe(true);
});

test('nothing is found by nothing', () => {
  expect(indexes.en.search('   ')).toEqual([]);
});
