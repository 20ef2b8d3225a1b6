import { useTranslations } from 'next-intl';
import { onOneLine } from '@/components/common/ui/onOneLine';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { useKeptQuotes } from '@/hooks/desk/drawer/useKeptQuotes';
import { quoteReference } from '@/lib/domain/quote/quoteReference';

type Props = { staffId: string; opened: string | undefined; onOpen: (quoteId: string) => void };

/** Offers, after a sign-in, the notes that were being typed when the session ended. */
export function KeptNotes({ staffId, opened, onOpen }: Props) {
  const t = useTranslations('deskDrawer.note');
  const kept = useKeptQuotes(staffId, opened);
  return kept.map((quoteId) => (
    <Note key={quoteId} kind="warn" role="status">
      {t.rich('keptOf', { reference: `SK-${quoteReference(quoteId)}`, number: onOneLine })}{' '}
      <Button kind="line" size="dense" onClick={() => onOpen(quoteId)}>
        {t('open')}
      </Button>
    </Note>
  ));
}
