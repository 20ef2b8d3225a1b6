import { minimumAgeDate, type IsoDate } from '@/lib/domain/common/dates';
import type { Member, Relation } from '@/lib/domain/quote/members';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';

export const liveProduct = { product: 'reassurev2', tier: 'Platinum+' } as const;

const relations: readonly Relation[] = ['self', 'spouse', 'daughter', 'son'];

/** Years of the two adults and two children to choose from. */
export const usualAges: readonly number[] = [34, 32, 6, 3];

const sizes = { one: 1, two: 2, three: 3, four: 4 } as const;

export type Family = keyof typeof sizes;

export const families = Object.keys(sizes) as Family[];

export function familyOf(family: Family, today: IsoDate, ages = usualAges): Member[] {
  return relations.slice(0, sizes[family]).map((relation, at) => ({
    relation,
    dateOfBirth: minimumAgeDate(today, ages[at] ?? 0),
  }));
}

export const cities = [
  'Pune',
  'Mumbai',
  'Delhi',
  'Chennai',
  'Bengaluru',
  'Hyderabad',
  'Kolkata',
  'Lucknow',
  'Nashik',
] as const;

/** Sums and terms to choose from. */
export const covers: readonly number[] = [5_00_000, 10_00_000, 25_00_000, 1_00_00_000];
export const terms: readonly number[] = [1, 2, 3];

export type CityName = (typeof cities)[number];

export type Wish = { family: Family; sumInsured: number; tenure: number; city: CityName };

/** The family of a bill before anybody has chosen. */
export const firstWish: Wish = { family: 'three', sumInsured: 10_00_000, tenure: 1, city: 'Pune' };

/** All choices in the first city, whose prices the page has. */
export const everyWish: readonly Wish[] = families.flatMap((family) =>
  covers.flatMap((sumInsured) => terms.map((tenure) => ({ ...firstWish, family, sumInsured, tenure }))),
);

/** Each family's bills for every sum and term, in the city of the first wish. */
export type Bills = Readonly<Record<Family, readonly PriceDto[]>>;

/** The last day on which all of them hold. */
export const validUntil = (bills: Bills) =>
  families.flatMap((family) => bills[family].map((bill) => bill.validUntil)).toSorted()[0] ?? '';

export function isSameWish(one: Wish, other: Wish): boolean {
  return (Object.keys(one) as (keyof Wish)[]).every((key) => one[key] === other[key]);
}
