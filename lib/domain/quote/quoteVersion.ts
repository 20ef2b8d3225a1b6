import { familyKeyOf } from './journey/familyForm';
import type { Quote } from './quote';

export const VERSION_CAUSES = [
  'made',
  'person',
  'members',
  'place',
  'plan',
  'cover',
  'term',
  'riders',
  'trip',
  'price',
] as const;
export type VersionCause = (typeof VERSION_CAUSES)[number];

/** What the desk may see of a version: nothing sealed but the total. */
export type VersionFacts = Pick<
  Quote,
  'product' | 'tier' | 'sumInsured' | 'tenure' | 'familyCombination' | 'city' | 'sumInsuredUsd'
> & { price?: number };

type Compared = Exclude<VersionCause, 'made' | 'price'>;

const compared: Record<Compared, (quote: Quote) => readonly unknown[]> = {
  person: ({ person }) => [person.mobileNumber, person.name, person.dateOfBirth],
  members: (quote) => [familyKeyOf(quote)],
  place: ({ city, pincode }) => [city, pincode],
  plan: ({ product, tier }) => [product, tier],
  cover: ({ sumInsured, sumInsuredUsd }) => [sumInsured, sumInsuredUsd],
  term: ({ tenure, frequency }) => [tenure, frequency],
  riders: ({ riders }) => [...riders].sort(),
  trip: ({ trip }) => [trip],
};

/** The total alone changes when rates or ages do. */
export function causesOf(before: Quote | undefined, after: Quote): readonly VersionCause[] {
  if (!before) return ['made'];
  const isOther = ([, read]: [string, (quote: Quote) => readonly unknown[]]) =>
    JSON.stringify(read(before)) !== JSON.stringify(read(after));
  const changed = Object.entries(compared)
    .filter(isOther)
    .map(([cause]) => cause as VersionCause);
  if (changed.length > 0) return changed;
  return totalOf(before) === totalOf(after) ? [] : ['price'];
}

export function factsOf(quote: Quote): VersionFacts {
  const { product, tier, sumInsured, tenure, familyCombination, city, sumInsuredUsd } = quote;
  const facts = { product, tier, sumInsured, tenure, familyCombination, city, sumInsuredUsd };
  const known = Object.entries({ ...facts, price: totalOf(quote) });
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

function totalOf({ price, tripPrice }: Quote): number | undefined {
  return (price ?? tripPrice)?.priceAfterTax;
}
