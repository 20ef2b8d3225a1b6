import { usePrice, type PriceQuery } from './usePrice';

/** What the same plan costs for one, two and three years. */
export function useTenurePrices(query: Omit<PriceQuery, 'tenure'>) {
  const one = usePrice({ ...query, tenure: 1 }).data?.priceAfterTax;
  const two = usePrice({ ...query, tenure: 2 }).data?.priceAfterTax;
  const three = usePrice({ ...query, tenure: 3 }).data?.priceAfterTax;
  return { 1: one, 2: two, 3: three } as Readonly<Record<number, number | undefined>>;
}
