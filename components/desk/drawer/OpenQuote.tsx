import { useTranslations } from 'next-intl';
import { quoteReference } from '@/lib/domain/quote/quoteReference';

/** Opens a quote in the drawer, from other places than the list of quotes. */
export function OpenQuote({ quoteId, onOpen }: { quoteId: string; onOpen: (quoteId: string) => void }) {
  const t = useTranslations('desk.drawer');
  return (
    <button type="button" className="link" onClick={() => onOpen(quoteId)}>
      {t('open', { reference: quoteReference(quoteId) })}
    </button>
  );
}
