import { useTranslations } from 'next-intl';
import { UnopenedNote } from '@/components/common/bill/UnopenedNote';
import { Note } from '@/components/common/ui/states/Note';
import type { usePay } from '@/hooks/payment/usePay';
import { formatMoney } from '@/lib/i18n/format';

type Props = Pick<ReturnType<typeof usePay>, 'changed' | 'isOther' | 'isUnanswered'> & {
  /** Whose words say it. */
  area: 'payment' | 'payment.start' | 'change.pay';
};

/** Says why a press did not lead to the payment: the price, or what is bought, has changed, or no answer came. */
export function ChangedNotes({ area, changed, isOther, isUnanswered }: Props) {
  const t = useTranslations(area);
  const bill = useTranslations('bill');
  return (
    <>
      {changed && (
        <Note kind="warn" role="alert">
          {t('changed', { before: formatMoney(changed.before), now: formatMoney(changed.now) })}{' '}
          {changed.reasons?.map((reason) => bill(`priceReasons.${reason}`)).join(' ')}
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
