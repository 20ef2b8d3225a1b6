import { ageInYears, type IsoDate } from '@/lib/domain/common/dates';
import { isChild, type Member } from '@/lib/domain/quote/members';
import { ridersOf, type RiderKey } from '@/lib/domain/plans/riders.data';
import type { RateTable } from './rateTable';

const LAKH = 1_00_000;

/** A translation key under `plans.refused.` with its values. */
export type Refusal = { readonly reason: RefusalReason; readonly values?: Record<string, number | string> };

export type RefusalReason =
  | 'notOffered'
  | 'placeUnknown'
  | 'eldestTooYoung'
  | 'eldestTooOld'
  | 'noChildren'
  | 'sumInsuredNotOffered'
  | 'variantNotOffered'
  | 'riderNotOffered';

type Wish = {
  /** Eldest first. */
  readonly people: readonly Member[];
  readonly sumInsured: number;
  readonly riders: readonly RiderKey[];
};

export function findRefusal(
  table: RateTable,
  { people, sumInsured, riders }: Wish,
  today: IsoDate,
): Refusal | undefined {
  const [first] = people;
  if (!first) return { reason: 'notOffered' };
  const eldest = ageInYears(first.dateOfBirth, today);
  const { min, max } = table.entryAge;
  if (eldest < min) return { reason: 'eldestTooYoung', values: { age: min, eldest } };
  if (eldest > max) return { reason: 'eldestTooOld', values: { age: max, eldest } };
  if (!table.takesChildren && people.some(isChild)) return { reason: 'noChildren' };
  const sums = table.covers.map(([sum]) => sum);
  if (!sums.includes(sumInsured)) {
    const range = sums.length === 1 ? 'one' : 'many';
    const values = { range, leastLakh: Math.min(...sums) / LAKH, mostLakh: Math.max(...sums) / LAKH };
    return { reason: 'sumInsuredNotOffered', values };
  }
  const offered = ridersOf(table.product);
  return riders.every((rider) => offered.includes(rider)) ? undefined : { reason: 'riderNotOffered' };
}
