import { useEffect, useState } from 'react';
import { leftAt, onLeft, onLeftElsewhere } from '@/lib/client/verify/leftSession';
import { readSession, writeSession } from '@/lib/client/saving/storage';

/** Session keys in which this tab keeps what is typed into the panel. */
const KEYS = ['helpThread', 'helpOpening', 'helpDraft'] as const;

/** Deletes what was typed into the panel if somebody signed out since. Returns whether somebody did. */
function forgetOthers(): boolean {
  const left = leftAt();
  if (readSession('helpLeft') === left) return false;
  for (const key of KEYS) writeSession(key, undefined);
  writeSession('helpLeft', left);
  return true;
}

/** Empties and closes the panel at a sign-out, here or in another tab. Must be called before other hooks read what is kept. */
export function useLeaving(close: () => void): void {
  useState(forgetOthers);
  useEffect(() => {
    const end = () => forgetOthers() && close();
    const stops = [onLeft(end), onLeftElsewhere(end)];
    return () => stops.forEach((stop) => stop());
  }, [close]);
}
