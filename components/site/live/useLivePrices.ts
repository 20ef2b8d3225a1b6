import { useHydrated } from '@/lib/late/useHydrated';
import { usePrice } from '@/hooks/quote/usePrice';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { todayInIndia } from '@/lib/domain/common/dates';
import { familyOf, firstWish, isSameWish, liveProduct, type Wish } from './families';

/**
 * The family's bill, and its price for two and three years. `bills` came with the page, for the first family: while they
 * are valid, its sums and terms are answered without a request.
 */
export function useLivePrices(wish: Wish, bills: readonly PriceDto[]) {
  const today = todayInIndia(new Date());
  // The page may have been built before today's prices.
  const hasLapsed = useHydrated() && bills.some(({ validUntil }) => validUntil < today);
  const { sumInsured, tenure } = wish;
  const isEnabled = hasLapsed || !isSameWish(wish, { ...firstWish, sumInsured, tenure });
  const query = {
    ...liveProduct,
    members: familyOf(wish.family, today),
    location: { city: wish.city },
    sumInsured,
    riders: [],
  };
  const answers = [
    usePrice({ ...query, tenure: 1 }, isEnabled),
    usePrice({ ...query, tenure: 2 }, isEnabled),
    usePrice({ ...query, tenure: 3 }, isEnabled),
  ];
  const asked = answers.flatMap(({ data }) => data ?? []);
  const isAnswered = isEnabled && asked.length === answers.length;
  const shown = isAnswered ? asked : bills.filter((bill) => bill.sumInsured === sumInsured);
  return {
    bill: shown.find((bill) => bill.tenure === tenure),
    ahead: shown.filter((bill) => bill.tenure > 1).map(({ priceAfterTax }) => priceAfterTax),
    isLoading: isEnabled && answers.some(({ isLoading, isValidating }) => isLoading || isValidating),
    error: isEnabled && answers.some(({ error }) => error !== undefined),
  };
}
