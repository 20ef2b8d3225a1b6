import { readFileSync } from 'node:fs';
import { findCity } from '@/lib/domain/places/cities';
import { priceOne } from '@/lib/domain/quote/pricing/price';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { makeFamilies, type Family } from './families';
import { priceByHand } from './independent';
import { toTable } from './table';

const families = makeFamilies();

function priceByEngine({ city, day, ...family }: Family): number | string {
  const outcome = priceOne({ ...family, place: findCity(city) }, day);
  return outcome.kind === 'priced' ? Math.round(outcome.price.priceAfterTax * 100) : outcome.refused.reason;
}

test('the engine’s price of each of 200 families is the one worked out by hand, to the paisa', () => {
  expect(families).toHaveLength(200);
  const unlike = families
    .map((family) => ({ family, engine: priceByEngine(family), byHand: priceByHand(family) }))
    .filter(({ engine, byHand }) => engine !== byHand);
  expect(unlike).toEqual([]);
});

test('they are in the table that everybody can look at', () => {
  expect(toTable(families)).toBe(readFileSync('tests/pricing/families.csv', 'utf8'));
});

test('they cover what a price depends on', () => {
  const values = (toValue: (family: Family) => unknown) => new Set(families.map(toValue)).size;
  const tiers = PRODUCTS.reduce((sum, product) => sum + (product.tiers.length || 1), 0);
  expect(values(({ product, tier }) => `${product} ${tier}`)).toBe(tiers);
  expect(values(({ city }) => city)).toBeGreaterThan(100);
  expect(values(({ members }) => members.length)).toBeGreaterThanOrEqual(5);
  expect(values(({ sumInsured }) => sumInsured)).toBeGreaterThan(10);
  expect([
    values(({ tenure }) => tenure),
    values(({ day }) => day),
    values(({ frequency }) => frequency),
  ]).toEqual([3, 6, 4]);
  expect(families.some(({ members }) => members.some(({ loading }) => loading))).toBe(true);
  expect(
    families.some(({ members }) => members.some(({ dateOfBirth }) => dateOfBirth.endsWith('02-29'))),
  ).toBe(true);
});

test('by hand, too, the worked family of the design pays 12,488, 24,039 and 34,654', () => {
  const worked: Family = {
    day: '2026-11-20',
    product: 'reassurev2',
    tier: 'Platinum+',
    members: [
      { relation: 'self', dateOfBirth: '1992-04-02' },
      { relation: 'spouse', dateOfBirth: '1994-01-20' },
      { relation: 'son', dateOfBirth: '2020-07-01' },
    ],
    city: 'Pune',
    sumInsured: 10_00_000,
    tenure: 1,
    frequency: 'once',
    riders: [],
  };
  const prices = [1, 2, 3].map((tenure) => priceByHand({ ...worked, tenure }) / 100);
  expect(prices).toEqual([12_488, 24_039, 34_654]);
  expect(priceByHand({ ...worked, tenure: 3, riders: ['safeguard-plus'] }) / 100).toBe(37_426);
});
