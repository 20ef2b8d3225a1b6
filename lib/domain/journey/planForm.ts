import type { PriceDto } from '../contract';

export const SUMS_INSURED = [5_00_000, 10_00_000, 25_00_000, 50_00_000, 1_00_00_000] as const;
export const TENURES = [1, 2, 3] as const;

/** What is chosen among the plans. The plan itself is open at first. */
export type PlanForm = { sumInsured: number; tenure: number; product?: string; tier?: string };

export const emptyPlan: PlanForm = { sumInsured: 10_00_000, tenure: 1 };

const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.some((each) => each === value);

export function parsePlanForm(values: unknown): PlanForm | undefined {
  if (typeof values !== 'object' || values === null) return undefined;
  const { sumInsured, tenure, product, tier } = values as Record<string, unknown>;
  return {
    sumInsured: isOneOf(SUMS_INSURED, sumInsured) ? sumInsured : emptyPlan.sumInsured,
    tenure: isOneOf(TENURES, tenure) ? tenure : emptyPlan.tenure,
    ...(typeof product === 'string' && { product }),
    ...(typeof tier === 'string' && { tier }),
  };
}

/** Plans that pay the hospital's bill from the first rupee, the fullest first. A top-up alone is no first plan. */
const SUGGESTED = ['reassurev2', 'aspire', 'reassure', 'health-companion', 'senior-first'];

export function suggestPlan(plans: readonly PriceDto[]): PriceDto | undefined {
  const suggested = SUGGESTED.flatMap((slug) => plans.filter(({ product }) => product === slug));
  return suggested[0] ?? plans[0];
}

export function sortPlans(plans: readonly PriceDto[], order: 'suggested' | 'price'): readonly PriceDto[] {
  if (order === 'price') return plans;
  const first = suggestPlan(plans);
  return plans.toSorted((one, other) => Number(other === first) - Number(one === first));
}
