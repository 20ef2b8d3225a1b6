import { slipsOf, soundOf } from '@/lib/domain/common/words/spelling';
import { slipsTo } from '@/lib/domain/places/placeSearch';
import { type HospitalListRecord, readLists } from '@/models/hospitals/hospitalList';
import { type Entry, unpackEntries } from './entries';
import { listNames } from './listNames';

export type Spoken = { word: string; sound: string; list?: HospitalListRecord };

/** Finds for each word its list of hospitals, if some hospital's name has it. */
export async function listenTo(edition: string, words: readonly string[]): Promise<readonly Spoken[]> {
  const spoken = words.map((word) => ({ word, sound: soundOf(word) })).filter(({ sound }) => sound !== '');
  const lists = await readLists(
    edition,
    spoken.map(({ sound }) => listNames.word(sound)),
  );
  return spoken.map(({ word, sound }) => {
    const list = lists.get(listNames.word(sound));
    return list && isSpelledLike(word, list.words) ? { word, sound, list } : { word, sound };
  });
}

/** Compares spellings too, since quite different words may share a short sound. Different scripts can't be compared. */
function isSpelledLike(word: string, spellings: readonly string[] = []): boolean {
  const inScript = spellings.filter((each) => scriptOf(each) === scriptOf(word));
  return inScript.length === 0 || slipsTo(word, inScript) < Infinity;
}

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Devanagari}/u, /\p{Script=Tamil}/u];
const scriptOf = (word: string) => SCRIPTS.findIndex((script) => script.test(word));

export type Near = { entries: readonly Entry[]; slips: number };

/** The hospitals whose names have a word that is at most one misheard letter away. */
export async function entriesNear(edition: string, { word, sound }: Spoken): Promise<Near> {
  const slips = slipsOf(sound);
  const slipLists = await readLists(edition, [sound, ...slips].map(listNames.slip));
  const sounds = new Set([sound, ...slips, ...[...slipLists.values()].flatMap(({ words = [] }) => words)]);
  const lists = await readLists(edition, [...sounds].map(listNames.word));
  const alike = [...lists.values()].filter(({ words }) => isSpelledLike(word, words));
  return {
    entries: inAny(alike.map(({ entries }) => unpackEntries(entries))),
    slips: Math.min(...alike.map(({ words = [] }) => slipsTo(word, words))),
  };
}

export const entriesOf = ({ list }: Spoken) => unpackEntries(list?.entries);

/** The hospitals that are in each of the lists, in the order of their numbers. */
export function inAll(lists: readonly (readonly Entry[])[]): readonly Entry[] {
  const [shortest = [], ...others] = lists.toSorted((one, other) => one.length - other.length);
  const numbers = others.map((list) => new Set(list.map(({ number }) => number)));
  return shortest.filter(({ number }) => numbers.every((each) => each.has(number)));
}

/** Lists of words that sound alike may have one hospital twice. */
function inAny(lists: readonly (readonly Entry[])[]): readonly Entry[] {
  if (lists.length < 2) return lists[0] ?? [];
  const unique = new Map(lists.flat().map((entry) => [entry.number, entry]));
  return [...unique.values()].toSorted((one, other) => one.number - other.number);
}
