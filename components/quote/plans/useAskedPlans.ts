import { useToday } from '@/components/quote/members/useToday';
import { useEveryPlan } from '@/hooks/quote/usePrice';
import { toFamilyQuery, type FamilyForm } from '@/lib/domain/quote/journey/familyForm';
import type { PlanForm } from '@/lib/domain/quote/journey/planForm';

/** All prices of the family, by what was chosen of the plan; none are asked for without a family. */
export function useAskedPlans(family: FamilyForm | undefined, plan: PlanForm) {
  const today = useToday();
  const { sumInsured, frequency, added: riders } = plan;
  const { members, location } = family ? toFamilyQuery(family, today) : {};
  return useEveryPlan({ members, location, sumInsured, frequency, riders });
}
