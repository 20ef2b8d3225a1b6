import type { ProductSlug } from './products.data';

export type Category = {
  readonly slug: string;
  /** Best fit first; empty where the category has its own flow. */
  readonly products: readonly ProductSlug[];
  readonly startsWith: 'quote' | 'travelQuote' | 'corporateLead';
  /** The people in the family's form at first: ids of persons (familyForm.ts). */
  readonly family?: readonly string[];
};

/** The specification's kinds of insurance (section 1). */
export const CATEGORIES = [
  {
    slug: 'individual',
    startsWith: 'quote',
    family: ['self'],
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
    family: ['self', 'spouse', 'son-1'],
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
  {
    slug: 'critical-illness',
    startsWith: 'quote',
    family: ['self'],
    products: ['criti-care', 'corona-rakshak'],
  },
  { slug: 'personal-accident', startsWith: 'quote', family: ['self'], products: ['accident-care'] },
  {
    slug: 'senior-citizens',
    startsWith: 'quote',
    family: ['father', 'mother'],
    products: ['senior-first', 'reassurev3'],
  },
  {
    slug: 'maternity',
    startsWith: 'quote',
    family: ['self', 'spouse'],
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
    family: ['self', 'spouse'],
    products: ['health-companion', 'health-pulse', 'reassure', 'reassurev2', 'reassurev3', 'go-active'],
  },
  { slug: 'top-up', startsWith: 'quote', family: ['self', 'spouse'], products: ['health-recharge'] },
  { slug: 'travel', startsWith: 'travelQuote', products: [] },
  { slug: 'corporate', startsWith: 'corporateLead', products: [] },
] as const satisfies readonly Category[];

export type CategorySlug = (typeof CATEGORIES)[number]['slug'];
