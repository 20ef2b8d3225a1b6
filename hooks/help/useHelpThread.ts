import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { readSession, writeSession } from '@/lib/client/saving/storage';
import { lookUp } from '@/lib/client/help/lookUp';
import type { Answer } from '@/lib/domain/help/findAnswer';
import { maskSecrets } from '@/lib/domain/help/maskSecrets';
import { toLocale } from '@/lib/i18n/locales';

export type HelpEntry =
  | { kind: 'asked'; text: string; at: string }
  | { kind: 'answered'; answer?: Answer; isHelpful?: boolean; at: string }
  | { kind: 'failed'; at: string };

const MOST = 40;

function readThread(): HelpEntry[] {
  try {
    const kept: unknown = JSON.parse(readSession('helpThread') ?? '[]');
    return Array.isArray(kept) ? (kept as HelpEntry[]) : [];
  } catch {
    return [];
  }
}

/** Questions and answers of this tab: a question may tell of an illness, so it is kept nowhere else. */
export function useHelpThread() {
  const locale = toLocale(useLocale());
  const [entries, setEntries] = useState(readThread);
  const [isLooking, setIsLooking] = useState(false);
  useEffect(() => {
    writeSession('helpThread', JSON.stringify(entries.slice(-MOST)));
  }, [entries]);

  const add = (entry: HelpEntry) => setEntries((before) => [...before, entry]);
  const ask = async (text: string) => {
    const question = maskSecrets(text.trim());
    add({ kind: 'asked', text: question, at: new Date().toISOString() });
    setIsLooking(true);
    try {
      const answer = await lookUp(question, locale);
      add({ kind: 'answered', ...(answer && { answer }), at: new Date().toISOString() });
    } catch {
      add({ kind: 'failed', at: new Date().toISOString() });
    } finally {
      setIsLooking(false);
    }
  };
  const judge = (place: number, isHelpful: boolean) =>
    setEntries((before) =>
      before.map((entry, at) =>
        at === place && entry.kind === 'answered' ? { ...entry, isHelpful } : entry,
      ),
    );
  return { entries, isLooking, ask, judge };
}
