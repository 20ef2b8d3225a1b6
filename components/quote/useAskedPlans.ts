import { useToday } from '@/components/quote/members/useToday';
import { useEveryPlan } from '@/hooks/quote/usePrice';
import { toFamilyQuery, type FamilyForm } from '@/lib/domain/quote/journey/familyForm';
import type { PlanForm } from '@/lib/domain/quote/journey/planForm';

/** All prices of the family. The journey requests them while the plans' script loads, which then shares the request. */
export function useAskedPlans(family: FamilyForm, plan: PlanForm, isAsked = true) {
  const today = useToday();
  const { sumInsured, frequency, added: riders } = plan;
  const { members, location } = isAsked ? toFamilyQuery(family, today) : {};
  return useEveryPlan({ members, location, sumInsured, frequency, riders });
}
