import { useState } from 'react';
import { readSession, writeSession } from '@/lib/client/saving/storage';

/** The line that is being written, kept in this tab. */
export function useKeptDraft() {
  const [text, setText] = useState(() => readSession('helpDraft') ?? '');
  const keep = (typed: string) => {
    setText(typed);
    writeSession('helpDraft', typed || undefined);
  };
  return [text, keep] as const;
}
