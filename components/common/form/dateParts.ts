import { asciiDigits } from '@/lib/domain/common/words/asciiDigits';

export type DateParts = { day: string; month: string; year: string };

export const digits = (text: string, length: number) => asciiDigits(text).replace(/\D/g, '').slice(0, length);

/** Splits a possibly partial date: `1991-04-02`, `1991--`, `-4-`. */
export function toDateParts(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

export function fromDateParts({ day, month, year }: DateParts): string {
  const parts = [digits(year, 4), digits(month, 2), digits(day, 2)];
  return parts.every((part) => part === '') ? '' : parts.join('-');
}

/** Pads day and month to two digits. Called on blur, since padding would disturb typing. */
export function padDateParts(parts: DateParts): DateParts {
  const pad = (part: string) => (part.length === 1 && part !== '0' ? `0${part}` : part);
  return { ...parts, day: pad(parts.day), month: pad(parts.month) };
}
