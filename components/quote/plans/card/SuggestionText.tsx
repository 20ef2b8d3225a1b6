import { useTranslations } from 'next-intl';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { Suggestion } from '@/lib/domain/quote/journey/planForm';
import { rangesOf } from '@/lib/domain/plans/planClaims';
import { isProductSlug } from '@/lib/domain/plans/products';

/** The eldest's age as used in the bill. */
function eldestAge({ breakdown }: PriceDto): number {
  const ages = breakdown.flatMap(({ key, values }) => (key === 'member' ? Number(values?.age ?? 0) : []));
  return Math.max(0, ...ages);
}

export function SuggestionText({ price, reason }: Suggestion) {
  const t = useTranslations('choosing.reasons');
  const ranges = isProductSlug(price.product) ? rangesOf(price.product) : {};
  return t(reason, { ...ranges, age: eldestAge(price) });
}
