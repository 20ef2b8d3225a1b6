import { findCity } from '@/lib/domain/places/cities';
import { minimumAgeDate } from '@/lib/domain/common/dates';
import type { Member } from '@/lib/domain/quote/members';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { priceOne, type PlansInput } from './price';
import { priceAll, priceEvery } from './priceAll';

const today = '2026-11-20';
const memberOf = (relation: Member['relation'], age: number): Member => ({
  relation,
  dateOfBirth: minimumAgeDate(today, age),
});
const family: PlansInput = {
  members: [memberOf('self', 34), memberOf('spouse', 32), memberOf('daughter', 6)],
  sumInsured: 10_00_000,
  tenure: 1,
  place: findCity('Pune'),
};
const { tenure: _tenure, ...wish } = family;

test('all plans come in their usual tier, cheapest first, and those that don’t fit with their reason', () => {
  const { plans, refused } = priceAll(family, today);
  const prices = plans.map(({ priceAfterTax }) => priceAfterTax);
  expect(prices).toEqual([...prices].sort((one, other) => one - other));
  expect(plans.find(({ product }) => product === 'aspire')).toMatchObject({
    tier: 'Gold+',
    priceAfterTax: 10_946,
  });
  expect(plans.map(({ product }) => product)).toEqual(
    expect.arrayContaining(['health-premia', 'health-recharge']),
  );
  expect(plans.find(({ product }) => product === 'health-premia')?.priceAfterTax).toBe(21_350);
  expect(plans.find(({ product }) => product === 'health-recharge')?.priceAfterTax).toBe(3_912);
  expect(refused.map(({ product }) => product)).toEqual(['senior-first', 'aspire-saver']);
  expect(refused).toContainEqual({
    product: 'senior-first',
    productName: 'SeniorFirst',
    reason: 'eldestTooYoung',
    values: { age: 61, eldest: 34 },
  });
});

test('every tier of every product is priced for each term, as it is alone', () => {
  const couple = { ...wish, members: family.members.slice(0, 2) };
  const { plans, refused } = priceEvery(couple, today);
  const unfit = ['senior-first', 'aspire-saver', 'corona-rakshak'];
  expect(refused.map(({ product }) => product)).toEqual(unfit);
  const fitting = PRODUCTS.filter(({ slug }) => !unfit.includes(slug));
  const forms = fitting.reduce((sum, { tiers }) => sum + (tiers.length || 1), 0);
  expect(plans).toHaveLength(forms * 3);
  for (const price of plans) {
    const { tier, tenure } = price;
    const [product] = PRODUCTS.filter(({ slug }) => slug === price.product);
    if (product)
      expect(priceOne({ ...couple, product: product.slug, tier, tenure }, today)).toMatchObject({ price });
  }
});

test('every tier can be asked for one term alone', () => {
  const { plans } = priceEvery(family, today);
  expect(new Set(plans.map(({ tenure }) => tenure))).toEqual(new Set([1]));
  expect(plans.filter(({ product }) => product === 'reassurev2').map(({ tier }) => tier)).toEqual([
    'Bronze+',
    'Platinum+',
    'Titanium+',
  ]);
});
