/** The keys by which riders are asked for in a quote and a price. */
export const RIDER_KEYS = [
  'safeguard-plus',
  'hospital-cash',
  'personal-accident',
  'shorter-wait',
  'smart-health',
] as const;

export type RiderKey = (typeof RIDER_KEYS)[number];

/** What a rider gives: every number in its texts, and in what is promised of it elsewhere. */
export const RIDER_FACTS = {
  /** The cashless answer, for sums insured from this many lakh on. */
  'safeguard-plus': { minutes: 30, lakh: 10 },
  'hospital-cash': { rupees: 1_000, day: 2 },
  'personal-accident': { lakh: 10 },
  /** Until an existing illness is covered. */
  'shorter-wait': { months: 24 },
  /** From which day diabetes, high blood pressure and asthma are covered; what a year of care is made of. */
  'smart-health': { day: 31, visits: 4, tests: 2 },
} as const satisfies Readonly<Record<RiderKey, Readonly<Record<string, number>>>>;

/** What is offered with the products that don't take all of them. Cover that pays a fixed sum takes none. */
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
