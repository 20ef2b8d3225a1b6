import { useTranslations } from 'next-intl';
import { brand } from '@/lib/brand';

/** Where a person answers, on every screen about money. */
export function Worried() {
  const t = useTranslations('payment');
  return <p className="small">{t('worried', { phone: brand.helplineCustomerCare })}</p>;
}
