import { minimumAgeDate, type IsoDate } from '@/lib/domain/common/dates';
import type { Member, Relation } from '@/lib/domain/quote/members';

export const liveProduct = { product: 'reassurev2', tier: 'Platinum+' } as const;

const people: readonly (readonly [Relation, number])[] = [
  ['self', 34],
  ['spouse', 32],
  ['daughter', 6],
  ['son', 3],
];

const firstOf =
  (count: number) =>
  (today: IsoDate): Member[] =>
    people.slice(0, count).map(([relation, age]) => ({ relation, dateOfBirth: minimumAgeDate(today, age) }));

export const families = { one: firstOf(1), two: firstOf(2), three: firstOf(3), four: firstOf(4) };

export type Family = keyof typeof families;
