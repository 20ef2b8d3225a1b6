export const RIDER_KEYS = [
  'safeguard-plus',
  'hospital-cash',
  'personal-accident',
  'shorter-wait',
  'smart-health',
] as const;

export type RiderKey = (typeof RIDER_KEYS)[number];

/** Every number in the texts about riders. */
export const RIDER_FACTS = {
  /** Minutes to a cashless answer, from this many lakh on. */
  'safeguard-plus': { minutes: 30, lakh: 10 },
  'hospital-cash': { rupees: 1_000, day: 2 },
  'personal-accident': { lakh: 10 },
  'shorter-wait': { months: 24 },
  /** Cover of diabetes, blood pressure and asthma starts on `day`; visits and tests a year. */
  'smart-health': { day: 31, visits: 4, tests: 2 },
} as const satisfies Readonly<Record<RiderKey, Readonly<Record<string, number>>>>;

/** Products that take only some riders; lump sums take none. */
const FEWER: Readonly<Record<string, readonly RiderKey[]>> = {
  'senior-first': ['safeguard-plus', 'hospital-cash', 'smart-health'],
  'health-recharge': ['safeguard-plus'],
  'accident-care': [],
  'criti-care': [],
  'corona-rakshak': [],
};

export function ridersOf(product: string): readonly RiderKey[] {
  return FEWER[product] ?? RIDER_KEYS;
}
