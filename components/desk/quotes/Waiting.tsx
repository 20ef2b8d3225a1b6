import { useTranslations } from 'next-intl';
import type { QuoteCountsDto } from '@/lib/domain/desk/list/contract';

type Props = QuoteCountsDto['waiting'] & { onCalls: () => void; onQuotes: () => void };

/** Counts what waits today for the person who is signed in; each part leads to it. */
export function Waiting({ calls, quotes, onCalls, onQuotes }: Props) {
  const t = useTranslations('desk.waiting');
  return (
    <>
      {t('title')}{' '}
      <button type="button" className="link" onClick={onCalls}>
        {t('calls', { calls })}
      </button>
      {', '}
      <button type="button" className="link" onClick={onQuotes}>
        {t('quotes', { quotes })}
      </button>
    </>
  );
}
