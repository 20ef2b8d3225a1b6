import { EXAMPLE_PLAN, paidFrom, paidFromIfExisting, type PaidFrom } from '@/lib/domain/plans/paidFrom';
import { findProduct } from '@/lib/domain/plans/products';
import { RIDER_FACTS, RIDER_KEYS } from '@/lib/domain/plans/riders.data';
import { loadMessages } from '@/lib/i18n/loadMessages';
import { toLocale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { paths } from '@/lib/config/paths';
import type { CategorySlug } from '@/lib/domain/plans/categories.data';
import type { ProductSlug } from '@/lib/domain/plans/products.data';
import type { Tool } from '@/lib/domain/site/tools/tools';
import type { Searched } from '@/lib/domain/site/search';
import {
  readingForCategory,
  readingForIllness,
  readingForPlan,
  readingForTool,
  termsOfArticle,
  toolsForArticle,
  type Way,
} from './furtherReading';
import { GROUPS, themesOf, type ThemeKind } from './kinds';
import { writeSearchIndex } from './searchIndex';
import {
  articleNames,
  illnessNames,
  readArticle,
  readCategory,
  readFoot,
  readIllness,
  readRelease,
  readSitePage,
  readTerms,
  readTheme,
  releaseNames,
  sitePaths,
  toLanguage,
  type Illness,
  type Term,
} from './library';
import type { Section, Text } from './readText';
import type { Language } from './tags';

/** What the pages of `content/` are built with. */

const slugOf = (name: string) => name.split('/')[1] ?? '';
export const illnessSlugs = () => illnessNames().map(slugOf);

async function open(locale: string | undefined) {
  const messages = await loadMessages(locale, ['reading']);
  return { messages, language: toLanguage(toLocale(locale), messages) };
}

/** What the glossary says of the words that a text explains. */
const termsOf = ({ terms }: Text, language: Language) => explained(terms, language);

const toRelated = ({ slug, title, facts }: Illness) => ({ slug, title, from: from(facts) });
/** `null` instead of undefined, since props are JSON. */
const from = ({ wait }: Illness['facts']): PaidFrom | null => paidFrom(wait) ?? null;

/**
 * The plan that pages about illnesses use as an example. Computed here, because the table of covers is in no page's
 * bundle.
 */
const examplePlan = () => ({
  plan: findProduct(EXAMPLE_PLAN.slug)?.name ?? '',
  variant: EXAMPLE_PLAN.variant,
  ifExisting: paidFromIfExisting(),
});
export type ExamplePlan = ReturnType<typeof examplePlan>;
export type IllnessWaits = ExamplePlan & { from: PaidFrom | null; managedDay: number };

export async function loadIllness(slug: string, locale: string | undefined) {
  const { messages, language } = await open(locale);
  const named = (wanted: string) =>
    illnessNames()
      .filter((name) => slugOf(name) === wanted)
      .map((name) => readIllness(name, language));
  const [illness] = named(slug);
  if (!illness) throw new Error(`No illness “${slug}” in content/illnesses`);
  const mistaken = illness.facts.mistakenFor.flatMap(named).map(toRelated);
  const waits = { ...examplePlan(), from: from(illness.facts), managedDay: RIDER_FACTS['smart-health'].day };
  return {
    illness,
    waits,
    mistaken,
    messages,
    terms: termsOf(illness, language),
    furtherReading: readingForIllness(illness, language),
  };
}

export async function loadIllnessIndex(locale: string | undefined) {
  const { messages, language } = await open(locale);
  const entries = illnessNames()
    .map((name) => readIllness(name, language))
    .map((illness) => ({ ...toRelated(illness), group: illness.group, known: illness.facts.known }))
    .toSorted((one, other) => one.title.localeCompare(other.title, language.locale));
  const letters = [...new Set(entries.map(({ title }) => letterOf(title)))].map((letter) => ({
    letter,
    entries: entries.filter(({ title }) => letterOf(title) === letter),
  }));
  const groups = GROUPS.map((group) => ({
    group,
    count: entries.filter((entry) => entry.group === group).length,
  }));
  return { letters, groups, example: examplePlan(), messages };
}

/** The first letter, in Hindi and Tamil without its vowel sign. */
function letterOf(title: string): string {
  return (title.match(/\p{L}/u)?.[0] ?? '').toUpperCase();
}

const articlesIn = (language: Language) =>
  articleNames().map((name) => {
    const { slug, title, summary, facts, words } = readArticle(name, language);
    return { slug, title, summary, topic: facts.topic, words };
  });

export async function loadArticle(slug: string, locale: string | undefined) {
  const { messages, language } = await open(locale);
  const article = readArticle(slug, language);
  const all = articlesIn(language);
  const related = article.facts.related.flatMap((other) => all.filter((each) => each.slug === other));
  const { tools } = await loadMessages(locale, ['tools']);
  const furtherReading: Way[] = [
    ...toolsForArticle(article).map((tool) => ({
      kind: 'tool' as const,
      path: paths.tool(tool),
      title: tools?.names[tool] ?? tool,
    })),
    ...termsOfArticle(article, language),
  ];
  return { article, related, furtherReading, terms: termsOf(article, language), messages };
}

export async function loadArticleIndex(locale: string | undefined) {
  const { messages, language } = await open(locale);
  return { articles: articlesIn(language), messages };
}

/** Themes of the glossary or of questions, with what each explains. */
export async function loadThemes(kind: ThemeKind, locale: string | undefined) {
  const { messages, language } = await open(locale);
  const themes = themesOf[kind].map((theme) => {
    const { title, summary, sections } = readTheme(kind, theme, language);
    return { theme, title, summary, entries: sections.map(({ id, title: name }) => ({ id, title: name })) };
  });
  return { kind, themes, messages };
}

export async function loadTheme(kind: ThemeKind, theme: string, locale: string | undefined) {
  const { messages, language } = await open(locale);
  const others = themesOf[kind].map((other) => {
    const { title } = readTheme(kind, other, language);
    return { theme: other, title };
  });
  const text = readTheme(kind, theme, language);
  const { title, summary, sections: entries } = text;
  return { kind, theme, title, summary, entries, others, terms: termsOf(text, language), messages };
}

export async function loadSearch(locale: string | undefined, pages: readonly Searched[]) {
  const { messages, language } = await open(locale);
  return { index: writeSearchIndex(language, pages), messages };
}

/** The first question of each theme. */
export async function loadOftenAsked(locale: string | undefined) {
  const { language } = await open(locale);
  const entries = readTerms('questions', language);
  return themesOf.questions.flatMap((theme) => {
    const [first] = entries.filter((each) => each.theme === theme);
    if (!first) return [];
    return [
      {
        path: paths.question(theme, first.id),
        title: first.title,
        theme: readTheme('questions', theme, language).title,
      },
    ];
  });
}

/** Of a category, or of a plan: texts with the words that they explain, ways on, and other words. */
export type Around = {
  sections: readonly Section[];
  terms: readonly Term[];
  ways: readonly Way[];
  words: readonly Term[];
};

export async function loadAroundCategory(slug: CategorySlug, locale: string | undefined): Promise<Around> {
  const { language } = await open(locale);
  const { sections = [], terms = [] } = readCategory(slug, language) ?? {};
  const { ways, words } = readingForCategory(slug, language);
  const others = words.filter((word) => !terms.includes(word));
  return { sections, ways, terms: explained(terms, language), words: explained(others, language) };
}

export async function loadAroundPlan(product: ProductSlug, locale: string | undefined): Promise<Around> {
  const { language } = await open(locale);
  const { ways, words } = readingForPlan(product, language);
  return { sections: [], terms: [], ways, words: explained(words, language) };
}

/** The words of a text, with the words that their explanations use in turn. */
function explained(words: readonly string[], language: Language): readonly Term[] {
  const terms = words.length > 0 ? readTerms('glossary', language) : [];
  const wanted = new Set(words);
  // The loop also visits words that are added to the set while it runs.
  for (const word of wanted)
    for (const [, other = ''] of terms.find(({ id }) => id === word)?.html.matchAll(named) ?? [])
      wanted.add(other);
  return terms.filter(({ id }) => wanted.has(id));
}
const named = / popovertarget="term-([\w-]+)"/g;

/** The texts of what shows it. */
export async function loadAroundTexts(locale: string | undefined) {
  const { reading } = await loadMessages(locale, ['reading']);
  return {
    beyond: reading?.beyond,
    close: reading?.close,
    allTerms: reading?.allTerms,
  } as Messages['reading'];
}

export function loadToolWays(tool: Tool, locale: string | undefined): Way[] {
  return readingForTool(tool, toLanguage(toLocale(locale), {}));
}

const releasesIn = (language: Language) =>
  releaseNames()
    .map((name) => readRelease(name, language))
    .map(({ slug, title, summary, facts }) => ({ slug, title, summary, published: facts.published }))
    .toSorted((one, other) => other.published.localeCompare(one.published));

export async function loadRelease(slug: string, locale: string | undefined) {
  const { messages, language } = await open(locale);
  const release = readRelease(slug, language);
  return { release, releases: releasesIn(language), terms: termsOf(release, language), messages };
}

/** The names of what has a filing number and isn't a plan, that is riders and trips. */
async function namesIn(locale: string | undefined): Promise<Record<string, string>> {
  const { plans, listing } = await loadMessages(locale, ['plans', 'listing']);
  const riders = RIDER_KEYS.map((rider) => [rider, plans?.riders[rider].name ?? rider] as const);
  return Object.fromEntries<string>([...riders, ['travel', listing?.kinds.travel.title ?? '']]);
}

/** A page about us, of law or of help, with the pages beside and below it. */
export async function loadSitePage(pathname: string, locale: string | undefined) {
  const { messages, language: plain } = await open(locale);
  const language = { ...plain, names: await namesIn(locale) };
  const page = readSitePage(pathname, language);
  const [, area = ''] = pathname.split('/');
  const family = sitePaths()
    .filter((other) => other === `/${area}` || other.startsWith(`/${area}/`))
    .map((other) => readSitePage(other, language))
    .map(({ path, title, summary }) => ({ path, title, summary }));
  const releases = pathname === paths.mediaCenter ? releasesIn(language) : [];
  const foot = readFoot(pathname, language.locale);
  return { page, family, releases, terms: termsOf(page, language), ...(foot && { foot }), messages };
}
