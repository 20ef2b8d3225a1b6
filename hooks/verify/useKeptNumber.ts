import { useState } from 'react';
import { readSessionObject, writeSession } from '@/lib/client/saving/storage';

const read = () => (readSessionObject('typedNumbers') ?? {}) as Record<string, string | undefined>;

/** `about`: what it is to be proven for: a quote, or a purpose. */
export function keepTypedNumber(about: string, typed: string | undefined): void {
  writeSession('typedNumbers', JSON.stringify({ ...read(), [about]: typed }));
}

/** A number that is typed to be proven, kept in this tab: before the proof no other place is open to it (010). */
export function useKeptNumber(about: string) {
  const [known] = useState(() => read()[about]);
  return { known, keep: (typed: string) => keepTypedNumber(about, typed) };
}
