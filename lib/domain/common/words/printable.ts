/** The characters of the document fonts (scripts/documentFonts.mjs): English, Hindi, Tamil and ₹. */
const LATIN = String.raw`\u0020-\u007e\u00a0-\u0130\u0134-\u0148\u014a-\u0151\u0154-\u017e`;
const DEVANAGARI = String.raw`\u0900-\u097f`;
const TAMIL = String.raw`\u0b82\u0b83\u0b85-\u0b8a\u0b8e-\u0b90\u0b92-\u0b95\u0b99\u0b9a\u0b9c\u0b9e\u0b9f\u0ba3\u0ba4\u0ba8-\u0baa\u0bae-\u0bb9\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd0\u0bd7\u0be6-\u0bfa`;
const MARKS = String.raw`\u200c\u200d\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u20b9\u2122\u2212`;
const UNPRINTABLE = new RegExp(`[^\\n${LATIN}${DEVANAGARI}${TAMIL}${MARKS}]`, 'gu');

export function isPrintable(text: string): boolean {
  return toPrintable(text) === text.normalize('NFC');
}

export function toPrintable(text: string): string {
  return text.normalize('NFC').replace(UNPRINTABLE, (letter) => {
    const [base = ''] = letter.normalize('NFD');
    return base !== letter && isPrintable(base) ? base : '?';
  });
}
