import { addDays, type IsoDate } from '@/lib/domain/common/dates';
import type words from '@/locales/en/deskSupervisor.json';

/** The most days that a search of the audit covers, which is also its length if no first day is given. */
export const AUDIT_WINDOW = 92;
const USUAL_WINDOW = 7;
export const AUDIT_EXPORT_MOST = 10_000;
export const EXPORT_REASONS = ['review', 'complaint', 'incident', 'regulator'] as const;

/** What an entry tells beside its action. The desk shows each detail by its text. */
export type AuditDetails = { readonly [name in keyof (typeof words)['details']]?: unknown };

/** The audit as supervisors read it. Contains no personal data. */
export type AuditEntryDto = {
  entryId: string;
  at: string;
  /** A staff id, `customer` or `operations`. */
  actor: string;
  actorName?: string;
  action: string;
  details: readonly { name: string; value: string }[];
  requestId: string;
};

/** GET /api/telecaller-dashboard/audit */
export type AuditDto = {
  entries: readonly AuditEntryDto[];
  /** The cursor for older entries, if there are more. */
  next?: string;
  /** Entries from before this time can't be changed or removed unnoticed. */
  sealedUntil?: string;
};

const NUMBER = /(?<![\w-])(?:\+?91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}(?![\w-])/g;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const LONGEST = 200;

/** A value in words. What looks like a number or a mail address is left out, should it ever get in. */
export function plainDetails(details: Readonly<Record<string, unknown>>): AuditEntryDto['details'] {
  return Object.entries(details).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    return [{ name, value: plainValue(value) }];
  });
}

function plainValue(value: unknown): string {
  if (Array.isArray(value)) return String(value.length);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(NUMBER, 'xxxxxxxxxx').replace(MAIL, 'x@x').slice(0, LONGEST);
}

/** Ids of what an entry is about, not those of a list. */
export function subjectsOf(details: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(details).flatMap(([name, value]) =>
    name.endsWith('Id') && typeof value === 'string' ? [value] : [],
  );
}

/** Writes a line in which no cell can run as a formula in a spreadsheet (OWASP, CSV injection). */
export function csvLine(cells: readonly string[]): string {
  const safe = cells.map((cell) => (/^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell));
  return `${safe.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
}

export function firstAuditDay({ from, to }: { from?: IsoDate; to?: IsoDate }, today: IsoDate): IsoDate {
  return from ?? addDays(to ?? today, 1 - USUAL_WINDOW);
}
