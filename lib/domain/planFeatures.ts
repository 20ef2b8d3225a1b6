import { FEATURES, PLAN_FEATURES, type Answer, type Feature, type PlanFeatures } from './planFeatures.data';
import type { TierName } from './products.data';
import { findProduct, isProductSlug } from './products';

export type FeatureRow = Answer & { readonly feature: Feature };

export type TierComparison = {
  readonly tiers: readonly TierName[];
  /** One answer a tier, in the order of the tiers; what differs comes first. */
  readonly rows: readonly { feature: Feature; answers: readonly Answer[]; differs: boolean }[];
};

/** What a plan covers, in reading order; empty for a product or tier that is not there. */
export function featuresOf(product: string, tier: string): readonly FeatureRow[] {
  const features = find(product, tier);
  return FEATURES.flatMap((feature) => {
    const answer = features?.[feature];
    return answer ? [{ feature, ...answer }] : [];
  });
}

/** The tiers of a product side by side; undefined for a product that comes in one form. */
export function compareTiers(product: string): TierComparison | undefined {
  const tiers = findProduct(product)?.tiers ?? [];
  if (tiers.length < 2) return undefined;
  const rows = FEATURES.flatMap((feature) => {
    const answers = tiers.flatMap((tier) => find(product, tier)?.[feature] ?? []);
    if (answers.length < tiers.length) return [];
    return [{ feature, answers, differs: new Set(answers.map(toText)).size > 1 }];
  });
  return { tiers, rows: rows.toSorted((one, other) => Number(other.differs) - Number(one.differs)) };
}

function find(product: string, tier: string): PlanFeatures | undefined {
  return isProductSlug(product) ? PLAN_FEATURES[product][tier as TierName | ''] : undefined;
}

function toText(answer: Answer): string {
  return JSON.stringify(answer);
}
