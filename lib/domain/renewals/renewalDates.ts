import { addDays, type IsoDate } from '@/lib/domain/common/dates';
import { GRACE_DAYS, OPEN_DAYS } from './renewal.data';

/** `open`: covered, and to be renewed. `grace`: not covered, nothing lost. */
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

/** Who pays late is covered from the day of the payment: no year is shorter than what it costs. */
export function newTermStart(endsOn: IsoDate, paidOn: IsoDate): IsoDate {
  const { renewsOn } = renewalDatesOf(endsOn);
  return paidOn > renewsOn ? paidOn : renewsOn;
}
