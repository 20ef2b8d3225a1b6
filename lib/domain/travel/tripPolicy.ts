import type { IsoDate } from '@/lib/domain/common/dates';
import { isPolicyNumber } from '@/lib/domain/policy/policyNumber';

/** In the place of the insurer's code: a number alone says that it is a trip's. */
export const TRIP_POLICY_PREFIX = 'SKT';
export const TRIP_POLICY_NUMBER = /^SKT\d{4}-\d{11}$/;

export function isTripPolicyNumber(text: string): boolean {
  return text.startsWith(TRIP_POLICY_PREFIX) && isPolicyNumber(text);
}

/** The first US dollars of each medical bill (sample). */
export const TRIP_DEDUCTIBLE_USD = 100;

export type TripPolicyState = 'starting' | 'inForce' | 'ended' | 'cancelled';

/** Both days of the trip are covered whole. */
export function tripPolicyState(
  { startsOn, endsOn }: { startsOn: IsoDate; endsOn: IsoDate },
  isCancelled: boolean,
  today: IsoDate,
): TripPolicyState {
  if (isCancelled) return 'cancelled';
  if (today > endsOn) return 'ended';
  return today < startsOn ? 'starting' : 'inForce';
}
