import MiniSearch from 'minisearch';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { SEARCH_OPTIONS, type Found, type Searched } from '@/lib/domain/site/search';

const MOST = 30;

/** Searches while the words are typed. They are kept in the fragment, so that going back restores them. */
export function useSearch(index: string): {
  words: string;
  setWords: (words: string) => void;
  found: Found[];
} {
  const [words, setWords] = useState('');
  const asked = useDeferredValue(words);
  const search = useMemo(() => MiniSearch.loadJSON<Searched>(index, SEARCH_OPTIONS), [index]);
  useEffect(() => {
    const fromAddress = () => setWords(decode(window.location.hash.slice(1)));
    fromAddress();
    window.addEventListener('hashchange', fromAddress);
    return () => window.removeEventListener('hashchange', fromAddress);
  }, []);
  const change = (next: string) => {
    setWords(next);
    window.history.replaceState(window.history.state, '', `#${encodeURIComponent(next)}`);
  };
  const found = useMemo(() => search.search(asked).slice(0, MOST) as unknown as Found[], [search, asked]);
  return { words, setWords: change, found };
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return '';
  }
}
