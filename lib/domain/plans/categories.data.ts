import type { ProductSlug } from './products.data';

export type Category = {
  readonly slug: string;
  /** Best fit first; empty where the category has its own flow. */
  readonly products: readonly ProductSlug[];
  readonly startsWith: 'quote' | 'travelQuote' | 'corporateLead';
};

/** The specification's kinds of insurance (section 1). */
export const CATEGORIES = [
  {
    slug: 'individual',
    startsWith: 'quote',
    products: [
      'reassurev3',
      'reassurev2',
      'reassure',
      'aspire',
      'aspire-saver',
      'go-active',
      'health-premia',
      'health-companion',
      'health-pulse',
      'rise',
    ],
  },
  {
    slug: 'family',
    startsWith: 'quote',
    products: [
      'reassurev2',
      'reassurev3',
      'reassure',
      'aspire',
      'aspire-saver',
      'heartbeat',
      'health-premia',
      'health-companion',
      'health-pulse',
      'go-active',
      'rise',
    ],
  },
  { slug: 'critical-illness', startsWith: 'quote', products: ['criti-care', 'corona-rakshak'] },
  { slug: 'personal-accident', startsWith: 'quote', products: ['accident-care'] },
  { slug: 'senior-citizens', startsWith: 'quote', products: ['senior-first', 'reassurev3'] },
  {
    slug: 'maternity',
    startsWith: 'quote',
    products: [
      'aspire',
      'aspire-saver',
      'reassurev2',
      'reassurev3',
      'heartbeat',
      'health-premia',
      'reassure',
    ],
  },
  {
    slug: 'mediclaim',
    startsWith: 'quote',
    products: ['health-companion', 'health-pulse', 'reassure', 'reassurev2', 'reassurev3', 'go-active'],
  },
  { slug: 'top-up', startsWith: 'quote', products: ['health-recharge'] },
  { slug: 'travel', startsWith: 'travelQuote', products: [] },
  { slug: 'corporate', startsWith: 'corporateLead', products: [] },
] as const satisfies readonly Category[];

export type CategorySlug = (typeof CATEGORIES)[number]['slug'];
