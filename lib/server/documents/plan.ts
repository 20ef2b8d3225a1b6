import { findProduct } from '@/lib/domain/plans/products';
import type { PlanData } from './documentData';

/** `ReAssure 2.0 Platinum+` */
export function planName({ product, tier }: Pick<PlanData, 'product' | 'tier'>): string {
  return [findProduct(product)?.name, tier].filter(Boolean).join(' ');
}
