import { isIsoDate, type IsoDate, parseDayMonthYear } from '@/lib/domain/common/dates';
import { normaliseName } from '@/lib/domain/common/words/name';
import { normaliseMobile } from '@/lib/domain/common/phone';
import { asciiDigits } from '@/lib/domain/common/words/asciiDigits';
import { readReference } from '@/lib/domain/quote/quoteReference';

export type Search =
  | { kind: 'phone'; mobileNumber: string }
  | { kind: 'reference'; reference: string }
  | { kind: 'id'; id: string }
  | { kind: 'person'; name: string; dateOfBirth: IsoDate };

export const SEARCH_PROBLEMS = ['phone', 'birthDate', 'name', 'unknown'] as const;
export type SearchProblem = (typeof SEARCH_PROBLEMS)[number];

const ID = /^[\w-]{20,64}$/;
const DATE = /\d{4}-\d{1,2}-\d{1,2}|\d{1,2} ?[A-Za-z]{3,9} ?\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{4}/;

/** Characters without width or that set the direction of writing, which copied text may contain. */
const INVISIBLE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Reads what a telecaller typed or pasted: a search for an exact value, or what is missing for one. */
export function readSearch(typed: string): Search | SearchProblem {
  const text = asciiDigits(typed.normalize('NFKC').replace(INVISIBLE, '')).trim();
  const mobileNumber = normaliseMobile(text);
  if (mobileNumber) return { kind: 'phone', mobileNumber };
  const date = DATE.exec(text)?.[0];
  if (date) return readPerson(text.replace(date, ' '), readDate(date));
  const reference = readReference(text);
  if (reference) return { kind: 'reference', reference };
  if (ID.test(text)) return { kind: 'id', id: text };
  if (/^[+\d][\d\s().+-]*$/.test(text)) return 'phone';
  return normaliseName(text) ? 'birthDate' : 'unknown';
}

export function isSearch(read: Search | SearchProblem): read is Search {
  return typeof read === 'object';
}

function readPerson(rest: string, dateOfBirth: IsoDate | undefined): Search | SearchProblem {
  const name = normaliseName(rest.replace(/[,;:()]/g, ' ').replace(/\s+/g, ' '));
  if (!dateOfBirth) return 'birthDate';
  return name ? { kind: 'person', name, dateOfBirth } : 'name';
}

/** The day before the month, as it is written in India. */
function readDate(text: string): IsoDate | undefined {
  const words = /^(\d{1,2}) ?([A-Za-z]{3})[a-z]* ?(\d{4})$/.exec(text);
  if (words) return parseDayMonthYear(`${words[1]?.padStart(2, '0')} ${words[2]} ${words[3]}`);
  const parts = text.split(/[./-]/);
  const [year, month, day] = parts[0]?.length === 4 ? parts : parts.toReversed();
  const date = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-');
  return isIsoDate(date) ? date : undefined;
}
