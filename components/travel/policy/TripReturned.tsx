import { useLocale, useTranslations } from 'next-intl';
import { onOneLine } from '@/components/common/ui/onOneLine';
import { Note } from '@/components/common/ui/states/Note';
import type { TripPolicyDto } from '@/lib/domain/travel/contract';
import { formatDateOf, formatMoney } from '@/lib/i18n/format';

type Props = NonNullable<TripPolicyDto['returned']>;

export function TripReturned({ amount, refund }: Props) {
  const t = useTranslations('tripPolicy.returned');
  const locale = useLocale();
  const date = refund.sentAt ? formatDateOf(refund.sentAt, locale) : '';
  return (
    <Note role="status">
      {t.rich(refund.status, {
        amount: formatMoney(amount),
        date,
        reference: refund.reference ?? '',
        number: onOneLine,
      })}
    </Note>
  );
}
