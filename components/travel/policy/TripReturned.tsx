import { useLocale, useTranslations } from 'next-intl';
import { Note } from '@/components/common/ui/states/Note';
import type { TripPolicyDto } from '@/lib/domain/travel/contract';
import { formatDateOf, formatMoney } from '@/lib/i18n/format';

export function TripReturned({ cancelled }: { cancelled: NonNullable<TripPolicyDto['cancelled']> }) {
  const t = useTranslations('tripPolicy.returned');
  const locale = useLocale();
  const { amount, refund } = cancelled;
  const date = refund.sentAt ? formatDateOf(refund.sentAt, locale) : '';
  return (
    <Note role="status">
      {t(refund.status, { amount: formatMoney(amount), date, reference: refund.reference ?? '' })}
    </Note>
  );
}
