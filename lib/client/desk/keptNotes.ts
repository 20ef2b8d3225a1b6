import { readSessionObject, writeSession } from '@/lib/client/saving/storage';

/** `key` is the request's idempotency key, so that a note whose answer was lost isn't added twice. */
export type KeptNote = { staffId: string; text: string; key: string };

/** A note that is not saved yet stays in the tab, under its quote, for the person who typed it. */
export function readKeptNote(quoteId: string, staffId: string): KeptNote | undefined {
  const kept = readAll()[quoteId];
  return kept?.staffId === staffId && kept.text ? kept : undefined;
}

export function keepNote(quoteId: string, note: KeptNote | undefined): void {
  const { [quoteId]: _before, ...others } = readAll();
  const kept = note?.text ? { ...others, [quoteId]: note } : others;
  writeSession('deskNotes', Object.keys(kept).length > 0 ? JSON.stringify(kept) : undefined);
}

export function keptQuotes(staffId: string): readonly string[] {
  const all = Object.entries(readAll());
  return all.filter(([, note]) => note?.staffId === staffId).map(([quoteId]) => quoteId);
}

function readAll(): Readonly<Record<string, KeptNote | undefined>> {
  return (readSessionObject('deskNotes') ?? {}) as Record<string, KeptNote>;
}
