import type { ProductSlug } from '@/lib/domain/plans/products.data';
import { ZONE_EXCEPTIONS, type Zone } from './zones.data';

export type Point = { readonly lat: number; readonly lng: number };

/** A big city, or a district elsewhere. Server only (docs/decisions/006-places.md). */
export type Place = {
  readonly name: string;
  readonly state: string;
  /** The specification's tiers: the eight largest cities are Tier-1. */
  readonly tier: 1 | 2;
  readonly zone: Zone;
  readonly pincodePrefixes: readonly string[];
  readonly alsoNamed?: readonly string[];
  readonly hi?: string;
  readonly ta?: string;
};

export function zoneOf(place: Place, product: ProductSlug): Zone {
  return ZONE_EXCEPTIONS[product]?.[place.name] ?? place.zone;
}
