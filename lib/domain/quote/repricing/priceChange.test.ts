import { findCity } from '@/lib/domain/places/cities';
import { minimumAgeDate } from '@/lib/domain/common/dates';
import type { Member } from '@/lib/domain/quote/members';
import { priceOne, type PriceInput } from '@/lib/domain/quote/pricing/price';
import { findPriceChange } from './priceChange';

const today = '2026-11-20';
const self: Member = { relation: 'self', dateOfBirth: minimumAgeDate(today, 34) };
const son: Member = { relation: 'son', dateOfBirth: minimumAgeDate(today, 6) };

function getPrice(change: Partial<PriceInput> = {}, day = today) {
  const input = {
    product: 'reassurev2',
    sumInsured: 10_00_000,
    tenure: 1,
    place: findCity('Pune'),
    members: [self],
  } as const;
  const outcome = priceOne({ ...input, ...change }, day);
  if (outcome.kind === 'refused') throw new Error(outcome.refused.reason);
  return outcome.price;
}

test('the same price has not changed', () => {
  expect(findPriceChange(getPrice(), getPrice())).toBeUndefined();
});

test('a rider added is a new line, and the discount on it has grown', () => {
  const change = findPriceChange(getPrice(), getPrice({ riders: ['safeguard-plus'] }));
  expect(change?.lines.map(({ key, before, after }) => [key, before, after])).toEqual([
    ['rider', undefined, 650],
    ['discount', -406, -439],
  ]);
  expect([change?.before, change?.after]).toEqual([7_714, 8_331]);
});

test('a member taken out is a line gone', () => {
  const change = findPriceChange(getPrice({ members: [self, son] }), getPrice());
  expect(change?.lines.find(({ key }) => key === 'member')).toMatchObject({
    before: 1_520,
    values: { relation: 'son' },
  });
  expect(change?.lines.find(({ key }) => key === 'member')).not.toHaveProperty('after');
});

test('a birthday changes the person’s line, not the person', () => {
  const change = findPriceChange(getPrice(), getPrice({}, '2028-11-20'));
  expect(change?.lines[0]).toMatchObject({
    label: 'memberEldest',
    values: { age: 36 },
    before: 8_826,
    after: 9_474,
  });
});

test('what the lines changed by is what the price changed by', () => {
  const change = findPriceChange(
    getPrice({ members: [self, son, son] }),
    getPrice({ tenure: 2, place: findCity('Delhi') }),
  );
  const difference = change?.lines.reduce((sum, { before = 0, after = 0 }) => sum + after - before, 0);
  expect(difference).toBe((change?.after ?? 0) - (change?.before ?? 0));
});
