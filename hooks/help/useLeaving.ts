import { useEffect, useState } from 'react';
import { leftAt, onLeft, onLeftElsewhere } from '@/lib/client/verify/leftSession';
import { readSession, writeSession } from '@/lib/client/saving/storage';

/** What this tab keeps of its panel. */
const KEYS = ['helpThread', 'helpOpening', 'helpDraft'] as const;

/** True where somebody signed out since: what they asked and began to write goes. */
function forgetOthers(): boolean {
  const left = leftAt();
  if (readSession('helpLeft') === left) return false;
  for (const key of KEYS) writeSession(key, undefined);
  writeSession('helpLeft', left);
  return true;
}

/** Who signs out, here or in another tab, leaves nothing in the panel. Before what is kept is read. */
export function useLeaving(close: () => void): void {
  useState(forgetOthers);
  useEffect(() => {
    const end = () => forgetOthers() && close();
    const stops = [onLeft(end), onLeftElsewhere(end)];
    return () => stops.forEach((stop) => stop());
  }, [close]);
}
