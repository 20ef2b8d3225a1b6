import { isBest } from './featureAnswers';
import { PLAN_FEATURES, type Answer, type Feature, type PlanFeatures } from './planFeatures.data';
import { findProduct } from './products';
import type { ProductSlug, VariantName } from './products.data';

export type Claim = Answer & {
  readonly feature: Feature;
  /** Variants with the feature, where this one lacks it. */
  readonly only?: readonly VariantName[];
  /** The best answer among other variants, where it is better than this one's. */
  readonly better?: Answer & { readonly variants: readonly VariantName[] };
};

export function claimOf(slug: ProductSlug, variant: VariantName | '', feature: Feature): Claim | undefined {
  const tiers: readonly VariantName[] = findProduct(slug)?.tiers ?? [];
  const table: Partial<Record<VariantName | '', PlanFeatures>> = PLAN_FEATURES[slug];
  const answerIn = (tier: VariantName | '') => table[tier]?.[feature];
  const own = answerIn(variant);
  if (!own) return undefined;
  const answers = tiers.map(answerIn);
  const best = answers.find((answer) => answer && isBest(feature, answer, answers));
  const isOwnBest = !best || JSON.stringify(best) === JSON.stringify(own);
  const variants = tiers.filter((tier) => JSON.stringify(answerIn(tier)) === JSON.stringify(best));
  if (!isNothing(feature, own))
    return { feature, ...own, ...(!isOwnBest && { better: { ...best, variants } }) };
  return isOwnBest ? undefined : { feature, ...best, only: variants };
}

export function cheapestVariant(slug: ProductSlug): VariantName | '' {
  return findProduct(slug)?.tiers[0] ?? '';
}

/** Whether an answer isn't worth saying. "No co-payment" is worth saying, "no refill" isn't. */
function isNothing(feature: Feature, { answer }: Answer): boolean {
  return answer === 'none' && feature !== 'coPayment' && feature !== 'youPayFirst';
}

/** `leastTimes`, `mostTimes`, …: the range over a plan's variants. */
export function rangesOf(slug: ProductSlug): Readonly<Record<string, number>> {
  const found = new Map<string, number[]>();
  for (const features of Object.values<PlanFeatures>(PLAN_FEATURES[slug])) {
    for (const [feature, { values = {} }] of Object.entries(features)) {
      for (const [unit, value] of Object.entries(values)) {
        const name = `${feature}${unit.charAt(0).toUpperCase()}${unit.slice(1)}`;
        found.set(name, [...(found.get(name) ?? []), value]);
      }
    }
  }
  return Object.fromEntries(
    [...found].flatMap(([name, values]) => [
      [`${name}Least`, Math.min(...values)],
      [`${name}Most`, Math.max(...values)],
    ]),
  );
}
