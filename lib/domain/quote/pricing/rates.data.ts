import type { Curve, RateTable } from './rateTable';

/** Sample rates of November 2026, shaped like a retail tariff. */

const AGES: Curve = [
  [0, 8_200],
  [26, 9_100],
  [31, 10_000],
  [36, 10_900],
  [41, 12_200],
  [46, 13_920],
  [51, 16_800],
  [56, 20_500],
  [61, 25_500],
  [66, 31_000],
  [71, 37_000],
  [76, 44_000],
];

const COVERS: Curve = [
  [5_00_000, 7_420],
  [10_00_000, 10_000],
  [15_00_000, 11_450],
  [20_00_000, 12_600],
  [25_00_000, 13_620],
  [50_00_000, 15_400],
  [1_00_00_000, 17_100],
];

// A fixed benefit's price grows with the sum itself.
const LUMP_SUMS: Curve = [
  [5_00_000, 5_200],
  [10_00_000, 10_000],
  [25_00_000, 24_000],
  [50_00_000, 46_500],
  [1_00_00_000, 90_000],
];

const ONE_ZONE = { A: 0, B: 0, C: 0 } as const;

const upTo = (most: number): Curve => COVERS.filter(([sum]) => sum <= most);

const RIDERS: RateTable['riders'] = {
  'safeguard-plus': { share: 800 },
  'hospital-cash': { perMember: 260 },
  'personal-accident': { perAdult: 620 },
  'shorter-wait': { share: 1_757 },
  'smart-health': { perAdult: 3_900 },
};

const shared = {
  version: 'sample-2026-11',
  effectiveFrom: '2024-04-01',
  basis: 'floater',
  ages: AGES,
  covers: COVERS,
  tiers: { '': 10_000 },
  zoneDiscounts: { A: 0, B: 800, C: 1_500 },
  riders: RIDERS,
  // As in the prospectus of ReAssure 2.0, for every plan.
  termDiscounts: [0, 750, 1_500],
  entryAge: { min: 18, max: 65 },
  takesChildren: true,
} as const satisfies Partial<RateTable>;

/** The rates of each adult, for lump sums. */
const lumpSum = {
  ...shared,
  basis: 'individual',
  // As in the prospectus of ReAssure 2.0.
  familyDiscount: 1_000,
  covers: LUMP_SUMS,
  zoneDiscounts: ONE_ZONE,
  takesChildren: false,
} as const satisfies Partial<RateTable>;

// The specification's filed discounts (section 9).
const DISCOUNTS = {
  reassure: { name: 'reassure', share: 500 },
  // The specification's strip (section 2): 15%, ReAssure 3.0 only.
  reassure3: { name: 'reassure3', share: 1_500 },
  goActive: { name: 'goActive', share: 1_200 },
  healthPulse: { name: 'healthPulse', share: 1_200 },
  healthRecharge: { name: 'healthRecharge', share: 500 },
  healthAssurance: { name: 'healthAssurance', share: 1_000 },
} as const;

const reassure2: RateTable = {
  ...shared,
  effectiveFrom: '2026-11-01',
  product: 'reassurev2',
  reference: { eldest: 8_826, adult: 3_942, child: 1_520, nextChild: 1_310 },
  tiers: { 'Bronze+': 8_500, 'Platinum+': 10_000, 'Titanium+': 12_200 },
  discount: DISCOUNTS.reassure,
};

const reassure3: RateTable = {
  ...shared,
  effectiveFrom: '2026-11-01',
  product: 'reassurev3',
  reference: { eldest: 10_240, adult: 4_570, child: 1_760, nextChild: 1_520 },
  covers: [...COVERS, [2_00_00_000, 19_000], [3_00_00_000, 20_400]],
  discount: DISCOUNTS.reassure3,
  entryAge: { min: 18, max: 99 },
};

/** Rates of 2027: from 36 on a second adult costs less than before, and children cost the same. */
const ROWS_2027 = {
  eldest: withRow(AGES, 36, 10_734),
  adult: withRow(AGES, 36, 10_426),
  child: AGES.filter(([from]) => from <= 31),
  nextChild: AGES.filter(([from]) => from <= 31),
} as const;

function withRow(curve: Curve, at: number, share: number): Curve {
  return curve.map(([from, before]) => [from, from === at ? share : before]);
}

export const RATE_TABLES: readonly RateTable[] = [
  {
    ...shared,
    product: 'reassure',
    reference: { eldest: 8_310, adult: 3_712, child: 1_431, nextChild: 1_233 },
    discount: DISCOUNTS.reassure,
  },
  { ...reassure2, version: 'sample-2027-11', effectiveFrom: '2027-11-01', agesOf: ROWS_2027 },
  reassure2,
  {
    ...reassure2,
    version: 'sample-2024-04',
    effectiveFrom: '2024-04-01',
    reference: { eldest: 8_320, adult: 3_716, child: 1_433, nextChild: 1_235 },
  },
  reassure3,
  {
    ...reassure3,
    version: 'sample-2024-04',
    effectiveFrom: '2024-04-01',
    discount: DISCOUNTS.reassure,
  },
  {
    ...shared,
    product: 'senior-first',
    reference: { eldest: 11_700, adult: 7_490, child: 0, nextChild: 0 },
    covers: upTo(25_00_000),
    tiers: { Gold: 10_000, Platinum: 13_000 },
    entryAge: { min: 61, max: 99 },
    takesChildren: false,
  },
  {
    ...shared,
    product: 'aspire',
    reference: { eldest: 7_350, adult: 3_283, child: 1_265, nextChild: 1_090 },
    tiers: { 'Gold+': 10_000, 'Diamond+': 11_400, 'Platinum+': 13_100, 'Titanium+': 15_400 },
    entryAge: { min: 18, max: 55 },
  },
  {
    ...shared,
    product: 'aspire-saver',
    // 5 lakh plus 95 lakh of Health Recharge: a single sum insured.
    reference: { eldest: 9_100, adult: 4_065, child: 1_566, nextChild: 1_350 },
    covers: [[1_00_00_000, 10_000]],
    tiers: { 'Gold+': 10_000, 'Platinum+': 12_900 },
    entryAge: { min: 18, max: 55 },
  },
  {
    ...shared,
    product: 'health-companion',
    reference: { eldest: 8_050, adult: 3_595, child: 1_386, nextChild: 1_194 },
  },
  {
    ...shared,
    product: 'health-recharge',
    reference: { eldest: 2_765, adult: 1_235, child: 476, nextChild: 410 },
    discount: DISCOUNTS.healthRecharge,
  },
  {
    ...shared,
    product: 'heartbeat',
    reference: { eldest: 13_900, adult: 6_208, child: 2_393, nextChild: 2_063 },
    tiers: { Gold: 10_000, Platinum: 13_400 },
  },
  {
    ...shared,
    product: 'health-pulse',
    reference: { eldest: 7_240, adult: 3_233, child: 1_247, nextChild: 1_074 },
    covers: upTo(25_00_000),
    discount: DISCOUNTS.healthPulse,
  },
  {
    ...shared,
    product: 'health-premia',
    reference: { eldest: 14_336, adult: 6_403, child: 2_468, nextChild: 2_127 },
    tiers: { Silver: 10_000, Gold: 12_800, Platinum: 16_100 },
  },
  {
    ...shared,
    product: 'go-active',
    reference: { eldest: 9_480, adult: 4_234, child: 1_632, nextChild: 1_407 },
    covers: upTo(25_00_000),
    discount: DISCOUNTS.goActive,
  },
  {
    ...lumpSum,
    product: 'accident-care',
    reference: { eldest: 1_180, adult: 1_180, child: 0, nextChild: 0 },
    ages: [[18, 10_000]],
    discount: DISCOUNTS.healthAssurance,
  },
  {
    ...lumpSum,
    product: 'criti-care',
    reference: { eldest: 2_480, adult: 2_480, child: 0, nextChild: 0 },
    discount: DISCOUNTS.healthAssurance,
  },
  {
    ...lumpSum,
    product: 'corona-rakshak',
    reference: { eldest: 5_800, adult: 5_800, child: 0, nextChild: 0 },
    covers: [
      [1_00_000, 1_000],
      [1_50_000, 1_500],
      [2_00_000, 2_000],
      [2_50_000, 2_500],
    ],
  },
  {
    ...shared,
    product: 'rise',
    reference: { eldest: 6_900, adult: 3_082, child: 1_190, nextChild: 1_024 },
    covers: upTo(25_00_000),
  },
];
