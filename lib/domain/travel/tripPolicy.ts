import type { IsoDate } from '@/lib/domain/common/dates';
import { isPolicyNumber } from '@/lib/domain/policy/policyNumber';

/** Takes the place of the insurer's code, so that the number alone tells that the policy is a trip's. */
export const TRIP_POLICY_PREFIX = 'SKT';
export const TRIP_POLICY_NUMBER = /^SKT\d{4}-\d{11}$/;

export function isTripPolicyNumber(text: string): boolean {
  return text.startsWith(TRIP_POLICY_PREFIX) && isPolicyNumber(text);
}

/** US dollars of each medical bill that the traveller pays first (sample). */
export const TRIP_DEDUCTIBLE_USD = 100;

export type TripPolicyState = 'starting' | 'inForce' | 'ended' | 'cancelled';

/** The state on this day. The first and the last day of the trip are covered in full. */
export function tripPolicyState(
  { startsOn, endsOn }: { startsOn: IsoDate; endsOn: IsoDate },
  isCancelled: boolean,
  today: IsoDate,
): TripPolicyState {
  if (isCancelled) return 'cancelled';
  if (today > endsOn) return 'ended';
  return today < startsOn ? 'starting' : 'inForce';
}
