import type { ProductSlug } from '@/lib/domain/plans/products.data';

/** Sample zones, A the most expensive. */
export type Zone = 'A' | 'B' | 'C';

/** Sample: products with their own zone for a city. */
export const ZONE_EXCEPTIONS: Partial<Record<ProductSlug, Readonly<Record<string, Zone>>>> = {
  'senior-first': { Chandigarh: 'A', Pune: 'A' },
  'health-premia': { Bengaluru: 'A', Hyderabad: 'A' },
};
