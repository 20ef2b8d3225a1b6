import type { IsoDate } from '@/lib/domain/common/dates';

const NAME_LENGTH = { min: 2, max: 60 } as const;

// Letters with combining marks (कृष्णा, கிருஷ்ணன்) and the two joiners of Indian scripts.
const WORDS = /^\p{L}[\p{L}\p{M}\u200c\u200d]*(?:[ .'’-]+[\p{L}][\p{L}\p{M}\u200c\u200d]*)*\.?$/u;

/** Marks on letters and joiners between them, which a reader doesn't count as letters. */
const SIGNS = /[\p{M}\u200c\u200d]/gu;

/** NFC with single spaces; undefined for anything but a name of 2 characters to 60 letters. */
export function normaliseName(text: string): string | undefined {
  if (text.length > NAME_LENGTH.max * 4) return undefined;
  const name = text.normalize('NFC').trim().replace(/ +/g, ' ');
  const [characters, letters] = [name, name.replace(SIGNS, '')].map((each) => Array.from(each).length);
  const isLongEnough = (characters ?? 0) >= NAME_LENGTH.min;
  return WORDS.test(name) && isLongEnough && (letters ?? 0) <= NAME_LENGTH.max ? name : undefined;
}

/** Whether a name is written in English letters, as in registries and on cards. */
export function isInEnglishLetters(name: string): boolean {
  return !/[^\p{Script=Latin}\p{Mark}]/u.test(name.replace(/[\s.'’-]/g, ''));
}

export function maskName(name: string): string {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  return name
    .split(' ')
    .map((word) => [...graphemes.segment(word)].map(({ segment }, at) => (at === 0 ? segment : '•')).join(''))
    .join(' ');
}

/** One text for all ways to write a name: words in any order, with or without dots, in any case. */
export function personKey(name: string, dateOfBirth: IsoDate): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200c\u200d]/g, '')
    .split(/[ .'’-]+/)
    .filter(Boolean)
    .sort();
  return `${words.join(' ')}|${dateOfBirth}`;
}
