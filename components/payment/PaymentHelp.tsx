import { useTranslations } from 'next-intl';
import { brand } from '@/lib/brand';

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
