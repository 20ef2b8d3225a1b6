import { useState } from 'react';
import { readSessionObject, writeSession } from '@/lib/client/saving/storage';

type Typed = { limit: string; isWanted: boolean };

/**
 * Called once the mandate is requested: it holds the limit from then on, and a later mandate must not start with this
 * one.
 */
export const forgetKeptLimit = () => writeSession('typedLimit', undefined);

/**
 * The limit of a mandate while it is typed, kept in this tab: a term that can't be renewed yet has no draft to keep it
 * with (010).
 */
export function useKeptLimit(policyNumber: string, offered: string) {
  const [typed, setTyped] = useState<Typed>(() => {
    const kept = readSessionObject('typedLimit') as (Typed & { policyNumber: string }) | undefined;
    return kept?.policyNumber === policyNumber ? kept : { limit: offered, isWanted: false };
  });
  const type = (change: Partial<Typed>) => {
    const after = { ...typed, ...change };
    setTyped(after);
    writeSession('typedLimit', JSON.stringify({ policyNumber, ...after }));
  };
  return { ...typed, type };
}
