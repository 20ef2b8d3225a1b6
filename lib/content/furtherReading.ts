import { paths } from '@/lib/config/paths';
import { CATEGORIES, type CategorySlug } from '@/lib/domain/plans/categories.data';
import { EXAMPLE_PLAN, type Wait } from '@/lib/domain/plans/paidFrom';
import { findProduct } from '@/lib/domain/plans/products';
import type { ProductSlug } from '@/lib/domain/plans/products.data';
import type { Tool } from '@/lib/domain/site/tools/tools';
import { articleNames, readArticle, readTerms, type Article, type Illness } from './library';
import type { Language } from './tags';

/** A page of another area that belongs to what is read. */
export type Way = { path: string; title: string; kind: 'article' | 'plan' | 'term' | 'tool' };

/** The article that explains why a policy pays from that day. */
export const ARTICLE_OF_WAIT: Readonly<Record<Wait, string>> = {
  first: 'waiting-periods',
  named: 'waiting-periods',
  none: 'cashless-hour-by-hour',
  maternity: 'maternity',
  notPaid: 'what-to-tell',
};

export const ARTICLES_OF_TOOL: Readonly<Record<Tool, readonly string[]>> = {
  'premium-calculator': ['first-policy', 'two-or-three-years'],
  'how-much-cover': ['how-much-cover', 'top-up-deductible'],
  'tax-calculator': ['tax-80d'],
  bmi: ['health-check-ups', 'what-to-tell'],
};

/** Of a category of plans: articles, and words that its plans are told in. */
const OF_CATEGORY: Readonly<Record<CategorySlug, { articles: readonly string[]; words: readonly string[] }>> =
  {
    individual: {
      articles: ['first-policy', 'how-much-cover'],
      words: ['individual-policy', 'waiting-period'],
    },
    family: {
      articles: ['parents-own-or-floater', 'newborn'],
      words: ['floater', 'refill', 'eldest-person'],
    },
    'critical-illness': {
      articles: ['how-much-cover', 'claim-refused'],
      words: ['critical-illness', 'first-days'],
    },
    'personal-accident': { articles: ['how-much-cover', 'office-cover'], words: ['accident', 'sum-insured'] },
    'senior-citizens': {
      articles: ['mother-with-diabetes', 'co-payment', 'parents-own-or-floater'],
      words: ['co-payment', 'existing-illness', 'entry-age'],
    },
    maternity: { articles: ['maternity', 'newborn'], words: ['maternity-wait', 'waiting-period'] },
    mediclaim: {
      articles: ['cashless-hour-by-hour', 'room-rent', 'day-care-treatments'],
      words: ['cashless', 'reimbursement', 'room-rent'],
    },
    'top-up': {
      articles: ['top-up-deductible', 'office-cover'],
      words: ['policy-year', 'waiting-period', 'sum-insured'],
    },
    travel: {
      articles: ['travel-with-parents'],
      words: ['schengen', 'evacuation', 'baggage', 'passport-loss'],
    },
    corporate: { articles: ['group-cover-for-small-firms', 'office-cover'], words: [] },
  };

/** What a category's page leads to, and which words it explains. */
export function readingForCategory(slug: CategorySlug, language: Language) {
  const { articles, words } = OF_CATEGORY[slug];
  return { ways: articles.map((name) => toArticle(name, language)), words };
}

const MOST_ARTICLES = 4;
const MOST_WORDS = 5;

/** Of a plan: what its categories lead to. */
export function readingForPlan(product: ProductSlug, language: Language) {
  const categories = CATEGORIES.filter(({ products }) => (products as readonly string[]).includes(product));
  const found = categories.map(({ slug }) => OF_CATEGORY[slug]);
  const articles = [...new Set(found.flatMap((each) => each.articles))].slice(0, MOST_ARTICLES);
  const words = [...new Set(found.flatMap((each) => each.words))].slice(0, MOST_WORDS);
  return { ways: articles.map((name) => toArticle(name, language)), words };
}

const isTool = (tool: string): tool is Tool => tool in ARTICLES_OF_TOOL;

/** What an illness leads to: articles that speak of it or of its wait, and a plan that pays for it. */
export function readingForIllness({ slug, facts }: Illness, language: Language): Way[] {
  const speaking = articleNames().filter((name) => {
    const { intro, sections } = readArticle(name, language);
    return [intro, ...sections.map(({ html }) => html)].some((html) =>
      html.includes(`${paths.illness(slug)}"`),
    );
  });
  const articles = new Set([ARTICLE_OF_WAIT[facts.wait], ...speaking]);
  const [withMaternity] = CATEGORIES.find(({ slug: category }) => category === 'maternity')?.products ?? [];
  const plan = (facts.wait === 'maternity' && withMaternity) || EXAMPLE_PLAN.slug;
  return [
    ...[...articles].map((name) => toArticle(name, language)),
    { kind: 'plan', path: paths.product(plan), title: findProduct(plan)?.name ?? plan },
  ];
}

/** The words that an article explains. */
export function termsOfArticle({ terms }: Article, language: Language): Way[] {
  return readTerms('glossary', language)
    .filter(({ id }) => terms.includes(id))
    .map(({ id, title, theme }) => ({ kind: 'term', path: paths.term(theme, id), title }));
}

/** The calculators that work out what an article is about. */
export function toolsForArticle({ slug }: Article): Tool[] {
  return Object.entries(ARTICLES_OF_TOOL).flatMap(([tool, articles]) =>
    articles.includes(slug) && isTool(tool) ? [tool] : [],
  );
}

export function readingForTool(tool: Tool, language: Language): Way[] {
  return ARTICLES_OF_TOOL[tool].map((name) => toArticle(name, language));
}

function toArticle(name: string, language: Language): Way {
  return { kind: 'article', path: paths.article(name), title: readArticle(name, language).title };
}
