import type { Place } from './places';

/** Every name under which a place is looked for. */
export function namesOf({ name, alsoNamed = [], hi, ta }: Place): readonly string[] {
  return [name, ...alsoNamed, ...(hi ? [hi] : []), ...(ta ? [ta] : [])];
}

/**
 * Lower case; hyphens are spaces; without accents, dots and brackets. Of Hindi, without the dot below (फ़, ज़)
 * and with one sign for the two of a nasal vowel, as most people type.
 */
export function simplifyName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u093c\u0300-\u036f.()]/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/[\s-]+/g, ' ')
    .trim();
}
