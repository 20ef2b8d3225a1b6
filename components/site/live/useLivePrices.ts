import { useHydrated } from '@/lib/late/useHydrated';
import { usePrice } from '@/hooks/quote/usePrice';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { todayInIndia } from '@/lib/domain/common/dates';
import { familyOf, firstWish, isSameWish, liveProduct, type Wish } from './families';

/** The prerendered prices. */
type First = { bill: PriceDto; ahead: readonly number[] };

/** The family's bill, and its price for two and three years; the prerendered ones are reused while valid. */
export function useLivePrices(wish: Wish, first: First) {
  const today = todayInIndia(new Date());
  // The page may have been built before today's prices.
  const hasLapsed = useHydrated() && first.bill.validUntil < today;
  const isEnabled = hasLapsed || !isSameWish(wish, firstWish);
  const query = {
    ...liveProduct,
    members: familyOf(wish.family, today),
    location: { city: wish.city },
    sumInsured: wish.sumInsured,
    riders: [],
  };
  const answers = [
    usePrice({ ...query, tenure: 1 }, isEnabled),
    usePrice({ ...query, tenure: 2 }, isEnabled),
    usePrice({ ...query, tenure: 3 }, isEnabled),
  ];
  const asked = answers.flatMap(({ data }) => data ?? []);
  const isAnswered = isEnabled && asked.length === answers.length;
  return {
    bill: (isAnswered && asked[wish.tenure - 1]) || first.bill,
    ahead: isAnswered ? asked.slice(1).map(({ priceAfterTax }) => priceAfterTax) : first.ahead,
    isLoading: isEnabled && answers.some(({ isLoading, isValidating }) => isLoading || isValidating),
    error: isEnabled && answers.some(({ error }) => error !== undefined),
  };
}
