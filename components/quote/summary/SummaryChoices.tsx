import { useTranslations } from 'next-intl';
import { Seg } from '@/components/common/ui/Seg';
import type { SummaryChoice } from '@/hooks/quote/useSummary';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { findProduct } from '@/lib/domain/plans/products';
import { formatMoney } from '@/lib/i18n/format';
import { PlanControls } from '@/components/quote/plans/PlanControls';

type Props = {
  product: string;
  value: SummaryChoice;
  onChange: (change: Partial<SummaryChoice>) => void;
  priceOf: (tier: string, years: number) => PriceDto | undefined;
};

export function SummaryChoices({ product, value, onChange, priceOf }: Props) {
  const t = useTranslations('editing');
  const tiers = findProduct(product)?.tiers ?? [];
  const moneyOf = (tier: string, years: number) => {
    const price = priceOf(tier, years);
    return price && formatMoney(price.priceAfterTax);
  };
  return (
    <PlanControls value={value} onChange={onChange} noteOf={(years) => moneyOf(value.tier, years)}>
      {tiers.length > 1 && (
        <Seg
          legend={t('variant')}
          name="tier"
          choices={tiers.map((tier) => ({ value: tier, label: tier, note: moneyOf(tier, value.tenure) }))}
          value={value.tier}
          onChange={(tier) => onChange({ tier })}
        />
      )}
    </PlanControls>
  );
}
