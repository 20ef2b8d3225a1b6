import {
  FEATURES,
  PLAN_FEATURES,
  RIDER_FEATURES,
  type Answer,
  type Feature,
  type PlanFeatures,
} from './planFeatures.data';
import type { VariantName } from './products.data';
import { findProduct, isProductSlug } from './products';
import type { RiderKey } from './riders.data';

export type FeatureRow = Answer & { readonly feature: Feature };

export type VariantComparison = {
  readonly tiers: readonly VariantName[];
  /** Answers in the order of variants; differing rows first. */
  readonly rows: readonly { feature: Feature; answers: readonly Answer[]; differs: boolean }[];
};

/** In reading order, with riders applied; empty for an unknown plan. */
export function featuresOf(
  product: string,
  tier: string,
  riders: readonly RiderKey[] = [],
): readonly FeatureRow[] {
  const plan = find(product, tier);
  const features = plan && riders.reduce((all, rider) => ({ ...all, ...RIDER_FEATURES[rider] }), plan);
  return FEATURES.flatMap((feature) => {
    const answer = features?.[feature];
    return answer ? [{ feature, ...answer }] : [];
  });
}

const KEY_FEATURES: readonly Feature[] = [
  'paidFor',
  'youPayFirst',
  'room',
  'existingIllness',
  'maternity',
  'doctorVisits',
  'coPayment',
];
const ON_A_CARD = 4;

export function keyFeaturesOf(product: string, tier: string): readonly FeatureRow[] {
  const rows = featuresOf(product, tier);
  return KEY_FEATURES.flatMap((key) => rows.find(({ feature }) => feature === key) ?? []).slice(0, ON_A_CARD);
}

export type ComparisonRow = {
  readonly feature: Feature;
  readonly answers: readonly (Answer | undefined)[];
  readonly differs: boolean;
};

/** Answers for plans whose table omits a feature that another has. */
const UNSAID: PlanFeatures = {
  paidFor: { answer: 'hospital' },
  youPayFirst: { answer: 'none' },
  doctorVisits: { answer: 'none' },
};

/** Differing rows first, starting with room and waiting periods. */
export function comparePlans(plans: readonly { product: string; tier: string }[]): readonly ComparisonRow[] {
  const features = plans.map(({ product, tier }) => find(product, tier));
  const rows = FEATURES.filter((feature) => features.some((each) => each?.[feature])).map((feature) => {
    const answers = features.map((each) => each?.[feature] ?? UNSAID[feature]);
    return { feature, answers, differs: new Set(answers.map(toText)).size > 1 };
  });
  return rows.toSorted((one, other) => Number(other.differs) - Number(one.differs));
}

export function compareVariants(product: string): VariantComparison | undefined {
  const tiers = findProduct(product)?.tiers ?? [];
  if (tiers.length < 2) return undefined;
  const rows = comparePlans(tiers.map((tier) => ({ product, tier }))).map(({ answers, ...row }) => ({
    ...row,
    answers: answers.flatMap((answer) => answer ?? []),
  }));
  return { tiers, rows };
}

function find(product: string, tier: string): PlanFeatures | undefined {
  return isProductSlug(product) ? PLAN_FEATURES[product][tier as VariantName | ''] : undefined;
}

function toText(answer: Answer | undefined): string {
  return JSON.stringify(answer ?? null);
}
