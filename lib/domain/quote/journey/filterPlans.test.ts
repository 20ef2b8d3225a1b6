import { findCity } from '@/lib/domain/places/cities';
import { priceEvery } from '@/lib/domain/quote/pricing/priceAll';
import { filterPlans, findMisfit } from './filterPlans';

const couple = {
  members: [
    { relation: 'self', dateOfBirth: '1992-04-02' },
    { relation: 'spouse', dateOfBirth: '1994-01-20' },
  ],
  sumInsured: 10_00_000,
  tenure: 1,
  place: findCity('Pune'),
} as const;
const { plans } = priceEvery(couple, '2026-11-20');
const of = (product: string, tier = '') =>
  plans.find((price) => price.product === product && price.tier === tier)!;
const shownOf = (wish: Parameters<typeof filterPlans>[1]) =>
  filterPlans(plans, wish).shown.map(({ product, tier }) => `${product} ${tier}`.trim());

test('without a wish each hospital plan stands there once, in its usual form, cheapest first', () => {
  const { shown, leftOut } = filterPlans(plans, { filters: {} });
  expect(leftOut).toEqual([]);
  expect(new Set(shown.map(({ product }) => product)).size).toBe(shown.length);
  expect(shown).toContain(of('aspire', 'Gold+'));
  expect(shown.some(({ product }) => product === 'criti-care')).toBe(false);
  const prices = shown.map(({ priceAfterTax }) => priceAfterTax);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});

test('a form that was chosen stays; where the usual one misses the wish, another that meets it is shown', () => {
  expect(shownOf({ product: 'aspire', tier: 'Titanium+', filters: {} })).toContain('aspire Titanium+');
  expect(shownOf({ filters: { room: 'any' } })).toContain('aspire Platinum+');
  expect(shownOf({ product: 'aspire', tier: 'Gold+', filters: { room: 'any' } })).toContain(
    'aspire Platinum+',
  );
});

test('what is left out says which wish it misses', () => {
  const { shown, leftOut } = filterPlans(plans, { filters: { maternity: '9' } });
  expect(shown.map(({ product }) => product)).toContain('aspire');
  expect(leftOut.find(({ price }) => price.product === 'health-companion')?.misses).toBe('maternity');
  expect(shown.length + leftOut.length).toBe(filterPlans(plans, { filters: {} }).shown.length);
});

test.each([
  ['health-pulse', '', { room: 'singlePrivate' }, 'room'],
  ['reassurev2', 'Bronze+', { room: 'singlePrivate' }, undefined],
  ['reassurev2', 'Bronze+', { room: 'any' }, 'room'],
  ['reassurev2', 'Bronze+', { maternity: '48' }, undefined],
  ['reassurev2', 'Bronze+', { maternity: '24' }, 'maternity'],
  ['rise', '', { coPayment: 'none' }, 'coPayment'],
  ['health-premia', 'Silver', { most: '15000' }, 'most'],
  ['health-premia', 'Silver', { most: '50000' }, undefined],
] as const)('%s %s with the wish %j misses %s', (product, tier, filters, misses) => {
  expect(findMisfit(of(product, tier), filters)).toBe(misses);
});

test('the price of several years is judged by the year', () => {
  const once = of('aspire', 'Gold+');
  expect(findMisfit({ ...once, tenure: 3, priceAfterTax: 29_000 }, { most: '10000' })).toBeUndefined();
  expect(findMisfit({ ...once, tenure: 3, priceAfterTax: 30_003 }, { most: '10000' })).toBe('most');
});

test('plans that pay one sum are looked for by their kind', () => {
  expect(shownOf({ filters: { kind: 'critical-illness' } })).toContain('criti-care');
});
