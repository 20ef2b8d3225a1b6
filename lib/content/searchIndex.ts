import MiniSearch from 'minisearch';
import { paths } from '@/lib/config/paths';
import { SEARCH_OPTIONS, type Searched } from '@/lib/domain/site/search';
import {
  articleNames,
  illnessNames,
  readArticle,
  readIllness,
  readRelease,
  readSitePage,
  readTerms,
  releaseNames,
  sitePaths,
} from './library';
import type { Text } from './readText';
import type { Language } from './tags';

/** All that a language's search finds, as minisearch writes it. `pages`: what isn't kept in `content/`. */
export function writeSearchIndex(language: Language, pages: readonly Searched[]): string {
  const index = new MiniSearch<Searched>(SEARCH_OPTIONS);
  index.addAll(unique([...pages, ...searchedIn(language)]));
  return JSON.stringify(index);
}

function searchedIn(language: Language): Searched[] {
  const terms = readTerms('glossary', language).map(({ id, title, html, theme }) => ({
    path: paths.term(theme, id),
    kind: 'term' as const,
    title,
    also: '',
    summary: textOf(html),
  }));
  const questions = readTerms('questions', language).map(({ id, title, html, theme }) => ({
    path: paths.question(theme, id),
    kind: 'question' as const,
    title,
    also: '',
    summary: textOf(html),
  }));
  return [
    ...illnessNames()
      .map((name) => readIllness(name, language))
      .map((illness) => found('illness', illness)),
    ...articleNames()
      .map((name) => readArticle(name, language))
      .map((article) => found('article', article)),
    ...sitePaths()
      .map((pathname) => readSitePage(pathname, language))
      .map(({ path, title, also, summary }) => ({ path, title, also, summary, kind: 'page' as const })),
    ...releaseNames()
      .map((name) => readRelease(name, language))
      .map((release) => found('release', release)),
    ...terms,
    ...questions,
  ];
}

function found(
  kind: 'illness' | 'article' | 'release',
  { slug, title, also, summary }: Text & { slug: string },
): Searched {
  return { kind, path: paths[kind](slug), title, also, summary };
}

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A page that the footer names twice is found once. */
function unique(all: readonly Searched[]): Searched[] {
  return [...new Map(all.map((each) => [each.path, each])).values()];
}
