import type { IsoDate } from '@/lib/domain/common/dates';
import { coverEndOf } from '@/lib/domain/policy/policyState';
import { RIDER_FACTS } from '@/lib/domain/plans/riders.data';
import { CLAIM_MINUTES } from './promises.data';

const { minutes, lakh } = RIDER_FACTS['safeguard-plus'];

export type QuickAnswer = {
  /** Minutes from the hospital's complete request. */
  minutes: number;
  lawMinutes: number;
  isActive: boolean;
  isLargeEnough: boolean;
  hasSafeguard: boolean;
};

type Insured = {
  startsOn: IsoDate;
  endsOn: IsoDate;
  cancelled?: { requestedOn: IsoDate };
  sumInsured: number;
  riders: readonly string[];
};

/** Our promise holds where its three conditions are met. Everyone else has the law's hour. */
export function quickAnswerOf(policy: Insured, today: IsoDate): QuickAnswer {
  const isActive = policy.startsOn <= today && today <= coverEndOf(policy);
  const isLargeEnough = policy.sumInsured >= lakh * 1_00_000;
  const hasSafeguard = policy.riders.includes('safeguard-plus');
  const holds = isActive && isLargeEnough && hasSafeguard;
  return {
    minutes: holds ? minutes : CLAIM_MINUTES.request,
    lawMinutes: CLAIM_MINUTES.request,
    isActive,
    isLargeEnough,
    hasSafeguard,
  };
}
