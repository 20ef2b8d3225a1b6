export type DateParts = { day: string; month: string; year: string };

/** So many digits of what was typed, and nothing else. */
export const digits = (text: string, length: number) => text.replace(/\D/g, '').slice(0, length);

/** Takes apart what the three boxes hold: `1991-04-02`, or as much of it as was typed (`1991--`, `-4-`). */
export function toDateParts(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

/** The other way; nothing typed is an empty text. */
export function fromDateParts({ day, month, year }: DateParts): string {
  const parts = [digits(year, 4), digits(month, 2), digits(day, 2)];
  return parts.every((part) => part === '') ? '' : parts.join('-');
}

/** Gives a day and a month typed with one digit their zero, once the field is left. */
export function padDateParts(parts: DateParts): DateParts {
  const pad = (part: string) => (part.length === 1 && part !== '0' ? `0${part}` : part);
  return { ...parts, day: pad(parts.day), month: pad(parts.month) };
}
