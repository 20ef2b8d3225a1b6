import type { ProductSlug } from '@/lib/domain/plans/products.data';

type Emblem = 'reassure' | 'aspire' | 'premia' | 'recharge' | 'senior' | 'smart';

const emblems: Partial<Record<ProductSlug, Emblem>> = {
  reassure: 'reassure',
  reassurev2: 'reassure',
  reassurev3: 'reassure',
  aspire: 'aspire',
  'aspire-saver': 'aspire',
  'health-premia': 'premia',
  'health-recharge': 'recharge',
  'senior-first': 'senior',
};

/** Plans without an emblem use the brand's. */
export function emblemOf(slug: string | undefined): Emblem {
  return emblems[slug as ProductSlug] ?? 'smart';
}
