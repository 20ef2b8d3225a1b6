import { useRouter } from 'next/router';
import { useState } from 'react';
import { useSavedForm } from '@/hooks/common/forms/useSavedForm';
import { useSame } from '@/hooks/common/useStable';
import { beginWith, emptyPlan, parsePlanForm, type PlanForm } from '@/lib/domain/quote/journey/planForm';
import { findProduct } from '@/lib/domain/plans/products';

/** The choice stored in this browser; `only`, or a "Quick Buy" link, fixes the plan. */
export function usePlanForm(only: string | undefined) {
  const { query } = useRouter();
  const { saved, save } = useSavedForm('form3');
  const [chosen, setChosen] = useState<PlanForm>();
  const textOf = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  const wished = only ?? textOf('product');
  const link = { product: wished, tier: textOf('tier'), riders: textOf('riders') };
  const change = (plan: PlanForm) => {
    setChosen(plan);
    save(plan);
  };
  return {
    plan: useSame(chosen ?? beginWith(link, parsePlanForm(saved) ?? emptyPlan)),
    setPlan: change,
    /** The step after the family. */
    following: !only && findProduct(wished)?.showsTiersSideBySide ? ('compare' as const) : ('plans' as const),
  };
}
