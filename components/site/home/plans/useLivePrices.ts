import { useHydrated } from '@/lib/late/useHydrated';
import { usePrice } from '@/hooks/quote/usePrice';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { todayInIndia } from '@/lib/domain/common/dates';
import { families, liveProduct, type Family } from './families';

export type Wish<City extends string = string> = {
  family: Family;
  sumInsured: number;
  tenure: number;
  city: City;
};

/** The prerendered prices. */
type First = { bill: PriceDto; ahead: readonly number[] };

const isFirst = ({ family, sumInsured, tenure, city }: Wish) =>
  family === 'three' && sumInsured === 10_00_000 && tenure === 1 && city === 'Pune';

/** The family's bill, and its price for two and three years; the prerendered ones are reused while valid. */
export function useLivePrices(wish: Wish, first: First) {
  const today = todayInIndia(new Date());
  // The page may have been built before today's prices.
  const hasLapsed = useHydrated() && first.bill.validUntil < today;
  const isEnabled = hasLapsed || !isFirst(wish);
  const query = {
    ...liveProduct,
    members: families[wish.family](today),
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
