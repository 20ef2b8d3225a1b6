import {
  FEATURES,
  PLAN_FEATURES,
  RIDER_FEATURES,
  type Answer,
  type Feature,
  type PlanFeatures,
} from './planFeatures.data';
import type { TierName } from './products.data';
import { findProduct, isProductSlug } from './products';
import type { RiderKey } from './riders.data';

export type FeatureRow = Answer & { readonly feature: Feature };

export type TierComparison = {
  readonly tiers: readonly TierName[];
  /** One answer a tier, in the order of the tiers; what differs comes first. */
  readonly rows: readonly { feature: Feature; answers: readonly Answer[]; differs: boolean }[];
};

/** What a plan covers with the riders it is bought with, in reading order; empty for a plan that is not there. */
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

/** What people compare plans by, the weightiest first. */
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

/** The four answers, or fewer, that stand on a plan's card. */
export function keyFeaturesOf(product: string, tier: string): readonly FeatureRow[] {
  const rows = featuresOf(product, tier);
  return KEY_FEATURES.flatMap((key) => rows.find(({ feature }) => feature === key) ?? []).slice(0, ON_A_CARD);
}

export type ComparisonRow = {
  readonly feature: Feature;
  /** One a plan, in their order; undefined where the question does not apply. */
  readonly answers: readonly (Answer | undefined)[];
  readonly differs: boolean;
};

/** What a plan says of a feature that its own table leaves out, beside one that has it. */
const UNSAID: PlanFeatures = {
  paidFor: { answer: 'hospital' },
  youPayFirst: { answer: 'none' },
  doctorVisits: { answer: 'none' },
};

/** Plans side by side: what differs comes first, room and waiting periods on top. */
export function comparePlans(plans: readonly { product: string; tier: string }[]): readonly ComparisonRow[] {
  const features = plans.map(({ product, tier }) => find(product, tier));
  const rows = FEATURES.filter((feature) => features.some((each) => each?.[feature])).map((feature) => {
    const answers = features.map((each) => each?.[feature] ?? UNSAID[feature]);
    return { feature, answers, differs: new Set(answers.map(toText)).size > 1 };
  });
  return rows.toSorted((one, other) => Number(other.differs) - Number(one.differs));
}

/** The tiers of a product side by side; undefined for a product that comes in one form. */
export function compareTiers(product: string): TierComparison | undefined {
  const tiers = findProduct(product)?.tiers ?? [];
  if (tiers.length < 2) return undefined;
  const rows = comparePlans(tiers.map((tier) => ({ product, tier }))).map(({ answers, ...row }) => ({
    ...row,
    answers: answers.flatMap((answer) => answer ?? []),
  }));
  return { tiers, rows };
}

function find(product: string, tier: string): PlanFeatures | undefined {
  return isProductSlug(product) ? PLAN_FEATURES[product][tier as TierName | ''] : undefined;
}

function toText(answer: Answer | undefined): string {
  return JSON.stringify(answer ?? null);
}
