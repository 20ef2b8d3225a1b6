import { isBest } from './featureAnswers';
import { PLAN_FEATURES, type Answer, type Feature, type PlanFeatures } from './planFeatures.data';
import { findProduct } from './products';
import type { ProductSlug, TierName } from './products.data';

/** What may be said of one feature of a plan in one variant, and what other variants give beyond it. */
export type Claim = Answer & {
  readonly feature: Feature;
  /** The variants that have it, where the one that is told of has not. */
  readonly only?: readonly TierName[];
  /** The best that other variants give, where that is more. */
  readonly better?: Answer & { readonly variants: readonly TierName[] };
};

/** Undefined where no variant of the plan gives anything of the kind: there is then nothing to claim. */
export function claimOf(slug: ProductSlug, variant: TierName | '', feature: Feature): Claim | undefined {
  const tiers: readonly TierName[] = findProduct(slug)?.tiers ?? [];
  const table: Partial<Record<TierName | '', PlanFeatures>> = PLAN_FEATURES[slug];
  const answerIn = (tier: TierName | '') => table[tier]?.[feature];
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

/** The cheapest variant, of which is said what stands beside a lowest price. */
export function cheapestVariant(slug: ProductSlug): TierName | '' {
  return findProduct(slug)?.tiers[0] ?? '';
}

/** A co-payment of nothing is something; a refill of nothing is not. */
function isNothing(feature: Feature, { answer }: Answer): boolean {
  return answer === 'none' && feature !== 'coPayment' && feature !== 'youPayFirst';
}

/** The least and the most that the variants of a plan give of what is counted: `leastTimes`, `mostTimes`. */
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
