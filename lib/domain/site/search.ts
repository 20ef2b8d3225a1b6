import { soundOf, wordsOf } from '@/lib/domain/common/words/spelling';

export type SearchKind = 'illness' | 'article' | 'release' | 'term' | 'question' | 'page';
export type Found = { path: string; title: string; kind: SearchKind; summary: string };
export type Searched = Found & { also: string };

/** Shorter sounds tell few words apart. */
const SHORTEST_SOUND = 2;
const SOUND = '~';

/** The terms that find a word: its spelling, and its sound in any of our scripts (`dengu`, `डेंगू`). */
function termsOf(word: string): string[] {
  const sound = soundOf(word);
  return sound.length < SHORTEST_SOUND ? [word] : [word, SOUND + sound];
}

const isSound = (term: string) => term.startsWith(SOUND);
const LONG_ENOUGH_FOR_SLIPS = 4;

/** Options of minisearch, which the index and its readers must share. */
export const SEARCH_OPTIONS = {
  idField: 'path',
  fields: ['title', 'also', 'summary'],
  storeFields: ['path', 'title', 'kind', 'summary'],
  tokenize: (text: string) => [...wordsOf(text)],
  processTerm: termsOf,
  searchOptions: {
    boost: { title: 4, also: 3 },
    prefix: (term: string) => !isSound(term),
    fuzzy: (term: string) => (!isSound(term) && term.length >= LONG_ENOUGH_FOR_SLIPS ? 0.2 : false),
    boostTerm: (term: string) => (isSound(term) ? 0.4 : 1),
  },
};
