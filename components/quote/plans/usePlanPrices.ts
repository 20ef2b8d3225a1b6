import type { FamilyForm } from '@/lib/domain/quote/journey/familyForm';
import { filterPlans } from '@/lib/domain/quote/journey/filterPlans';
import { isInScope } from '@/lib/domain/quote/journey/planFilters';
import { savedBy, suggestPlan, type PlanForm } from '@/lib/domain/quote/journey/planForm';
import { useAskedPlans } from '@/components/quote/useAskedPlans';

export function usePlanPrices(family: FamilyForm, plan: PlanForm) {
  const answer = useAskedPlans(family, plan);
  // SWR keeps the previous query's prices when this one's request fails: they must not be shown.
  const data = answer.error === undefined ? answer.data : undefined;
  const every = data?.plans ?? [];
  const priced = every.filter(({ tenure }) => tenure === plan.tenure);
  const { shown, leftOut } = filterPlans(priced, plan);
  const suggestion = suggestPlan(shown);
  const chosen =
    priced.find(({ product, tier }) => product === plan.product && tier === plan.tier) ??
    shown.find(({ product }) => product === plan.product) ??
    suggestion?.price;
  const isRefused = ({ product }: { product: string }) => !every.some((price) => price.product === product);
  return {
    data,
    priced,
    shown,
    leftOut,
    refused: (data?.refused ?? []).filter((each) => isRefused(each) && isInScope(each.product, plan.filters)),
    suggestion,
    chosen,
    isLoading: answer.isLoading,
    savedBy: (years: number) => (chosen ? savedBy(every, chosen, years) : 0),
    retry: () => void answer.mutate(),
  };
}

export type PlanPrices = ReturnType<typeof usePlanPrices>;
