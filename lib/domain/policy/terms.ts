import { addDays, ageInDays, dayAfterTerm, type IsoDate } from '@/lib/domain/common/dates';
import { FREE_LOOK_DAYS } from './terms.data';

export type PolicyPeriod = { startsOn: IsoDate; endsOn: IsoDate; freeLookUntil: IsoDate };

/** The days from the issue to the day before its anniversary, both included. */
export function policyPeriod(issuedOn: IsoDate, years: number): PolicyPeriod {
  return {
    startsOn: issuedOn,
    endsOn: addDays(dayAfterTerm(issuedOn, years * 12), -1),
    freeLookUntil: addDays(issuedOn, FREE_LOOK_DAYS),
  };
}

export type CancellationInput = PolicyPeriod & {
  /** Whole rupees, for the full term. */
  premium: number;
  requestedOn: IsoDate;
  hasClaim: boolean;
};

export type CancellationTerms = { kind: 'freeLook' | 'proportionate' | 'none'; refund: number };

/** Whole rupees, rounded down (IRDAI master circular on health insurance, 29 May 2024). */
export function cancellationTerms(policy: CancellationInput): CancellationTerms {
  const { premium, requestedOn, hasClaim, startsOn, endsOn, freeLookUntil } = policy;
  if (hasClaim || requestedOn > endsOn) return { kind: 'none', refund: 0 };
  const days = ageInDays(startsOn, endsOn) + 1;
  const used = Math.max(0, ageInDays(startsOn, requestedOn));
  const refund = Math.floor((premium * (days - used)) / days);
  return { kind: requestedOn <= freeLookUntil ? 'freeLook' : 'proportionate', refund };
}
