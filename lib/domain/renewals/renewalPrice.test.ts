import { findCity } from '@/lib/domain/places/cities';
import { priceOne, type PriceInput } from '@/lib/domain/quote/pricing/price';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { RenewalPriceDto } from './contract';
import { priceRenewal, type RenewalTerms } from './renewalPrice';

const place = findCity('Pune')!;
const family = [
  { memberId: '1', relation: 'self', dateOfBirth: '1992-04-02' },
  { memberId: '2', relation: 'spouse', dateOfBirth: '1994-01-20' },
  { memberId: '3', relation: 'daughter', dateOfBirth: '2020-07-01' },
] as const;
const plan = { product: 'reassurev2', tier: 'Platinum+', riders: ['safeguard-plus'], place } as const;

function bill(change: Partial<PriceInput> = {}, day = '2026-11-20'): PriceDto {
  const outcome = priceOne({ ...plan, members: family, sumInsured: 10_00_000, tenure: 1, ...change }, day);
  if (outcome.kind === 'refused') throw new Error(outcome.refused.reason);
  return outcome.price;
}

/** The worked family of the design, two years on. */
function renew(change: Partial<RenewalTerms> = {}): RenewalPriceDto {
  const price = priceRenewal({
    ...plan,
    last: { bill: bill(), members: family },
    leave: [],
    join: [],
    sumInsured: 10_00_000,
    claimed: 1_25_680,
    keepsAge: false,
    startsOn: '2028-11-22',
    validUntil: '2028-12-21',
    earnedPercent: 12,
    ...change,
  });
  if (!price) throw new Error('no rates');
  return price;
}

const amountOf = (price: RenewalPriceDto, key: string) =>
  price.causes.find((cause) => cause.key === key)?.amount;
const oneYear = ({ prices }: RenewalPriceDto) => prices[0]!.priceAfterTax;

test('the worked family: 13,487 + 771 − 1,711 = 12,547, and for two and three years', () => {
  const price = renew();
  expect(price.lastPrice).toBe(13_487);
  expect(price.causes).toEqual([
    { key: 'age', amount: 771 },
    { key: 'claim', amount: 0 },
    { key: 'rates', amount: 0 },
    { key: 'earned', amount: -1_711 },
  ]);
  expect(price.rows).toEqual({ was: 34, is: 36 });
  expect(price.prices.map(({ priceAfterTax }) => priceAfterTax)).toEqual([12_547, 24_153, 34_818]);
  expect(price.prices[0]!.breakdown.map(({ amount }) => amount)).toEqual([
    ...[9_474, 4_110, 1_520, -1_208, 1_112, -750, -1_711, 0, 0],
  ]);
});

test('without a claim the age of entry stays, and the price with it', () => {
  const price = renew({ keepsAge: true, claimed: 0, earnedPercent: 0 });
  expect(oneYear(price)).toBe(price.lastPrice);
  expect(price.causes.every(({ amount }) => amount === 0)).toBe(true);
});

test('what a claim cost changes nothing', () => {
  expect(renew({ claimed: 9_00_000 })).toEqual({ ...renew(), claimed: 9_00_000 });
});

test('the next renewal starts from what was paid: the earned discount ends before the new one', () => {
  const first = renew().prices[0]!;
  const again = renew({ last: { bill: first, members: family }, startsOn: '2029-11-22', earnedPercent: 0 });
  expect(again.lastPrice).toBe(12_547);
  expect(amountOf(again, 'earned')).toBe(1_711);
  expect(oneYear(again)).toBe(14_258);
});

test('a price below the table says so, and a year of several is compared with a year', () => {
  const low = bill();
  const breakdown = low.breakdown.map((line) =>
    line.key === 'discount' ? { ...line, amount: line.amount - 487 } : line,
  );
  const price = renew({ last: { bill: { ...low, breakdown }, members: family } });
  expect([price.lastPrice, amountOf(price, 'other')]).toEqual([13_000, 487]);
  const several = { bill: bill({ tenure: 3 }), members: family };
  expect(renew({ last: several })).toEqual(renew());
});

test('who leaves and who joins has an own line, twins too', () => {
  const born = '2028-06-01';
  const joined = renew({ join: [{ relation: 'son', dateOfBirth: born }] });
  expect(amountOf(joined, 'joined')).toBeGreaterThan(0);
  const twins = [...family, { memberId: '4', relation: 'daughter', dateOfBirth: '2020-07-01' } as const];
  const last = { bill: bill({ members: twins }), members: twins };
  const left = renew({ last, leave: ['4'] });
  expect(oneYear(left)).toBe(oneYear(renew()));
  expect(amountOf(left, 'left')).toBeLessThan(0);
});

test('a loading stays what it was, and nobody gets one for a claim', () => {
  const members = family.map((each, at) => (at === 1 ? { ...each, loading: 2_500 } : each));
  const price = renew({ last: { bill: bill({ members }), members: family } });
  const loadings = price.prices[0]!.breakdown.filter(({ key }) => key === 'loading');
  expect(loadings).toMatchObject([{ amount: Math.round(4_110 * 0.25), values: { relation: 'spouse' } }]);
});

test('from 60 years on a year raises the price by a tenth at most, and the next starts from there', () => {
  const members = [{ memberId: '1', relation: 'self', dateOfBirth: '1968-01-01' }] as const;
  const terms = {
    riders: [],
    tier: 'Bronze+' as const,
    startsOn: '2029-11-22',
    earnedPercent: 0,
    last: { bill: bill({ members, riders: [], tier: 'Bronze+' }, '2028-11-22'), members },
  } as const;
  const capped = renew(terms);
  expect(oneYear(capped)).toBe(Math.round(capped.lastPrice * 1.1));
  expect(amountOf(capped, 'cap')).toBeLessThan(0);
  const last = { bill: capped.prices[0]!, members };
  const next = renew({ ...terms, last, startsOn: '2030-11-22' });
  expect(oneYear(next)).toBe(Math.round(capped.lastPrice * 1.1 * 1.1));
});
