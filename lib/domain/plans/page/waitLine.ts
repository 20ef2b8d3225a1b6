import { addDays, addMonths, type IsoDate } from '@/lib/domain/common/dates';
import { featuresOf, type FeatureRow } from '@/lib/domain/plans/planFeatures';
import type { ProductSlug, VariantName } from '@/lib/domain/plans/products.data';

/** Texts under `product.waits`. `from` counts from 1: day 31 is the first day after 30 days of waiting. */
export type Wait = {
  readonly kind: 'accident' | 'newIllness' | 'anyClaim' | 'namedIllness' | 'maternity' | 'existingIllness';
  readonly unit: 'day' | 'month';
  readonly from: number;
};

const DAYS_A_MONTH = 365 / 12;

/** After this time without a break no answer of a proposal can be questioned, but for proven fraud (IRDAI, 2024). */
export const MORATORIUM_MONTHS = 60;

/** Waiting periods, the earliest first; empty for a plan that pays from its first day. */
export function waitsOf(slug: ProductSlug, variant: VariantName | ''): readonly Wait[] {
  return featuresOf(slug, variant)
    .flatMap(toWaits)
    .toSorted((one, other) => monthsOf(one) - monthsOf(other));
}

function toWaits({ feature, answer, values = {} }: FeatureRow): readonly Wait[] {
  const { days, months } = values;
  if (feature === 'firstDays' && days !== undefined) {
    if (answer === 'noClaim') return [{ kind: 'anyClaim', unit: 'day', from: days + 1 }];
    return [
      { kind: 'accident', unit: 'day', from: 1 },
      { kind: 'newIllness', unit: 'day', from: days + 1 },
    ];
  }
  const isWaited = feature === 'namedIllness' || feature === 'maternity' || feature === 'existingIllness';
  return isWaited && months !== undefined ? [{ kind: feature, unit: 'month', from: months + 1 }] : [];
}

/** Months from the start of the policy, for a linear scale. */
export function monthsOf({ unit, from }: Wait): number {
  return unit === 'month' ? from - 1 : (from - 1) / DAYS_A_MONTH;
}

/** Years of the scale, which ends with the year that the last wait falls into. */
export function yearsOf(waits: readonly Wait[]): number {
  return Math.floor(Math.max(0, ...waits.map(monthsOf)) / 12) + 1;
}

/** The first day on which a policy with this first day pays. */
export function firstDayOf({ unit, from }: Wait, start: IsoDate): IsoDate {
  return unit === 'month' ? addMonths(start, from - 1) : addDays(start, from - 1);
}
