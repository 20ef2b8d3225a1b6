import type { Paper } from '@/lib/domain/claims/papers.data';
import { TRIP_DEDUCTIBLE_USD } from '../tripPolicy';

/** What a trip insures (`travel.covers`), with its papers. `mostUsd` for each traveller and trip; samples but the sum insured. */
export const TRIP_LOSSES = {
  medical: {
    mostUsd: 'sumInsured',
    deductibleUsd: TRIP_DEDUCTIBLE_USD,
    papers: ['hospitalBill', 'receipts', 'doctorNote'],
  },
  baggage: { mostUsd: 1_000, deductibleUsd: 0, papers: ['airlineReport', 'receipts'] },
  delay: { mostUsd: 300, deductibleUsd: 0, papers: ['airlineReport', 'receipts'] },
  cancellation: { mostUsd: 1_500, deductibleUsd: 0, papers: ['airlineReport', 'tickets', 'receipts'] },
} as const satisfies Record<
  string,
  { mostUsd: number | 'sumInsured'; deductibleUsd: number; papers: readonly Paper[] }
>;

export type TripLoss = keyof typeof TRIP_LOSSES;
export const TRIP_LOSS_KEYS = Object.keys(TRIP_LOSSES) as readonly TripLoss[];

/** Why a part of a loss is not paid. */
export const TRIP_CUTS = ['noPaper', 'billedTwice', 'notOfThisLoss', 'earlierIllness', 'notInsured'] as const;
export type TripCut = (typeof TRIP_CUTS)[number];
