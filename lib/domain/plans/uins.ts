import type { ProductSlug } from './products.data';
import type { RiderKey } from './riders.data';
import { SAMPLE_RIDER_UINS, SAMPLE_TRAVEL_UIN, SAMPLE_UINS } from './uins.data';

export function uinOf(slug: ProductSlug, insurer: string): string {
  return `${insurer}${SAMPLE_UINS[slug]} (sample)`;
}

export function riderUinOf(rider: RiderKey, insurer: string): string {
  return `${insurer}${SAMPLE_RIDER_UINS[rider]} (sample)`;
}

export function travelUinOf(insurer: string): string {
  return `${insurer}${SAMPLE_TRAVEL_UIN} (sample)`;
}
