import type { ProductSlug } from '@/lib/domain/products.data';
import { paths } from '@/lib/config/paths';

export type PlanKey = 'reassure' | 'premia' | 'recharge' | 'aspire' | 'senior' | 'smart';

export type HomePlan = {
  key: PlanKey;
  /** Names of plans stay Latin in every language. */
  name: string;
  slug?: ProductSlug;
  sumInsured: number;
  /** Of the person for whom the price is shown. */
  age: number;
  quickBuy: string;
};

/** The six plans of the home page, in its order. */
export const homePlans: readonly HomePlan[] = [
  {
    key: 'reassure',
    name: 'ReAssure 2.0',
    slug: 'reassurev2',
    sumInsured: 5_00_000,
    age: 25,
    quickBuy: paths.quoteOf('reassurev2'),
  },
  {
    key: 'premia',
    name: 'Health Premia',
    slug: 'health-premia',
    sumInsured: 5_00_000,
    age: 25,
    quickBuy: paths.quoteOf('health-premia'),
  },
  {
    key: 'recharge',
    name: 'Health Recharge',
    slug: 'health-recharge',
    sumInsured: 1_00_00_000,
    age: 25,
    quickBuy: paths.quoteOf('health-recharge'),
  },
  {
    key: 'aspire',
    name: 'Aspire',
    slug: 'aspire',
    sumInsured: 5_00_000,
    age: 25,
    quickBuy: paths.aspire,
  },
  {
    key: 'senior',
    name: 'Senior First',
    slug: 'senior-first',
    sumInsured: 5_00_000,
    age: 61,
    quickBuy: paths.quoteOf('senior-first'),
  },
  {
    key: 'smart',
    name: 'SmartHealth + Disease Management Add-On',
    sumInsured: 5_00_000,
    age: 25,
    quickBuy: paths.leadForm,
  },
];
