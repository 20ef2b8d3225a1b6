import { useState } from 'react';
import { randomKey } from '@/lib/client/common/randomKey';
import { keepNote, readKeptNote } from '@/lib/client/desk/keptNotes';

/** Mount one for each quote. */
export function useKeptNote(quoteId: string, staffId: string) {
  const [kept, setKept] = useState(() => readKeptNote(quoteId, staffId));
  const [isFromBefore, setIsFromBefore] = useState(kept !== undefined);
  const [key, setKey] = useState(() => kept?.key ?? randomKey());
  const type = (text: string) => {
    const note = { staffId, text, key };
    keepNote(quoteId, note);
    setKept(note);
    setIsFromBefore(false);
  };
  const drop = () => {
    keepNote(quoteId, undefined);
    setKept(undefined);
    setIsFromBefore(false);
    setKey(randomKey());
  };
  return { text: kept?.text ?? '', key, isFromBefore, type, drop };
}
