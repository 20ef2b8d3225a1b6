import { findProduct, isProductSlug, variantOf } from '@/lib/domain/plans/products';
import { RIDER_KEYS } from '@/lib/domain/plans/riders.data';
import type { PlanData } from './documentData';

type Chosen = {
  product?: string;
  tier?: string;
  sumInsured?: number;
  tenure?: number;
  riders: readonly string[];
};

export function toPlanData({ product, tier, sumInsured, tenure = 1, riders }: Chosen): PlanData | undefined {
  if (!isProductSlug(product) || !sumInsured) return undefined;
  const known = findProduct(product);
  return {
    product,
    sumInsured,
    tenure,
    tier: (known && variantOf(known, tier)) ?? '',
    riders: RIDER_KEYS.filter((key) => riders.includes(key)),
  };
}

export function planName({ product, tier }: Pick<PlanData, 'product' | 'tier'>): string {
  return [findProduct(product)?.name, tier].filter(Boolean).join(' ');
}
