import { addDays, ageInYears, type IsoDate } from '@/lib/domain/common/dates';
import type { Member } from '../members';
import { findRateTable, retailHealthTax, shareAt } from './rates';
import type { RateTable } from './rateTable';

const VALID_DAYS = 30;

/** Thirty days, or less where a birthday, a new table or a new tax changes the price before. People come eldest first. */
export function lastDayOfPrice(table: RateTable, people: readonly Member[], today: IsoDate): IsoDate {
  const rowOn = (day: IsoDate) => {
    const ages = people.map(({ dateOfBirth }) => shareAt(table.ages, ageInYears(dateOfBirth, day)));
    return table.basis === 'floater' ? ages[0] : ages.join();
  };
  const isSame = (day: IsoDate) =>
    findRateTable(table.product, day) === table &&
    retailHealthTax(day) === retailHealthTax(today) &&
    rowOn(day) === rowOn(today);
  const last = addDays(today, VALID_DAYS);
  // What has changed stays changed, so the days between are looked at only where the last one differs.
  if (isSame(last)) return last;
  const days = Array.from({ length: VALID_DAYS }, (_, at) => addDays(today, at));
  return days.findLast(isSame) ?? today;
}
