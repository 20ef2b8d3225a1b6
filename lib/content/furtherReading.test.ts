import { isProductSlug } from '@/lib/domain/plans/products';
import { TOOLS } from '@/lib/domain/site/tools/tools';
import {
  ARTICLE_OF_WAIT,
  ARTICLES_OF_TOOL,
  readingForIllness,
  readingForTool,
  termsOfArticle,
  toolsForArticle,
} from './furtherReading';
import { articleNames, illnessNames, readArticle, readIllness } from './library';

const english = { locale: 'en', words: { danger: '', price: '' } } as const;

test('articles of waits and of tools are there', () => {
  const named = [...Object.values(ARTICLE_OF_WAIT), ...Object.values(ARTICLES_OF_TOOL).flat()];
  expect(named.filter((name) => !articleNames().includes(name))).toEqual([]);
});

test.each(illnessNames())('%s leads to the article of its wait and to a plan', (name) => {
  const ways = readingForIllness(readIllness(name, english), english);
  const plan = ways.at(-1)?.path.split('/').at(-1);
  expect(ways[0]?.kind).toBe('article');
  expect(isProductSlug(plan)).toBe(true);
});

test('an illness leads to the articles that speak of it, a birth to a plan for it', () => {
  const pathsOf = (name: string) =>
    readingForIllness(readIllness(name, english), english).map(({ path }) => path.split('/').at(-1));
  expect(pathsOf('fevers/dengue')).toEqual(['waiting-periods', 'monsoon-fevers', 'reassurev2']);
  const byWait = (wait: string) =>
    illnessNames().find((name) => readIllness(name, english).facts.wait === wait) ?? '';
  expect(pathsOf(byWait('maternity'))).toEqual(['maternity', 'aspire']);
});

test('an article leads to the words that it explains and to its calculator, which leads back', () => {
  const tax = readArticle('tax-80d', english);
  expect(termsOfArticle(tax, english)).toHaveLength(tax.terms.length);
  expect(toolsForArticle(tax)).toEqual(['tax-calculator']);
  for (const tool of TOOLS) expect(readingForTool(tool, english).length).toBeGreaterThan(0);
});
