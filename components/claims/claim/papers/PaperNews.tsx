import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { PaperOnTheWay } from '@/lib/domain/papers/paperOnTheWay';
import type { Paper } from '@/lib/domain/claims/papers.data';

type OnTheWay = PaperOnTheWay<Paper>;

/** Reads out each new state of a paper, but no percentages. */
export function PaperNews({ sending }: { sending: readonly OnTheWay[] }) {
  const t = useTranslations('claim.papers.say');
  const names = useTranslations('claimPapers');
  const before = useRef(new Map<string, OnTheWay['state']>());
  const [news, setNews] = useState('');
  useEffect(() => {
    const changed = sending.findLast(({ key, state }) => before.current.get(key) !== state);
    before.current = new Map(sending.map(({ key, state }) => [key, state]));
    if (changed) setNews(t(changed.state, { paper: names(changed.kind) }));
  }, [sending, t, names]);
  return (
    <p className="visuallyHidden" role="status" aria-live="polite">
      {news}
    </p>
  );
}
