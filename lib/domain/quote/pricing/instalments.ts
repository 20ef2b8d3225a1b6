import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { PAYMENTS_A_YEAR, type Frequency } from '@/lib/domain/plans/planTerms.data';

/** Equal whole rupees; the first includes the remainder. Undefined for one payment. */
export function toInstalments(
  priceAfterTax: number,
  tenure: number,
  frequency: Frequency = 'once',
): PriceDto['instalments'] {
  if (frequency === 'once') return undefined;
  const count = PAYMENTS_A_YEAR[frequency] * tenure;
  const amount = Math.floor(priceAfterTax / count);
  return { first: priceAfterTax - amount * (count - 1), further: count - 1, amount };
}
