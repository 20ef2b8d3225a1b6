import type { Segment } from '@/lib/domain/quote/segments';

/** The specification's products (section 3), verbatim. */

export type VariantName =
  | 'Titanium+'
  | 'Platinum+'
  | 'Bronze+'
  | 'Gold+'
  | 'Diamond+'
  | 'Gold'
  | 'Platinum'
  | 'Silver';

export type Product = {
  readonly slug: string;
  readonly name: string;
  /** Other names in the specification's copy. */
  readonly alsoNamed?: readonly string[];
  readonly code: string;
  readonly segment: Segment;
  /** An assisted product's journey stops at the summary; an advisor completes it. */
  readonly flow: 'online' | 'assisted';
  readonly pays: 'hospitalBills' | 'aboveDeductible' | 'lumpSum';
  /** Cheapest first; empty without variants. */
  readonly tiers: readonly VariantName[];
  /** The default variant. */
  readonly usualTier?: VariantName;
  /** The specification's "another list": a link to this plan compares its variants. */
  readonly showsTiersSideBySide?: boolean;
};

const retail = { segment: 'Retail', flow: 'online', pays: 'hospitalBills', tiers: [] } as const;

export const PRODUCTS = [
  { ...retail, slug: 'reassure', name: 'ReAssure', code: 'ReAssure_110' },
  {
    ...retail,
    slug: 'reassurev2',
    name: 'ReAssure 2.0',
    alsoNamed: ['ReAssure2.0'],
    code: 'ReAssure_210',
    tiers: ['Bronze+', 'Platinum+', 'Titanium+'],
    usualTier: 'Platinum+',
    showsTiersSideBySide: true,
  },
  { ...retail, slug: 'reassurev3', name: 'ReAssure 3.0', code: 'ReAssure_310' },
  {
    ...retail,
    slug: 'senior-first',
    name: 'SeniorFirst',
    alsoNamed: ['Senior First'],
    code: 'SeniorFirst_111',
    tiers: ['Gold', 'Platinum'],
    usualTier: 'Gold',
  },
  {
    ...retail,
    slug: 'aspire',
    name: 'Aspire',
    code: 'Aspire_110',
    tiers: ['Gold+', 'Diamond+', 'Platinum+', 'Titanium+'],
    usualTier: 'Gold+',
    showsTiersSideBySide: true,
  },
  {
    ...retail,
    slug: 'aspire-saver',
    name: 'Aspire Max',
    alsoNamed: ['Aspire saver', 'Aspire Max / Aspire saver'],
    code: 'AspireSaver_104',
    tiers: ['Gold+', 'Platinum+'],
    usualTier: 'Gold+',
  },
  {
    ...retail,
    slug: 'health-companion',
    name: 'HealthCompanion',
    alsoNamed: ['Health Companion'],
    code: 'HealthCompanion_102',
  },
  {
    ...retail,
    slug: 'health-recharge',
    name: 'HealthRecharge',
    alsoNamed: ['Health Recharge', 'HEALTH RECHARGE'],
    code: 'HealthRecharge_103',
    pays: 'aboveDeductible',
  },
  {
    ...retail,
    slug: 'heartbeat',
    name: 'Heart Beat',
    alsoNamed: ['Heartbeat'],
    code: 'HBV5_107',
    flow: 'assisted',
    tiers: ['Gold', 'Platinum'],
    usualTier: 'Gold',
  },
  { ...retail, slug: 'health-pulse', name: 'Health Pulse', code: 'HealthPulse_106' },
  {
    ...retail,
    slug: 'health-premia',
    name: 'Health Premia',
    code: 'HealthPremia_108',
    tiers: ['Silver', 'Gold', 'Platinum'],
    usualTier: 'Silver',
  },
  { ...retail, slug: 'go-active', name: 'Go Active', alsoNamed: ['GoActive'], code: 'GoActive_101' },
  { ...retail, slug: 'accident-care', name: 'Accident Care', code: 'HealthAssurance_105', pays: 'lumpSum' },
  { ...retail, slug: 'criti-care', name: 'Criti Care', code: 'HealthAssurance_106', pays: 'lumpSum' },
  { ...retail, slug: 'corona-rakshak', name: 'Corona Rakshak', code: 'CoronaRakshak_501', pays: 'lumpSum' },
  { ...retail, slug: 'rise', name: 'Rise', code: 'Bharat_110', flow: 'assisted' },
] as const satisfies readonly Product[];

export type ProductSlug = (typeof PRODUCTS)[number]['slug'];
