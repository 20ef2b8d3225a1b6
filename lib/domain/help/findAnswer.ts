import { wordsOf } from '@/lib/domain/common/words/spelling';
import type { Found } from '@/lib/domain/site/search';
import { PLAIN_WORDS } from './plainWords.data';
import { isSameWord } from './sameWord';

/** A paragraph of a page, under its nearest heading. */
export type Line = { text: string; heading?: string; anchor?: string };
export type PageLines = Pick<Found, 'path' | 'title'> & { lines: readonly Line[] };
export type Answer = Pick<Found, 'path' | 'title'> & { line: Line };

/** A question's words, and those that set it apart from other questions, each with its weight. */
export type Asked = { words: readonly string[]; telling: readonly { word: string; weight: number }[] };

/** Below this part of the question's weight a line is about something else. */
const LEAST_COVERED = 0.6;
/** A word in the heading counts a little less than one in the line. */
const BY_HEADING = 0.9;
/** The least part of the weight that the line itself must have, since a heading alone answers nothing. */
const LEAST_IN_LINE = 0.3;
const MOST_PAGES = 8;

export type Corpus = { size: number; pagesWith: ReadonlyMap<string, number> };

/** Counts in how many pages each word is. */
export function corpusOf(pages: readonly Pick<Found, 'title' | 'summary'>[]): Corpus {
  const pagesWith = new Map<string, number>();
  for (const { title, summary } of pages)
    for (const word of new Set(wordsOf(`${title} ${summary}`)))
      pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1);
  return { size: pages.length, pagesWith };
}

/** Weighs a question's words. A word that no page has weighs most, so that without it nothing counts as an answer. */
export function readQuestion(question: string, { size, pagesWith }: Corpus): Asked {
  const words = wordsOf(question);
  const telling = [...new Set(words)].filter((word) => !PLAIN_WORDS.has(word));
  const weighed = telling.map((word) => {
    const exact = pagesWith.get(word) ?? 0;
    const count =
      exact ||
      [...pagesWith].reduce((sum, [known, pages]) => (isSameWord(word, known) ? sum + pages : sum), 0);
    return { word, weight: Math.log((size + 1) / (Math.min(count, size) + 0.5)) };
  });
  return { words, telling: weighed };
}

const isIn = (words: readonly string[]) => (word: string) => words.some((each) => isSameWord(word, each));

/** Pairs of neighbouring sentences, since only those answer: words far apart in a paragraph are about two things. */
function pairsOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?।])\s+/);
  return sentences.map((sentence, at) => `${sentence} ${sentences[at + 1] ?? ''}`);
}

const score = (asked: Asked, title: string, { heading, text }: Line): number =>
  Math.max(...pairsOf(text).map((pair) => scorePair(asked, title, { heading: heading ?? '', text: pair })));

/** How well a pair answers, from 0 to about 1; 0 if it is about something else. */
function scorePair(
  { words, telling }: Asked,
  title: string,
  { heading, text }: Required<Omit<Line, 'anchor'>>,
): number {
  const headed = wordsOf(heading);
  if (headed.join(' ') === words.join(' ')) return 1 + BY_HEADING;
  const whole = telling.reduce((sum, { weight }) => sum + weight, 0);
  const shareOf = (tells: (word: string) => number) =>
    telling.reduce((sum, { word, weight }) => sum + weight * tells(word), 0) / whole;
  const [inHeading, inTitle, inText] = [headed, wordsOf(title), wordsOf(text)].map(isIn);
  if (!inHeading || !inTitle || !inText || whole === 0) return 0;
  const byName = (word: string) => (inHeading(word) || inTitle(word) ? BY_HEADING : 0);
  const covered = shareOf((word) => (inText(word) ? 1 : byName(word)));
  const isOwn = shareOf((word) => Number(inHeading(word))) >= LEAST_COVERED;
  const isAbout = isOwn || shareOf((word) => Number(inText(word))) >= LEAST_IN_LINE;
  if (covered < LEAST_COVERED || !isAbout) return 0;
  // A heading with few other words is about exactly this, and not about something near it.
  const said = headed.filter((word) => !PLAIN_WORDS.has(word));
  const asIs = said.length === 0 ? 0 : said.filter(isIn(words)).length / said.length;
  return covered + asIs * BY_HEADING;
}

/** Finds the line that covers most of the question, the earlier of equal ones; undefined if none covers enough. */
export function findAnswer(asked: Asked, pages: readonly PageLines[]): Answer | undefined {
  const all = pages.flatMap(({ path, title, lines }) =>
    lines.map((line) => ({ score: score(asked, title, line), answer: { path, title, line } })),
  );
  const best = all.reduce<(typeof all)[number] | undefined>(
    (most, each) => (each.score > (most?.score ?? 0) ? each : most),
    undefined,
  );
  return best?.answer;
}

/** Keeps the pages found that may answer: a telling word is in their title or summary. */
export function mayAnswer({ words, telling }: Asked, found: readonly Found[]): Found[] {
  const tells = telling.filter(({ weight }) => weight > 1).map(({ word }) => word);
  const isTitled = ({ title }: Found) => wordsOf(title).join(' ') === words.join(' ');
  const others = found.filter((page) => {
    const said = wordsOf(`${page.title} ${page.summary}`);
    return !isTitled(page) && tells.some(isIn(said));
  });
  return [...found.filter(isTitled), ...others].slice(0, MOST_PAGES);
}

/** The words to search for. */
export function searchedWords({ words, telling }: Asked): string {
  return (telling.length > 0 ? telling.map(({ word }) => word) : words).join(' ');
}
