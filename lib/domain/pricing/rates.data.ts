import type { Curve, RateTable } from './rateTable';

/** Sample rates of November 2026: their shape is a retail tariff's, their amounts are nobody's. */

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

const ZONES = { A: 0, B: 800, C: 1_500 } as const;

const shared = {
  version: 'sample-2026-11',
  effectiveFrom: '2024-04-01',
  basis: 'floater',
  ages: AGES,
  covers: COVERS,
  tiers: { '': 10_000 },
  zoneDiscounts: ZONES,
  riders: ['safeguard-plus', 'hospital-cash', 'personal-accident', 'shorter-wait'],
  entryAge: { min: 18, max: 65 },
  takesChildren: true,
} as const satisfies Partial<RateTable>;

const REASSURE_DISCOUNT = { name: 'reassure', share: 500 } as const;

export const RATE_TABLES: readonly RateTable[] = [
  {
    ...shared,
    product: 'reassurev2',
    reference: { eldest: 8_826, adult: 3_942, child: 1_520, nextChild: 1_310 },
    tiers: { 'Bronze+': 8_500, 'Platinum+': 10_000, 'Titanium+': 12_200 },
    discount: REASSURE_DISCOUNT,
  },
  {
    ...shared,
    product: 'reassurev3',
    reference: { eldest: 10_240, adult: 4_570, child: 1_760, nextChild: 1_520 },
    covers: [...COVERS, [2_00_00_000, 19_000], [3_00_00_000, 20_400]],
    discount: REASSURE_DISCOUNT,
    entryAge: { min: 18, max: 99 },
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
    product: 'senior-first',
    reference: { eldest: 11_700, adult: 7_490, child: 0, nextChild: 0 },
    covers: COVERS.filter(([sum]) => sum <= 25_00_000),
    tiers: { Gold: 10_000, Platinum: 13_000 },
    riders: ['safeguard-plus', 'hospital-cash'],
    entryAge: { min: 61, max: 99 },
    takesChildren: false,
  },
];
