import { paths } from '@/lib/config/paths';
import { CATEGORIES } from '@/lib/domain/plans/categories.data';
import { EXAMPLE_PLAN, type Wait } from '@/lib/domain/plans/paidFrom';
import { findProduct } from '@/lib/domain/plans/products';
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

const isTool = (tool: string): tool is Tool => tool in ARTICLES_OF_TOOL;

/** What an illness leads to: articles that speak of it or of its wait, and a plan that pays for it. */
export function beyondIllness({ slug, facts }: Illness, language: Language): Way[] {
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
export function termsBeyond({ terms }: Article, language: Language): Way[] {
  return readTerms('glossary', language)
    .filter(({ id }) => terms.includes(id))
    .map(({ id, title, theme }) => ({ kind: 'term', path: paths.term(theme, id), title }));
}

/** The calculators that work out what an article is about. */
export function toolsBeyond({ slug }: Article): Tool[] {
  return Object.entries(ARTICLES_OF_TOOL).flatMap(([tool, articles]) =>
    articles.includes(slug) && isTool(tool) ? [tool] : [],
  );
}

export function beyondTool(tool: Tool, language: Language): Way[] {
  return ARTICLES_OF_TOOL[tool].map((name) => toArticle(name, language));
}

function toArticle(name: string, language: Language): Way {
  return { kind: 'article', path: paths.article(name), title: readArticle(name, language).title };
}
