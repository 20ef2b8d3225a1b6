import { addDays, type IsoDate } from '@/lib/domain/common/dates';
import { GRACE_DAYS, LATE_MONEY_DAYS, OPEN_DAYS } from './renewal.data';

/** `open`: still covered, and can be renewed. `grace`: not covered, but waits and carried cover are not lost yet. */
export type RenewalStage = 'early' | 'open' | 'grace' | 'lapsed';

export type RenewalDates = {
  opensOn: IsoDate;
  /** The last day of cover. */
  endsOn: IsoDate;
  renewsOn: IsoDate;
  graceUntil: IsoDate;
  lapsesOn: IsoDate;
};

export function renewalDatesOf(endsOn: IsoDate): RenewalDates {
  return {
    opensOn: addDays(endsOn, -OPEN_DAYS),
    endsOn,
    renewsOn: addDays(endsOn, 1),
    graceUntil: addDays(endsOn, GRACE_DAYS),
    lapsesOn: addDays(endsOn, GRACE_DAYS + 1),
  };
}

export function renewalStageOn(endsOn: IsoDate, today: IsoDate): RenewalStage {
  const { opensOn, graceUntil } = renewalDatesOf(endsOn);
  if (today > graceUntil) return 'lapsed';
  if (today > endsOn) return 'grace';
  return today < opensOn ? 'early' : 'open';
}

/**
 * Whether a payment came in time. Nothing can be ordered after grace, but money that is on its way then has a few days
 * to arrive.
 */
export function isInTime(endsOn: IsoDate, { orderedOn, paidOn }: { orderedOn: IsoDate; paidOn: IsoDate }) {
  const { graceUntil } = renewalDatesOf(endsOn);
  return orderedOn <= graceUntil && (paidOn <= graceUntil || paidOn <= addDays(orderedOn, LATE_MONEY_DAYS));
}

/**
 * The next term's first day. A term that is paid late begins on the day of the payment, so that nobody pays for
 * uncovered days.
 */
export function newTermStart(endsOn: IsoDate, paidOn: IsoDate): IsoDate {
  const { renewsOn } = renewalDatesOf(endsOn);
  return paidOn > renewsOn ? paidOn : renewsOn;
}
