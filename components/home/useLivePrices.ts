import { usePrice } from '@/hooks/usePrice';
import type { PriceDto } from '@/lib/domain/contract';
import { todayInIndia } from '@/lib/domain/dates';
import { families, liveProduct, type Family } from './families';

export type Wish<City extends string = string> = {
  family: Family;
  sumInsured: number;
  tenure: number;
  city: City;
};

const isFirst = ({ family, sumInsured, city }: Wish) =>
  family === 'three' && sumInsured === 10_00_000 && city === 'Pune';

/** The prices of a wish for one, two and three years; the family of the page's start has its own already. */
export function useLivePrices(wish: Wish, first: readonly PriceDto[]) {
  const isEnabled = !isFirst(wish);
  const query = {
    ...liveProduct,
    members: families[wish.family](todayInIndia(new Date())),
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
  return {
    prices: isEnabled && asked.length === answers.length ? asked : first,
    isLoading: isEnabled && answers.some(({ isLoading, isValidating }) => isLoading || isValidating),
    error: isEnabled && answers.some(({ error }) => error !== undefined),
  };
}
