import type { Paper } from '@/lib/domain/claims/papers.data';
import type { TripKind } from '@/lib/domain/travel/kinds/kinds.data';
import type { Studies } from '@/lib/domain/travel/kinds/studies';
import { TRIP_DEDUCTIBLE_USD } from '@/lib/domain/travel/tripPolicy';

/**
 * The losses that a trip insures (`travel.covers`), with the papers of each. `mostUsd` applies to each traveller and
 * policy. All amounts but the sum insured are samples.
 */
export const TRIP_LOSSES = {
  medical: {
    mostUsd: 'sumInsured',
    deductibleUsd: TRIP_DEDUCTIBLE_USD,
    papers: ['hospitalBill', 'receipts', 'doctorNote'],
  },
  baggage: { mostUsd: 1_000, deductibleUsd: 0, papers: ['airlineReport', 'receipts'] },
  delay: { mostUsd: 300, deductibleUsd: 0, papers: ['airlineReport', 'receipts'] },
  cancellation: { mostUsd: 1_500, deductibleUsd: 0, papers: ['airlineReport', 'tickets', 'receipts'] },
  // The following are insured for studies only.
  interruption: { mostUsd: 7_500, deductibleUsd: 0, papers: ['doctorNote', 'universityLetter', 'receipts'] },
  sponsor: {
    mostUsd: 10_000,
    deductibleUsd: 0,
    papers: ['deathCertificate', 'universityLetter', 'receipts'],
  },
  visit: { mostUsd: 5_000, deductibleUsd: 0, papers: ['doctorNote', 'tickets', 'receipts'] },
} as const satisfies Record<
  string,
  { mostUsd: number | 'sumInsured'; deductibleUsd: number; papers: readonly Paper[] }
>;

export type TripLoss = keyof typeof TRIP_LOSSES;
export const TRIP_LOSS_KEYS = Object.keys(TRIP_LOSSES) as readonly TripLoss[];

/** Promises to a student hold after this many days without a break (samples). */
export const STUDY_PROMISES = { awayDays: 30, inHospitalDays: 7 } as const;

const STUDY_LOSSES: readonly TripLoss[] = ['interruption', 'sponsor', 'visit'];

/** The losses that this policy insures. A sponsor's death is one only if a sponsor was named. */
export function lossesOf(kind: TripKind, studies?: Pick<Studies, 'sponsor'>): readonly TripLoss[] {
  return TRIP_LOSS_KEYS.filter(
    (loss) =>
      !STUDY_LOSSES.includes(loss) || (kind === 'studies' && (loss !== 'sponsor' || !!studies?.sponsor)),
  );
}

/** Why a part of a loss is not paid. */
export const TRIP_CUTS = ['noPaper', 'billedTwice', 'notOfThisLoss', 'earlierIllness', 'notInsured'] as const;
export type TripCut = (typeof TRIP_CUTS)[number];
