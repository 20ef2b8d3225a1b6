import { useTranslations } from 'next-intl';
import { brand } from '@/lib/brand';

/** Where a person answers, on every screen about money. */
export function PaymentHelp() {
  const t = useTranslations('payment');
  return (
    <p className="small">
      {t.rich('worried', {
        phone: brand.helplineCustomerCare,
        call: (number) => <a href={`tel:${brand.helplineCustomerCare}`}>{number}</a>,
      })}
    </p>
  );
}
