import { useTranslations } from 'next-intl';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { formatMoney } from '@/lib/i18n/format';

export function Instalments({ price: { instalments } }: { price: Pick<PriceDto, 'instalments'> }) {
  const t = useTranslations('bill');
  if (!instalments) return null;
  const { first, further, amount } = instalments;
  return (
    <p className="tiny">
      {t('instalments', { first: formatMoney(first), further, amount: formatMoney(amount) })}
    </p>
  );
}
