import type { RiderKey } from '@/lib/domain/plans/riders.data';

/** Sample rates: a share of the premium after zone, or whole rupees a member or adult. */
export type RiderRate =
  | { readonly share: number }
  | { readonly perMember: number }
  | { readonly perAdult: number };

export const RIDER_RATES: Readonly<Record<RiderKey, RiderRate>> = {
  'safeguard-plus': { share: 800 },
  'hospital-cash': { perMember: 260 },
  'personal-accident': { perAdult: 620 },
  'shorter-wait': { share: 1_757 },
  'smart-health': { perAdult: 3_900 },
};
