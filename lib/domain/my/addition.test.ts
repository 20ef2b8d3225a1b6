import { addDays } from '@/lib/domain/common/dates';
import { findCity } from '@/lib/domain/places/cities';
import type { Member } from '@/lib/domain/quote/members';
import { priceOne } from '@/lib/domain/quote/pricing/price';
import { billAddition } from './addition';

const startsOn = '2026-11-23';
const endsOn = '2027-11-22';
const self: Member = { relation: 'self', dateOfBirth: '1992-04-02' };
const spouse: Member = { relation: 'spouse', dateOfBirth: '1994-01-20' };
const daughter: Member = { relation: 'daughter', dateOfBirth: '2026-08-01' };
const wish = {
  product: 'reassurev2' as const,
  tier: 'Platinum+',
  sumInsured: 1_000_000,
  tenure: 1,
  members: [self],
  place: findCity('Pune'),
};
const policy = { ...wish, startsOn, endsOn };

const annual = (members: readonly Member[], today: string) => {
  const outcome = priceOne({ ...wish, members }, today);
  return outcome.kind === 'priced' ? outcome.price.priceAfterTax : NaN;
};

test.each([
  ['spouse', spouse],
  ['daughter', daughter],
])('on the first day a %s costs the whole difference, on the last one day of it', (_who, person) => {
  const whole = annual([self, person], startsOn) - annual([self], startsOn);
  expect(billAddition(policy, person, startsOn)?.addition).toMatchObject({
    price: whole,
    daysLeft: 365,
    days: 365,
  });
  const lastDay = annual([self, person], endsOn) - annual([self], endsOn);
  expect(billAddition(policy, person, endsOn)?.addition).toMatchObject({
    price: Math.round(lastDay / 365),
    daysLeft: 1,
  });
});

test('on each day of the term the lines add up, in whole rupees, and no day is dearer than the one before', () => {
  let before = Infinity;
  for (let day = 0; day < 365; day += 1) {
    const today = addDays(startsOn, day);
    const addition = billAddition(policy, daughter, today)?.addition;
    const sum = addition?.breakdown.reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBe(addition?.price);
    expect(addition?.breakdown.every(({ amount }) => Number.isInteger(amount))).toBe(true);
    // The price of a year rises with a birthday of the eldest alone.
    if (today !== '2027-04-02') expect(addition?.price).toBeLessThanOrEqual(before);
    before = addition?.price ?? NaN;
  }
});

test('a plan without children has no price for one', () => {
  expect(
    billAddition({ ...policy, product: 'senior-first', tier: 'Gold' }, daughter, startsOn),
  ).toBeUndefined();
});

test('nobody is added for nothing, since nothing can’t be paid: a share below half a rupee costs one', () => {
  const long = { ...policy, startsOn: '2017-11-23' };
  const addition = billAddition(long, daughter, endsOn)?.addition;
  expect(addition).toMatchObject({ price: 1, daysLeft: 1, days: 3_652 });
  expect(addition?.breakdown.reduce((sum, { amount }) => sum + amount, 0)).toBe(1);
});
