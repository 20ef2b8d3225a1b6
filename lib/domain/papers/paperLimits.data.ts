/** Parts of 45,000 bytes: 60,000 characters of base64, below the longest body of a request. */
export const PAPER_LIMITS = {
  megabytes: 10,
  bytes: 10 * 1024 * 1024,
  partBytes: 45_000,
  pages: 50,
  pixels: 80_000_000,
  ofOneClaim: 40,
} as const;

export type PaperType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf' | WordType;
/** Word's formats, of before 2007 and since. */
export type WordType =
  | 'application/msword'
  | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const PAPER_REFUSALS = [
  'empty',
  'tooLarge',
  'wrongType',
  /** The file has the wrong type where a Word document is accepted, too. */
  'wrongTypeOfCv',
  'damaged',
  /** A file that is of two kinds at once. */
  'twoInOne',
  'tooManyPixels',
  'tooManyPages',
  'script',
  'attachment',
  'locked',
  'bomb',
  'virus',
] as const;
export type PaperRefusal = (typeof PAPER_REFUSALS)[number];

export function partsOf(bytes: number): number {
  return Math.ceil(bytes / PAPER_LIMITS.partBytes);
}
