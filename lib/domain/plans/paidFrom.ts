import { PLAN_FEATURES, type Feature } from './planFeatures.data';

/** The plan and variant that pages of illnesses speak of. */
export const EXAMPLE_PLAN = { slug: 'reassurev2', variant: 'Platinum+' } as const;

export type Wait = 'first' | 'named' | 'none' | 'maternity' | 'notPaid';
/** The first day, or the first month, of a new policy in which it pays. */
export type PaidFrom = { unit: 'day' | 'month'; count: number };

const valueOf = (feature: Feature, unit: string) =>
  PLAN_FEATURES[EXAMPLE_PLAN.slug][EXAMPLE_PLAN.variant]?.[feature]?.values?.[unit] ?? 0;

export function paidFrom(wait: Wait): PaidFrom | undefined {
  switch (wait) {
    case 'none':
      return { unit: 'day', count: 1 };
    case 'first':
      return { unit: 'day', count: valueOf('firstDays', 'days') + 1 };
    case 'named':
      return { unit: 'month', count: valueOf('namedIllness', 'months') + 1 };
    case 'maternity':
      return { unit: 'month', count: valueOf('maternity', 'months') + 1 };
    case 'notPaid':
      return undefined;
  }
}

/** From when an illness is paid that the customer had before buying. */
export function paidFromIfExisting(): PaidFrom {
  return { unit: 'month', count: valueOf('existingIllness', 'months') + 1 };
}
