import type { ProductSlug } from './products.data';
import type { RiderKey } from './riders.data';
import { SAMPLE_RIDER_UINS, SAMPLE_UINS } from './uins.data';

/** The product's identification number, by the insurer's three letters. A sample, and it says so. */
export function uinOf(slug: ProductSlug, insurer: string): string {
  return `${insurer}${SAMPLE_UINS[slug]} (sample)`;
}

export function riderUinOf(rider: RiderKey, insurer: string): string {
  return `${insurer}${SAMPLE_RIDER_UINS[rider]} (sample)`;
}
