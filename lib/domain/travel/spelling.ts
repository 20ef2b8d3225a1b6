import type { InsuredName } from './certificate';

/** If more than this part of the letters changes, it is taken for another person (sample). */
const MOST_CHANGED = 1 / 3;

/** Whether the same person may be meant, in whatever order the passport has the parts. */
export function isSpellingOf(before: InsuredName, after: InsuredName): boolean {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const least = Math.min(
    differences(old.join(''), now.join('')),
    differences(old.toSorted().join(''), now.toSorted().join('')),
  );
  return least <= Math.max(2, Math.floor(old.join('').length * MOST_CHANGED));
}

function wordsOf({ surname = '', givenNames }: InsuredName): readonly string[] {
  return `${givenNames} ${surname}`.split(/[^A-Z]+/).filter(Boolean);
}

/** Counts the letters to put in, take out or replace (Levenshtein). */
function differences(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  [...one].forEach((letter, line) => {
    const next = [line + 1];
    [...other].forEach((each, at) => {
      const replaced = (row[at] ?? 0) + (letter === each ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}
