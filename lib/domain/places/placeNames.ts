import type { Place } from './places';

export type Named = Pick<Place, 'name' | 'alsoNamed' | 'hi' | 'ta'>;

export function namesOf({ name, alsoNamed = [], hi, ta }: Named): readonly string[] {
  return [name, ...alsoNamed, ...(hi ? [hi] : []), ...(ta ? [ta] : [])];
}

/** Drops Hindi's nukta, and writes both of its nasal vowels with one sign. */
export function simplifyName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\u093c|[\u0300-\u036f]|[.()]/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/[\s-]+/g, ' ')
    .trim();
}
