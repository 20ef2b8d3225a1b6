import { paidFrom, type PaidFrom } from '@/lib/domain/plans/paidFrom';
import { loadMessages } from '@/lib/i18n/loadMessages';
import { toLocale } from '@/lib/i18n/locales';
import { paths } from '@/lib/config/paths';
import type { Searched } from '@/lib/domain/site/search';
import { GROUPS } from './kinds';
import { writeSearchIndex } from './searchIndex';
import {
  articleNames,
  illnessNames,
  readArticle,
  readGlossary,
  readIllness,
  readQuestions,
  readRelease,
  readSitePage,
  releaseNames,
  sitePaths,
  toLanguage,
  type Illness,
} from './library';
import type { Text } from './readText';
import type { Language } from './tags';

/** What the pages of `content/` are built with. */

const slugOf = (name: string) => name.split('/')[1] ?? '';
export const illnessSlugs = () => illnessNames().map(slugOf);

async function open(locale: string | undefined) {
  const messages = await loadMessages(locale, ['reading']);
  return { messages, language: toLanguage(toLocale(locale), messages) };
}

/** What the glossary says of the words that a text explains. */
function termsOf({ terms }: Text, language: Language) {
  return terms.length === 0 ? [] : readGlossary(language).filter(({ id }) => terms.includes(id));
}

const toRelated = ({ slug, title, facts }: Illness) => ({ slug, title, from: from(facts) });
/** `null`, since props are JSON. */
const from = ({ wait }: Illness['facts']): PaidFrom | null => paidFrom(wait) ?? null;

export async function loadIllness(slug: string, locale: string | undefined) {
  const { messages, language } = await open(locale);
  const named = (wanted: string) =>
    illnessNames()
      .filter((name) => slugOf(name) === wanted)
      .map((name) => readIllness(name, language));
  const [illness] = named(slug);
  if (!illness) throw new Error(`No illness “${slug}” in content/illnesses`);
  const mistaken = illness.facts.mistakenFor.flatMap(named).map(toRelated);
  return { illness, mistaken, terms: termsOf(illness, language), messages };
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
  return { letters, groups, messages };
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
  return { article, related, terms: termsOf(article, language), messages };
}

export async function loadArticleIndex(locale: string | undefined) {
  const { messages, language } = await open(locale);
  return { articles: articlesIn(language), messages };
}

export async function loadGlossary(locale: string | undefined) {
  const { messages, language } = await open(locale);
  return { terms: readGlossary(language), messages };
}

export async function loadQuestions(locale: string | undefined) {
  const { messages, language } = await open(locale);
  return { questions: readQuestions(language), messages };
}

export async function loadSearch(locale: string | undefined, pages: readonly Searched[]) {
  const { messages, language } = await open(locale);
  return { index: writeSearchIndex(language, pages), messages };
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

/** A page about us, of law or of help, with the pages beside and below it. */
export async function loadSitePage(pathname: string, locale: string | undefined) {
  const { messages, language } = await open(locale);
  const page = readSitePage(pathname, language);
  const [, area = ''] = pathname.split('/');
  const family = sitePaths()
    .filter((other) => other === `/${area}` || other.startsWith(`/${area}/`))
    .map((other) => readSitePage(other, language))
    .map(({ path, title, summary }) => ({ path, title, summary }));
  const releases = pathname === paths.mediaCenter ? releasesIn(language) : [];
  return { page, family, releases, terms: termsOf(page, language), messages };
}
