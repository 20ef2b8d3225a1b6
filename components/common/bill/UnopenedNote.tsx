import { useTranslations } from 'next-intl';
import { Note } from '@/components/common/ui/states/Note';

/** Shown if no answer came to a press that leads to the payment page. */
export function UnopenedNote() {
  const t = useTranslations('bill');
  return (
    <Note kind="warn" role="alert">
      {t('unopened')}
    </Note>
  );
}
