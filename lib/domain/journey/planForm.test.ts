import type { PriceDto } from '../contract';
import { emptyPlan, parsePlanForm, sortPlans, suggestPlan } from './planForm';

const aPrice = (product: string, priceAfterTax: number) => ({ product, priceAfterTax }) as PriceDto;
const cheapestFirst = [
  aPrice('health-recharge', 3_912),
  aPrice('aspire', 10_946),
  aPrice('reassurev2', 12_488),
];

test('a full plan is suggested before a cheaper top-up', () => {
  expect(suggestPlan(cheapestFirst)?.product).toBe('reassurev2');
  expect(suggestPlan([aPrice('health-recharge', 3_912)])?.product).toBe('health-recharge');
  expect(suggestPlan([])).toBeUndefined();
});

test('the suggestion comes first, the others stay by price', () => {
  const products = sortPlans(cheapestFirst, 'suggested').map(({ product }) => product);
  expect(products).toEqual(['reassurev2', 'health-recharge', 'aspire']);
  expect(sortPlans(cheapestFirst, 'price')).toEqual(cheapestFirst);
});

test('a stored choice that is not offered falls back to the usual one', () => {
  expect(parsePlanForm({ sumInsured: 7, tenure: 9, product: {} })).toEqual(emptyPlan);
  expect(parsePlanForm({ sumInsured: 25_00_000, tenure: 3, product: 'aspire', tier: 'Gold+' })).toEqual({
    sumInsured: 25_00_000,
    tenure: 3,
    product: 'aspire',
    tier: 'Gold+',
  });
  expect(parsePlanForm('x')).toBeUndefined();
});
