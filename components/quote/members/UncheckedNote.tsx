import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { useQuote, useSaveQuote } from '@/hooks/quote/useQuote';
import { useToasts } from '@/hooks/common/useToasts';

type Props = { quoteId: string | undefined; texts?: 'quote' | 'travel' };

/** Warns a visitor who proved the number of a quote begun in another session: its answers may be somebody else's. */
export function UncheckedNote({ quoteId, texts = 'quote' }: Props) {
  const t = useTranslations(texts);
  const { data: quote } = useQuote(quoteId);
  const saveQuote = useSaveQuote();
  const toasts = useToasts();
  const [isBusy, setIsBusy] = useState(false);
  if (!quote?.isUnchecked) return null;

  const confirm = async () => {
    setIsBusy(true);
    await saveQuote({ quoteId: quote.quoteId, isChecked: true }).catch(toasts.sayError);
    setIsBusy(false);
  };

  return (
    <Note kind="warn" role="status">
      <p>{t('unchecked')}</p>
      <Button kind="line" size="small" busy={isBusy} onClick={() => void confirm()}>
        {t('checked')}
      </Button>
    </Note>
  );
}
