import { addDays, type IsoDate } from '@/lib/domain/common/dates';
import { NOTICE_DAYS, REMIND_DAYS } from './renewal.data';
import { renewalDatesOf } from './renewalDates';

/** The notices of a renewal: before the end (the number is of days), at the beginning of grace, and after the lapse. */
export type Notice = `before${(typeof REMIND_DAYS)[number]}` | 'grace' | 'lapsed';

type DatedNotice = {
  notice: Notice;
  on: IsoDate;
  /** Sent even to customers who want no messages. */
  isOwed: boolean;
};

function noticesOf(endsOn: IsoDate): readonly DatedNotice[] {
  const { renewsOn, lapsesOn } = renewalDatesOf(endsOn);
  return [
    ...REMIND_DAYS.map((days) => ({
      notice: `before${days}` as const,
      on: addDays(endsOn, -days),
      isOwed: NOTICE_DAYS.includes(days),
    })),
    { notice: 'grace', on: renewsOn, isOwed: true },
    { notice: 'lapsed', on: lapsesOn, isOwed: true },
  ];
}

/** The newest notice that is due and not told yet. Earlier ones that a stopped server missed are left out. */
export function noticeDue(
  endsOn: IsoDate,
  told: Notice | undefined,
  today: IsoDate,
): DatedNotice | undefined {
  const all = noticesOf(endsOn);
  const due = all.findLast(({ on }) => on <= today);
  return due && all.findIndex(({ notice }) => notice === told) < all.indexOf(due) ? due : undefined;
}

export function nextNoticeOn(endsOn: IsoDate, today: IsoDate): IsoDate | undefined {
  return noticesOf(endsOn).find(({ on }) => on > today)?.on;
}
