import type { SwitchDto } from '@/lib/domain/desk/switches';
import { findProduct } from '@/lib/domain/plans/products';
import { TRAVEL } from '@/lib/domain/travel/trip';

/** A plan as customers call it; other switches have no other name. */
export function switchNameOf({ kind, name }: Pick<SwitchDto, 'kind' | 'name'>): string {
  if (kind !== 'product') return name;
  return name === TRAVEL.slug ? TRAVEL.name : (findProduct(name)?.name ?? name);
}
