import { useLocale } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { parseStored, readSession, writeSession } from '@/lib/client/saving/storage';
import { lookUp } from '@/lib/client/help/lookUp';
import type { Answer } from '@/lib/domain/help/findAnswer';
import { maskSecrets } from '@/lib/domain/help/maskSecrets';

export type HelpEntry =
  | { kind: 'asked'; text: string; at: string }
  | { kind: 'answered'; answer?: Answer; isHelpful?: boolean; at: string }
  | { kind: 'failed'; at: string };

const MOST = 40;

function readThread(): HelpEntry[] {
  const kept = parseStored(readSession('helpThread'));
  return Array.isArray(kept) ? (kept as HelpEntry[]) : [];
}

/** Questions and answers of this tab: a question may tell of an illness, so it is kept nowhere else. */
export function useHelpThread() {
  const locale = useLocale();
  const [entries, setEntries] = useState(readThread);
  const [isLooking, setIsLooking] = useState(false);
  useEffect(() => {
    writeSession('helpThread', JSON.stringify(entries.slice(-MOST)));
  }, [entries]);

  const find = useCallback(
    async (question: string) => {
      const add = (entry: HelpEntry) => setEntries((before) => [...before, entry]);
      setEntries((before) => before.filter(({ kind }) => kind !== 'failed'));
      setIsLooking(true);
      try {
        const answer = await lookUp(question, locale);
        add({ kind: 'answered', ...(answer && { answer }), at: new Date().toISOString() });
      } catch {
        add({ kind: 'failed', at: new Date().toISOString() });
      } finally {
        setIsLooking(false);
      }
    },
    [locale],
  );
  const ask = async (text: string) => {
    const question = maskSecrets(text.trim());
    setEntries((before) => [...before, { kind: 'asked', text: question, at: new Date().toISOString() }]);
    await find(question);
  };
  useAgain(entries, find);
  const judge = (place: number, isHelpful: boolean) =>
    setEntries((before) =>
      before.map((entry, at) =>
        at === place && entry.kind === 'answered' ? { ...entry, isHelpful } : entry,
      ),
    );
  return { entries, isLooking, ask, judge };
}

/** Repeats a question that failed to load, once the network is back or the panel is opened again. */
function useAgain(entries: readonly HelpEntry[], find: (question: string) => Promise<void>) {
  const hasFailed = entries.at(-1)?.kind === 'failed';
  const asked = entries.findLast((entry) => entry.kind === 'asked')?.text;
  const isOpened = useRef(false);
  useEffect(() => {
    const isFirst = !isOpened.current;
    isOpened.current = true;
    if (!hasFailed || asked === undefined) return undefined;
    const again = () => void find(asked);
    if (isFirst && navigator.onLine) again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [hasFailed, asked, find]);
}
