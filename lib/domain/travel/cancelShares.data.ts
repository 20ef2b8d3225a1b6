import type { BasisPoints } from '@/lib/domain/quote/pricing/rateTable';

export const TRIP_CANCEL_REASONS = ['visaRefused', 'notTravelling'] as const;
export type TripCancelReason = (typeof TRIP_CANCEL_REASONS)[number];

/** Samples: the share that is refunded when a trip is cancelled at least this many days before it starts. */
export const CANCEL_SHARES: Record<TripCancelReason, readonly { daysBefore: number; share: BasisPoints }[]> =
  {
    visaRefused: [{ daysBefore: 1, share: 10_000 }],
    notTravelling: [
      { daysBefore: 15, share: 9_000 },
      { daysBefore: 7, share: 7_500 },
      { daysBefore: 1, share: 5_000 },
    ],
  };
