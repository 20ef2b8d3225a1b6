import { addDays, ageInYears, type IsoDate } from '@/lib/domain/common/dates';
import type { Member } from '@/lib/domain/quote/members';
import { findRateTable, retailHealthTax, shareAt } from './rates';
import type { RateTable } from './rateTable';

const VALID_DAYS = 30;

/** Thirty days, or until a birthday, table or tax changes the price or ends the offer. People eldest first. */
export function lastDayOfPrice(table: RateTable, people: readonly Member[], today: IsoDate): IsoDate {
  const rowOn = (day: IsoDate) => {
    const ages = people.map(({ dateOfBirth }) => shareAt(table.ages, ageInYears(dateOfBirth, day)));
    return table.basis === 'floater' ? ages[0] : ages.join();
  };
  const [eldest] = people;
  const isOffered = (day: IsoDate) => !eldest || ageInYears(eldest.dateOfBirth, day) <= table.entryAge.max;
  const isSame = (day: IsoDate) =>
    findRateTable(table.product, day) === table &&
    retailHealthTax(day) === retailHealthTax(today) &&
    rowOn(day) === rowOn(today) &&
    isOffered(day);
  const last = addDays(today, VALID_DAYS);
  // A price that has changed never changes back, so if the last day's price is the same, no day before it differs.
  if (isSame(last)) return last;
  const days = Array.from({ length: VALID_DAYS }, (_, at) => addDays(today, at));
  return days.findLast(isSame) ?? today;
}
