import type { ProductSlug } from '@/lib/domain/plans/products.data';

/** Sample zones: A is the dearest. */
export type Zone = 'A' | 'B' | 'C';

/** Sample: products that rate a city otherwise than the usual zones do. */
export const ZONE_EXCEPTIONS: Partial<Record<ProductSlug, Readonly<Record<string, Zone>>>> = {
  'senior-first': { Chandigarh: 'A', Pune: 'A' },
  'health-premia': { Bengaluru: 'A', Hyderabad: 'A' },
};
