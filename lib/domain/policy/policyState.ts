import { addDays, ageInDays, type IsoDate } from '@/lib/domain/common/dates';

export type PolicyState = 'starting' | 'inForce' | 'ended' | 'cancelled';

type Period = { startsOn: IsoDate; endsOn: IsoDate; cancelled?: object };

/**
 * The last covered day. After a cancellation, the day of the request is no longer covered: its premium is returned too.
 */
export function coverEndOf({
  endsOn,
  cancelled,
}: {
  endsOn: IsoDate;
  cancelled?: { requestedOn: IsoDate };
}): IsoDate {
  return cancelled ? addDays(cancelled.requestedOn, -1) : endsOn;
}

export function policyStateOf({ startsOn, endsOn, cancelled }: Period, today: IsoDate): PolicyState {
  if (cancelled) return 'cancelled';
  if (today > endsOn) return 'ended';
  return today < startsOn ? 'starting' : 'inForce';
}

/** The first day without cover, and the days until then. */
export function renewalOf({ endsOn }: Pick<Period, 'endsOn'>, today: IsoDate) {
  const renewsOn = addDays(endsOn, 1);
  return { renewsOn, daysLeft: Math.max(0, ageInDays(today, renewsOn)) };
}
