import { canonicalOf } from '@/components/site/content/canonical';
import { builtOrigin } from '@/lib/config/siteOrigin';
import { paths } from '@/lib/config/paths';
import { themesOf } from '@/lib/content/kinds';
import {
  articleNames,
  illnessNames,
  readArticle,
  readIllness,
  readRelease,
  releaseNames,
  sitePaths,
} from '@/lib/content/library';
import { CATEGORIES } from '@/lib/domain/plans/categories.data';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { TOOLS } from '@/lib/domain/site/tools/tools';
import { type Listed, toSitemap } from '@/lib/i18n/sitemap';

const pages = [
  '/',
  paths.getQuote,
  paths.tripQuote,
  paths.hospitals,
  paths.claims,
  paths.help,
  paths.grievance,
  paths.doNotDisturb,
  paths.tools,
  ...TOOLS.map(paths.tool),
  paths.aspire,
  paths.allPlans,
  paths.corporate,
  paths.portability,
  '/individual-health-insurance-plans.html',
  '/family-health-insurance-plans.html',
  // Categories that aren't listed here have pages of their own.
  ...CATEGORIES.filter(({ slug }) => canonicalOf(slug, 'en') === undefined).map(
    ({ slug }) => `/category/${slug}`,
  ),
  ...PRODUCTS.map(({ slug }) => paths.product(slug)),
  paths.illnesses,
  paths.articles,
  paths.glossary,
  ...themesOf.glossary.map((theme) => paths.term(theme)),
  paths.questions,
  ...themesOf.questions.map((theme) => paths.question(theme)),
];

/** Dates come from `content/`: nobody notes when other pages changed. */
export function writeSitemap(): string {
  const english = { locale: 'en', words: { danger: '', price: '' } } as const;
  const written: Listed[] = [
    ...illnessNames()
      .map((name) => readIllness(name, english))
      .map(({ slug, facts }) => ({ path: paths.illness(slug), changed: facts.written })),
    ...articleNames()
      .map((name) => readArticle(name, english))
      .map(({ slug, facts }) => ({ path: paths.article(slug), changed: facts.written })),
    ...releaseNames()
      .map((name) => readRelease(name, english))
      .map(({ slug, facts }) => ({ path: paths.release(slug), changed: facts.written })),
  ];
  const others = [...new Set([...pages, ...sitePaths()])].map((path) => ({ path }));
  return toSitemap(builtOrigin, [...others, ...written]);
}
