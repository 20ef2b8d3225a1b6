/**
 * The order of days, codes and ids. Not localeCompare: the first one of a page reads what the browser knows of every
 * language, which holds a cheap phone for 50 ms.
 */
export function byCharacters(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
