/** The keys by which riders are asked for in a quote and a price. */
export const RIDER_KEYS = ['safeguard-plus', 'hospital-cash', 'personal-accident', 'shorter-wait'] as const;

export type RiderKey = (typeof RIDER_KEYS)[number];

/** What is offered with the products that don't take all of them. Cover that pays a fixed sum takes none. */
const FEWER: Readonly<Record<string, readonly RiderKey[]>> = {
  'senior-first': ['safeguard-plus', 'hospital-cash'],
  'health-recharge': ['safeguard-plus'],
  'accident-care': [],
  'criti-care': [],
  'corona-rakshak': [],
};

export function ridersOf(product: string): readonly RiderKey[] {
  return FEWER[product] ?? RIDER_KEYS;
}
