/** The keys by which riders are asked for in a quote and a price. */
export const RIDER_KEYS = ['safeguard-plus', 'hospital-cash', 'personal-accident', 'shorter-wait'] as const;

export type RiderKey = (typeof RIDER_KEYS)[number];
