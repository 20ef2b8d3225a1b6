import { asciiDigits } from '@/lib/domain/common/words/asciiDigits';
import { type Speciality, SPECIALITIES, SPECIALITY_WORDS } from '@/lib/domain/hospitals/specialities.data';
import { isCommon, wordsOf } from '@/lib/domain/common/words/spelling';
import { type Named, namesOf, simplifyName } from '@/lib/domain/places/placeNames';
import { createPlaceSearch, type Search, slipsTo } from '@/lib/domain/places/placeSearch';
import type { Place } from '@/lib/domain/places/places';
import { findPlaceNamed, searchPlaces } from '@/lib/server/places/places';

/** The parts of what was typed that are spelled as we spell them, and the words that are left. */
export type Typed = { pincode?: string; place?: Place; speciality?: Speciality; words: readonly string[] };

const LONGEST_NAME = 4;
/** Fewer letters begin too many words. */
const LEAST_LETTERS = 4;
const MOST_LETTERS_LEFT = 1;

const specialityOf: ReadonlyMap<string, Speciality> = new Map(
  SPECIALITIES.flatMap((speciality) =>
    SPECIALITY_WORDS[speciality].map((words) => [simplifyName(words), speciality] as const),
  ),
);
const searchSpecialities = createPlaceSearch(
  SPECIALITIES.map((speciality) => {
    const [name = speciality, ...alsoNamed] = SPECIALITY_WORDS[speciality];
    return { speciality, name, alsoNamed, tier: 1 as const };
  }),
);

export function readTyped(text: string): Typed {
  const even = asciiDigits(text);
  const [typed = ''] = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/.exec(even) ?? [];
  const found: Typed = { words: wordsOf(even.replace(typed, ' ')) };
  if (typed) found.pincode = typed.replace(' ', '');
  takeSpan(found, (name) => {
    found.place ??= findPlaceNamed(name);
    return found.place;
  });
  takeSpan(found, (name) => {
    found.speciality ??= specialityOf.get(simplifyName(name));
    return found.speciality;
  });
  return { ...found, words: found.words.filter((word) => !isCommon(word)) };
}

/** Removes the longest run of words that `find` knows. */
function takeSpan(typed: Typed, find: (name: string) => unknown): void {
  for (let length = Math.min(LONGEST_NAME, typed.words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= typed.words.length; at += 1) {
      if (!find(typed.words.slice(at, at + length).join(' '))) continue;
      typed.words = typed.words.toSpliced(at, length);
      return;
    }
  }
}

type Guess<T> = { found: T; slips: number };

function guess<T extends Named>(text: string, search: Search<T>): Guess<T> | undefined {
  const [found] = text.length < LEAST_LETTERS ? [] : search(text, 1);
  if (!found) return undefined;
  const wanted = simplifyName(text);
  const names = namesOf(found).map(simplifyName);
  const slips = slipsTo(wanted, names);
  const isWhole = names.some(({ length }) => length <= wanted.length + MOST_LETTERS_LEFT);
  // Typos in a word that is only begun are a weaker guess.
  return { found, slips: slips > 0 && !isWhole ? slips + 1 : slips };
}

/** Guesses a place from a name with a few typos, or one that is only begun. */
export const guessPlace = (text: string) => guess(text, searchPlaces);
export const guessSpeciality = (text: string) => guess(text, searchSpecialities);
