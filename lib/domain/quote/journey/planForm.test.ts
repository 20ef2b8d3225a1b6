import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import {
  beginWith,
  emptyPlan,
  parsePlanForm,
  planIdOf,
  savedBy,
  sortPlans,
  suggestPlan,
  planIdsOf,
  toggleCompared,
} from './planForm';

const aPrice = (product: string, priceAfterTax: number, tier = '', tenure = 1) =>
  ({ product, tier, tenure, priceAfterTax }) as PriceDto;
const cheapestFirst = [
  aPrice('health-recharge', 3_912),
  aPrice('aspire', 10_946, 'Gold+'),
  aPrice('reassurev2', 12_488, 'Platinum+'),
];

test('a full plan is suggested before a cheaper top-up, with the reason', () => {
  expect(suggestPlan(cheapestFirst)).toMatchObject({
    price: { product: 'reassurev2' },
    reason: 'reassurev2',
  });
  expect(suggestPlan([aPrice('health-recharge', 3_912)])).toMatchObject({ reason: 'cheapest' });
  expect(suggestPlan([])).toBeUndefined();
});

test('a reason speaks of the usual tier, so another tier is not suggested by it', () => {
  expect(suggestPlan([aPrice('reassurev2', 10_614, 'Bronze+')])?.reason).toBe('cheapest');
  expect(suggestPlan(planIdsOf('aspire').map((id) => aPrice('aspire', 1, id.split(':')[1])))).toMatchObject({
    price: { tier: 'Gold+' },
  });
});

test('the suggestion comes first, the others stay by price', () => {
  const products = sortPlans(cheapestFirst, 'suggested').map(({ product }) => product);
  expect(products).toEqual(['reassurev2', 'health-recharge', 'aspire']);
  expect(sortPlans(cheapestFirst, 'price')).toEqual(cheapestFirst);
});

test('a stored choice that is not offered falls back to the usual one', () => {
  const stored = { sumInsured: 7, tenure: 9, frequency: 'monthly', product: {}, compared: 'all', filters: 3 };
  expect(parsePlanForm(stored)).toEqual(emptyPlan);
  const chosen = {
    sumInsured: 25_00_000,
    tenure: 3,
    frequency: 'once',
    product: 'aspire',
    tier: 'Gold+',
    compared: ['aspire:Gold+', 'reassure:'],
    filters: { room: 'any' },
  };
  expect(parsePlanForm(chosen)).toEqual(chosen);
  expect(parsePlanForm('x')).toBeUndefined();
});

test('of a damaged comparison what can be compared is kept', () => {
  const compared = ['aspire:Gold+', 'aspire:Gold+', 'aspire:Bronze+', 'uncle:', 'reassure', 'reassure:x', 4];
  expect(parsePlanForm({ compared })?.compared).toEqual(['aspire:Gold+']);
});

test('three plans stand side by side, and all forms of one product, however many', () => {
  const three = ['reassurev2:Platinum+', 'aspire:Gold+', 'reassure:'];
  expect(toggleCompared(three, 'rise:')).toBeUndefined();
  expect(toggleCompared(three, 'aspire:Gold+')).toEqual(['reassurev2:Platinum+', 'reassure:']);
  expect(toggleCompared(['rise:'], planIdOf({ product: 'reassure', tier: '' }))).toEqual([
    'rise:',
    'reassure:',
  ]);
  expect(parsePlanForm({ compared: [...three, 'rise:'] })?.compared).toEqual(three);
  expect(parsePlanForm({ compared: planIdsOf('aspire') })?.compared).toHaveLength(4);
});

test('a link of one plan begins with the sum for which that plan was priced', () => {
  const saved = { ...emptyPlan, product: 'reassurev2', tier: 'Titanium+', sumInsured: 25_00_000 };
  expect(beginWith({ product: 'aspire-saver' }, saved)).toMatchObject({
    tier: 'Gold+',
    sumInsured: 1_00_00_000,
  });
  expect(beginWith({ product: 'reassure' }, saved)).not.toHaveProperty('tier');
  expect(beginWith({ product: 'criti-care' }, saved)).toMatchObject({
    filters: { kind: 'critical-illness' },
  });
  expect(beginWith({ product: 'reassurev2' }, saved)).toEqual({
    ...saved,
    compared: planIdsOf('reassurev2'),
  });
  expect(beginWith({ product: 'no-such-plan' }, saved)).toBe(saved);
});

test('a link leads to the variant and the riders that it names, and never to some that the plan has not', () => {
  const saved = { ...emptyPlan, product: 'reassurev2', tier: 'Titanium+', sumInsured: 25_00_000 };
  const link = { product: 'reassurev2', tier: 'Bronze+', riders: 'smart-health,unknown' };
  const begun = beginWith(link, saved);
  expect(begun).toMatchObject({ tier: 'Bronze+', sumInsured: 25_00_000, added: ['smart-health'] });
  expect(parsePlanForm({ ...begun })).toEqual(begun);
  expect(beginWith({ product: 'reassurev2' }, begun)).not.toHaveProperty('added');
  expect(beginWith({ ...link, tier: 'Silver' }, emptyPlan)).toMatchObject({ tier: 'Platinum+' });
  expect(beginWith({ ...link, product: 'health-recharge' }, saved)).not.toHaveProperty('added');
});

test('years paid ahead save what they cost less than one by one', () => {
  const terms = [aPrice('aspire', 10_000, 'Gold+'), aPrice('aspire', 27_750, 'Gold+', 3)];
  expect(savedBy(terms, aPrice('aspire', 10_000, 'Gold+'), 3)).toBe(2_250);
  expect(savedBy(terms, aPrice('aspire', 10_000, 'Gold+'), 2)).toBe(0);
});
