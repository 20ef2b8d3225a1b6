export const NAME_LENGTH = { min: 2, max: 60 } as const;

// Letters with their combining marks (कृष्णा, கிருஷ்ணன்) and the two joiners that Indian scripts need between them.
const WORDS = /^\p{L}[\p{L}\p{M}\u200c\u200d]*(?:[ .'’-]+[\p{L}][\p{L}\p{M}\u200c\u200d]*)*\.?$/u;

/** One space between words, composed letters. Undefined for what is no name of 2 to 60 characters. */
export function normaliseName(text: string): string | undefined {
  if (text.length > NAME_LENGTH.max * 4) return undefined;
  const name = text.normalize('NFC').trim().replace(/ +/g, ' ');
  const length = Array.from(name).length;
  return WORDS.test(name) && length >= NAME_LENGTH.min && length <= NAME_LENGTH.max ? name : undefined;
}

/** The first letter of each word, the rest dots: enough to know oneself by, not the name. */
export function maskName(name: string): string {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  return name
    .split(' ')
    .map((word) => [...graphemes.segment(word)].map(({ segment }, at) => (at === 0 ? segment : '•')).join(''))
    .join(' ');
}
