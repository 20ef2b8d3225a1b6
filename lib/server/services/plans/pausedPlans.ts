import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { TRAVEL } from '@/lib/domain/travel/trip';
import type { Segment } from '@/lib/domain/quote/segments';
import type { RefusedPlanDto } from '@/lib/domain/quote/pricing/contract';
import { isOff } from '@/lib/server/switches/switches';

/** Why a plan that somebody switched off is not offered; undefined for the others. */
export async function pausedPlan({
  product,
  segment,
}: {
  product?: string | undefined;
  segment?: Segment;
}): Promise<RefusedPlanDto | undefined> {
  const plan = segment === 'Travel' ? TRAVEL : PRODUCTS.find(({ slug }) => slug === product);
  if (!plan || !(await isOff('product', plan.slug))) return undefined;
  return { product: plan.slug, productName: plan.name, reason: 'paused' };
}
