import { type Named, namesOf, simplifyName } from './placeNames';
import type { Place } from './places';

type Searched = Named & Pick<Place, 'tier'>;
export type Search<T> = (text: string, limit?: number) => readonly T[];

/** Matches prefixes: exact ones, or else those with a few typos. Larger cities first. */
export function createPlaceSearch<T extends Searched>(places: readonly T[]): Search<T> {
  const named = places.map((place) => ({ place, names: namesOf(place).map(simplifyName) }));
  return (text, limit = 8) => {
    const wanted = simplifyName(text);
    if (wanted === '') return [];
    const ranked = (rankOf: (names: readonly string[]) => number) =>
      named
        .map(({ place, names }, at) => ({ place, at, rank: rankOf(names) }))
        .filter(({ rank }) => rank > 0)
        .toSorted(
          (one, other) => other.rank - one.rank || one.place.tier - other.place.tier || one.at - other.at,
        )
        .slice(0, limit)
        .map(({ place }) => place);
    const exact = ranked((names) => rankAsSpelled(names, wanted));
    const slips = allowedSlips(wanted);
    if (exact.length > 0 || slips === 0) return exact;
    return ranked((names) => slips + 1 - Math.min(...names.map((name) => slipsBetween(wanted, name, slips))));
  };
}

function rankAsSpelled(names: readonly string[], wanted: string): number {
  if (names.includes(wanted)) return 3;
  if (names.some((name) => name.startsWith(wanted))) return 2;
  return names.some((name) => name.includes(` ${wanted}`)) ? 1 : 0;
}

/** Typos from a word to another or its beginning; Infinity where they are more than its length allows. */
export function slipsTo(typed: string, names: readonly string[]): number {
  const most = allowedSlips(typed);
  const fewest = Math.min(...names.map((name) => slipsBetween(typed, name, most)));
  return fewest <= most ? fewest : Infinity;
}

// Short words allow fewer typos, as three letters are near too many others.
function allowedSlips(wanted: string): number {
  const { length } = Array.from(wanted);
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** Optimal string alignment distance to the nearest prefix of a name; Infinity beyond `most`. */
function slipsBetween(typed: string, name: string, most: number): number {
  if (typed.length - name.length > most) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: name.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= name.length; column += 1) {
      const isSame = typed[row - 1] === name[column - 1];
      const changed = cell(last, column - 1) + (isSame ? 0 : 1);
      const isSwap =
        row > 1 && column > 1 && typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1];
      const swapped = isSwap ? cell(beforeLast, column - 2) + 1 : Infinity;
      current.push(Math.min(changed, swapped, cell(last, column) + 1, cell(current, column - 1) + 1));
    }
    if (Math.min(...current) > most) return Infinity;
    [beforeLast, last] = [last, current];
  }
  return Math.min(...last);
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
