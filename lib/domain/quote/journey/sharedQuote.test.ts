import { findCity } from '@/lib/domain/places/cities';
import { ageInYears } from '@/lib/domain/common/dates';
import { priceOne } from '@/lib/domain/quote/pricing/price';
import { formatSharedQuote, parseSharedQuote, toBeginning, toMembers, type SharedQuote } from './sharedQuote';

const today = '2026-11-20';

const shared: SharedQuote = {
  people: [
    { relation: 'self', age: 34 },
    { relation: 'spouse', age: 32 },
    { relation: 'daughter', age: 6 },
    { relation: 'daughter', age: 0 },
  ],
  city: 'Pune',
  product: 'reassurev2',
  tier: 'Platinum+',
  sumInsured: 10_00_000,
  tenure: 3,
  frequency: 'once',
  riders: ['safeguard-plus'],
  price: 37_426,
};

test('a link opens the quote that it was made of', () => {
  expect(parseSharedQuote(formatSharedQuote(shared), today)).toEqual(shared);
  const plain: SharedQuote = { ...shared, product: 'criti-care', tier: '', riders: [] };
  expect(parseSharedQuote(formatSharedQuote(plain), today)).toEqual(plain);
});

test('a plus that became a space on the way is still a plus', () => {
  const query = formatSharedQuote(shared).replace('%2B', '%20');
  expect(parseSharedQuote(query, today)).toEqual(shared);
});

test('a link holds ages and no birth date', () => {
  expect(formatSharedQuote(shared)).not.toMatch(/\d{4}-\d{2}/);
});

test('ages stand for birth dates of that age today, and cost the same', () => {
  const members = toMembers(shared.people, today);
  expect(members.map(({ dateOfBirth }) => ageInYears(dateOfBirth, today))).toEqual([34, 32, 6, 0]);
  const { product, tier, sumInsured, tenure, riders } = shared;
  const wish = { product, tier, sumInsured, tenure, riders, place: findCity('Pune') };
  const outcome = priceOne({ ...wish, members: members.slice(0, 3) }, today);
  expect(outcome.kind === 'priced' && outcome.price.priceAfterTax).toBe(37_426);
});

test('who goes on from a link has its people and place, and says the birth dates', () => {
  const { family, plan } = toBeginning(shared);
  expect(family).toMatchObject({ dates: {}, place: 'Pune' });
  expect(family.chosen.toSorted()).toEqual(['daughter-1', 'daughter-2', 'self', 'spouse']);
  expect(plan).toMatchObject({ product: 'reassurev2', tier: 'Platinum+', sumInsured: 10_00_000, tenure: 3 });
});

test.each([
  ['', 'nothing'],
  ['people=self:34', 'a part alone'],
  [formatSharedQuote(shared).replace('reassurev2', 'constructor'), 'an unknown plan'],
  [formatSharedQuote(shared).replace('Platinum%2B', 'Gold'), 'a tier of another plan'],
  [formatSharedQuote(shared).replace('self:34', 'self:17'), 'a child as the buyer'],
  [formatSharedQuote(shared).replace('self:34', 'self:340'), 'nobody is that old'],
  [formatSharedQuote(shared).replace('self:34', 'self:34:1'), 'too many parts'],
  [formatSharedQuote(shared).replace('spouse', 'self'), 'a relation twice'],
  [formatSharedQuote(shared).replace('tenure=3', 'tenure=4'), 'years that are not sold'],
  [formatSharedQuote(shared).replace('1000000', '1e6'), 'a number in another notation'],
  [formatSharedQuote(shared).replace('1000000', '99999999999'), 'too much cover'],
  [formatSharedQuote(shared).replace('safeguard-plus', 'safeguard-plus,gold'), 'an unknown rider'],
  [formatSharedQuote(shared).replace('safeguard-plus', 'safeguard-plus,safeguard-plus'), 'a rider twice'],
  [formatSharedQuote(shared).replace('Pune', '%3Cscript%3E'), 'markup for a city'],
  [formatSharedQuote(shared).replace('Pune', 'P'.repeat(61)), 'an endless city'],
  [`${formatSharedQuote(shared)}&frequency=monthly`, 'a rhythm that is not offered'],
  [`${formatSharedQuote(shared)}&tenure=1`, 'a part twice'],
])('%s is no link of ours: %s', (query) => {
  expect(parseSharedQuote(query, today)).toBeUndefined();
});
