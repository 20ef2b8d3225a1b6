import { useHydrated } from '@/lib/late/useHydrated';
import { usePrice } from '@/hooks/quote/usePrice';
import { todayInIndia } from '@/lib/domain/common/dates';
import { type Bills, familyOf, firstWish, liveProduct, validUntil, type Wish } from './families';

/**
 * The family's bill, and its price for two and three years. `bills` came with the page: while they are valid, only
 * another city is a request.
 */
export function useLivePrices(wish: Wish, bills: Bills) {
  const today = todayInIndia(new Date());
  // The page may have been built before today's prices.
  const hasLapsed = useHydrated() && validUntil(bills) < today;
  const { family, sumInsured, tenure, city } = wish;
  const isEnabled = hasLapsed || city !== firstWish.city;
  const query = {
    ...liveProduct,
    members: familyOf(family, today),
    location: { city },
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
  const shown = isAnswered ? asked : bills[family].filter((bill) => bill.sumInsured === sumInsured);
  return {
    bill: shown.find((bill) => bill.tenure === tenure),
    ahead: shown.filter((bill) => bill.tenure > 1).map(({ priceAfterTax }) => priceAfterTax),
    isLoading: isEnabled && answers.some(({ isLoading, isValidating }) => isLoading || isValidating),
    error: isEnabled && answers.some(({ error }) => error !== undefined),
  };
}
