import MiniSearch from 'minisearch';
import { getFile, getJson } from '@/lib/client/common/fetcher';
import type { Locale } from '@/lib/domain/common/locales';
import {
  type Answer,
  type Corpus,
  corpusOf,
  findAnswer,
  mayAnswer,
  type PageLines,
  readQuestion,
  searchedWords,
} from '@/lib/domain/help/findAnswer';
import { type Found, SEARCH_OPTIONS, type Searched } from '@/lib/domain/site/search';
import { pathIn } from '@/lib/i18n/locales';
import { buildOfPage } from '@/lib/late/buildOfPage';
import { linesOf } from './pageLines';

type Library = { index: MiniSearch<Searched>; corpus: Corpus };

/** How many pages are read in full, since the index has only a summary of written pages. */
const MOST_READ = 3;
const isWhole = ({ kind }: Found) => kind === 'term' || kind === 'question';

const libraries = new Map<Locale, Promise<Library>>();

/** Looks up what the site's own pages say. The question stays in the browser. */
export async function lookUp(question: string, locale: Locale): Promise<Answer | undefined> {
  const { index, corpus } = await libraryOf(locale);
  const asked = readQuestion(question, corpus);
  const found = mayAnswer(asked, index.search(searchedWords(asked)) as unknown as Found[]);
  const told = found.filter(isWhole).map(entryOf);
  const read = await Promise.allSettled(
    found
      .filter((each) => !isWhole(each))
      .slice(0, MOST_READ)
      .map((each) => readPage(each, locale)),
  );
  const whole = read.flatMap((page) => (page.status === 'fulfilled' ? page.value : []));
  const answer = findAnswer(asked, [...told, ...whole]);
  // Throws, since a page that couldn't be read may have the answer.
  if (!answer && whole.length < read.length) throw new Error('Pages could not be read.');
  return answer;
}

/** For a question or a term the index holds the complete text, as its summary. */
function entryOf({ path, title, summary }: Found): PageLines {
  return { path, title, lines: [{ text: summary, heading: title }] };
}

async function readPage({ path, title }: Found, locale: Locale): Promise<PageLines> {
  const file = await getFile(pathIn(locale, path));
  const page = new DOMParser().parseFromString(await file.text(), 'text/html');
  return { path, title, lines: linesOf(page) };
}

/** The index of the search page, of the same build as this page. */
async function libraryOf(locale: Locale): Promise<Library> {
  const known = libraries.get(locale) ?? load(locale);
  libraries.set(locale, known);
  try {
    return await known;
  } catch (error) {
    libraries.delete(locale);
    throw error;
  }
}

async function load(locale: Locale): Promise<Library> {
  const { pageProps } = await getJson<{ pageProps: { index: string } }>(
    `/_next/data/${buildOfPage()}/${locale}/search.json`,
  );
  const index = MiniSearch.loadJSON<Searched>(pageProps.index, SEARCH_OPTIONS);
  const all = index.search(MiniSearch.wildcard) as unknown as Found[];
  return { index, corpus: corpusOf(all) };
}
