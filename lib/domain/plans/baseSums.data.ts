import type { ProductSlug } from './products.data';

const LAKH = 1_00_000;

/** In rupees: the sum insured of a product's sample price (specification, section 9). */
export const BASE_SUMS_INSURED: Readonly<Record<ProductSlug, number>> = {
  reassure: 5 * LAKH,
  reassurev2: 5 * LAKH,
  reassurev3: 5 * LAKH,
  'senior-first': 5 * LAKH,
  aspire: 5 * LAKH,
  'aspire-saver': 100 * LAKH,
  'health-companion': 5 * LAKH,
  'health-recharge': 100 * LAKH,
  heartbeat: 5 * LAKH,
  'health-pulse': 5 * LAKH,
  'health-premia': 5 * LAKH,
  'go-active': 5 * LAKH,
  'accident-care': 10 * LAKH,
  'criti-care': 10 * LAKH,
  'corona-rakshak': 2.5 * LAKH,
  rise: 5 * LAKH,
};
