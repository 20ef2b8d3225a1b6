import { useTranslations } from 'next-intl';
import { UnopenedNote } from '@/components/common/bill/UnopenedNote';
import { Note } from '@/components/common/ui/states/Note';
import { formatMoney } from '@/lib/i18n/format';

type Props = {
  changed: { before: number; now: number } | undefined;
  isOther: boolean;
  isUnanswered: boolean;
};

/** Says why a press did not lead to the payment: the price, or what is bought, has changed, or no answer came. */
export function ChangedNotes({ changed, isOther, isUnanswered }: Props) {
  const t = useTranslations('payment.start');
  return (
    <>
      {changed && (
        <Note kind="warn" role="alert">
          {t('changed', { before: formatMoney(changed.before), now: formatMoney(changed.now) })}
        </Note>
      )}
      {isOther && (
        <Note kind="warn" role="alert">
          {t('other')}
        </Note>
      )}
      {isUnanswered && <UnopenedNote />}
    </>
  );
}
