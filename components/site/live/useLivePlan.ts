import { useEveryPlan, usePrice } from '@/hooks/quote/usePrice';
import { useHydrated } from '@/lib/late/useHydrated';
import { todayInIndia } from '@/lib/domain/common/dates';
import { ridersOf } from '@/lib/domain/plans/riders.data';
import type { PlansDto, PriceDto } from '@/lib/domain/quote/pricing/contract';
import { familyOf, isSameWish, type Wish } from './families';

export type PlanPrice = { tier: string; tenure: number; price: number };

/** What a plan's page is prerendered with: the bill of one wish, and its other prices. */
export type FirstPrices = {
  wish: Wish;
  ages: readonly number[];
  bill: PriceDto;
  /** The prices of every variant and term. */
  prices: readonly PlanPrice[];
  /** Prices in whole rupees, in the order of the plan's riders. */
  riders: readonly number[];
};

const toPlanPrice = ({ tier, tenure, priceAfterTax }: PriceDto): PlanPrice => ({
  tier,
  tenure,
  price: priceAfterTax,
});

/** Bill, variants and riders of one plan for a family of the visitor's choice. */
export function useLivePlan(product: string, tier: string, wish: Wish, first: FirstPrices) {
  const today = todayInIndia(new Date());
  const isFirst = tier === first.bill.tier && isSameWish(wish, first.wish);
  // The page may have been built before today's prices.
  const hasLapsed = useHydrated() && first.bill.validUntil < today;
  const isEnabled = hasLapsed || !isFirst;
  const family = {
    members: familyOf(wish.family, today, first.ages),
    location: isEnabled ? { city: wish.city } : undefined,
    sumInsured: wish.sumInsured,
  };
  const all = useEveryPlan(family);
  const riders = ridersOf(product);
  const withRiders = usePrice(
    { ...family, product, tier, tenure: 1, riders },
    isEnabled && riders.length > 0,
  );
  const own = plansOf(product, isEnabled ? all.data : undefined);
  const bill = own.find((plan) => plan.tier === tier && plan.tenure === wish.tenure);
  return {
    bill: bill ?? first.bill,
    prices: own.length > 0 ? own.map(toPlanPrice) : first.prices,
    riders: ridersIn(isEnabled ? withRiders.data : undefined) ?? first.riders,
    ...stateOf(isEnabled, all, bill !== undefined),
  };
}

function plansOf(product: string, every: PlansDto | undefined): readonly PriceDto[] {
  return every?.plans.filter((plan) => plan.product === product) ?? [];
}

function ridersIn(price: PriceDto | undefined): readonly number[] | undefined {
  return price?.breakdown.filter(({ key }) => key === 'rider').map(({ amount }) => amount);
}

type Asked = ReturnType<typeof useEveryPlan>;

function stateOf(isEnabled: boolean, { data, error, isLoading, isValidating }: Asked, hasBill: boolean) {
  return {
    isLoading: isEnabled && (isLoading || isValidating),
    hasFailed: isEnabled && error !== undefined,
    isRefused: isEnabled && data !== undefined && !hasBill,
  };
}

/** The price in whole rupees. */
export function priceIn(prices: readonly PlanPrice[], tier: string, tenure: number): number | undefined {
  return prices.find((each) => each.tier === tier && each.tenure === tenure)?.price;
}
