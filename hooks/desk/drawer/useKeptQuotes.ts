import { useState } from 'react';
import { keptQuotes } from '@/lib/client/desk/keptNotes';

/** Quotes with a note that was not saved when the desk was left, but for the one that is open. */
export function useKeptQuotes(staffId: string, opened: string | undefined): readonly string[] {
  const [kept, setKept] = useState(() => keptQuotes(staffId));
  if (opened !== undefined && kept.includes(opened)) setKept(kept.filter((each) => each !== opened));
  return kept;
}
