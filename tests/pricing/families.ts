import { CITIES } from '@/lib/domain/places/cities.data';
import type { Member } from '@/lib/domain/quote/members';
import { RATE_TABLES } from '@/lib/domain/quote/pricing/rates.data';
import { PRODUCTS, type ProductSlug, type VariantName } from '@/lib/domain/plans/products.data';
import { RIDER_KEYS, ridersOf, type RiderKey } from '@/lib/domain/plans/riders.data';
import { FREQUENCIES, type Frequency } from '@/lib/domain/plans/planTerms.data';

export type Family = {
  day: string;
  product: ProductSlug;
  tier: VariantName | '';
  members: (Member & { loading?: number; ratedAge?: number })[];
  city: string;
  sumInsured: number;
  tenure: number;
  frequency: Frequency;
  riders: RiderKey[];
};

const DAYS = ['2026-11-20', '2026-10-31', '2026-11-01', '2025-09-21', '2025-09-22', '2027-02-28'] as const;

/** Deterministic (Park and Miller). */
function createDice(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

type Dice = ReturnType<typeof createDice>;

const oneOf = <T>(values: readonly T[], dice: Dice): T => values[dice(values.length)]!;

/** A birthday today, up to a year ago, or on 29 February. */
function born(age: number, day: string, dice: Dice): string {
  const year = Number(day.slice(0, 4)) - age;
  const leap = year - (year % 4);
  if (year - leap === 1 && dice(3) === 0) return `${leap}-02-29`;
  return dice(4) === 0 ? `${year}${day.slice(4)}` : `${year - 1}-${oneOf(['03-31', '07-15', '12-01'], dice)}`;
}

function membersOf(age: { min: number; max: number }, takesChildren: boolean, day: string, dice: Dice) {
  // One year inside the limits: a birthday in December may subtract a year.
  const eldest = age.min + 1 + dice(age.max - age.min - 1);
  const members: Family['members'] = [{ relation: 'self', dateOfBirth: born(eldest, day, dice) }];
  const add = (relation: Member['relation'], years: number) =>
    members.push({ relation, dateOfBirth: born(years, day, dice) });
  if (dice(3) > 0) add('spouse', Math.max(age.min + 1, eldest - dice(7)));
  if (eldest > 45 && dice(4) === 0) add('mother-in-law', eldest - 1);
  const children = takesChildren ? dice(4) : 0;
  for (let child = 0; child < children; child += 1) {
    add(child % 2 === 0 ? 'daughter' : 'son', 2 + dice(Math.min(eldest - 17, 27)));
  }
  const [first] = members;
  if (first && dice(5) === 0) first.loading = oneOf([1_000, 2_500, 3_333], dice);
  return members;
}

/** Two hundred eligible families, covering every product and variant. */
export function makeFamilies(count = 200, seed = 20_261_121): Family[] {
  const dice = createDice(seed);
  // Separate, so that adding this rider didn't change the families.
  const smart = createDice(seed + 1);
  return Array.from({ length: count }, (_, at): Family => {
    const { slug: product, tiers } = PRODUCTS[at % PRODUCTS.length]!;
    const table = RATE_TABLES.find((each) => each.product === product)!;
    const day = oneOf(DAYS, dice);
    return {
      day,
      product,
      tier: tiers[Math.floor(at / PRODUCTS.length) % (tiers.length || 1)] ?? '',
      members: membersOf(table.entryAge, table.takesChildren, day, dice),
      city: oneOf(CITIES, dice).name,
      sumInsured: oneOf(table.covers, dice)[0],
      tenure: 1 + dice(3),
      frequency: dice(4) === 0 ? oneOf(FREQUENCIES, dice) : 'once',
      riders: RIDER_KEYS.filter(
        (rider) => ridersOf(product).includes(rider) && (rider === 'smart-health' ? smart : dice)(4) === 0,
      ),
    };
  });
}
